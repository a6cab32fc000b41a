import Foundation
import Typesetting
import Synchronization

/// The phone that the process represents, behind `UIApplication.shared` and similar objects. A process has one at a
/// time, and a test gets a new one.
@MainActor
package final class Phone {
  /// The current phone.
  package private(set) static var current = Phone()

  package let application = UIApplication()
  package let device = UIDevice()
  package let screen = UIScreen()
  package let pasteboard = UIPasteboard()
  /// The undo manager of the screen.
  package let undoManager = UndoManager()
  /// The system's alerts.
  package let alerts = SystemAlerts()
  /// The system's banners.
  package let banners = SystemBanners()
  /// Ends editing in whatever has the keyboard.
  package final var endEditing: @MainActor () -> Void = {}
  /// Called when a controller's preferences for the status bar or home indicator change.
  package final var systemBarsDidChange: @MainActor () -> Void = {}
  /// Requests landscape or portrait orientation for the app.
  package final var turn: @MainActor (_ onSide: Bool) -> Void = { _ in }
  /// The app's alternate icon; nil for the primary one.
  var alternateIconName: String?
  /// The number on the app's icon; 0 for none.
  package var badge = 0
  /// The URLs that the app asked the system to open, oldest first.
  package var openedURLs: [URL] = []
  /// The URL schemes that apps on the phone handle, in lower case; initially those of iOS itself.
  package var openableSchemes: Set<String> = [
    "http", "https", "tel", "telprompt", "mailto", "sms", "facetime", "maps", "itms-apps", "app-settings",
  ]
  /// The haptic feedback requested by the app, oldest first.
  package var feedback: [_HapticFeedback] = []
  /// The app's accessibility notifications, oldest first.
  package var accessibilityNotifications: [AccessibilityPost] = []
  package var reducesMotion = false
  /// Closures that reset the person's decisions about protected resources, by XCUITest's names.
  package final var answers: [String: @MainActor () -> Void] = [:]
  /// The other accessibility settings.
  package var accessibility: _AccessibilityFeatures = []

  /// The number of phones so far, for state of one phone that is used on any thread.
  package nonisolated static let number = Atomic<Int>(0)

  private static var resets: [@MainActor () -> Void] = []

  private init() { _ = AnswerCache.isInstalled }

  /// Registers a closure that resets other global state of the process, run whenever a new phone replaces the old one.
  package static func onReplace(_ reset: @escaping @MainActor () -> Void) { resets.append(reset) }

  /// Replaces the phone with a new one that was just switched on.
  /// - Parameter keepsData: Whether the apps' stored data is kept, as after a restart.
  package static func replace(keepsData: Bool = false) {
    current.application.forgetBackgroundTasks()
    let icon = current.alternateIconName
    current = Phone()
    if keepsData { current.alternateIconName = icon }
    number.add(1, ordering: .relaxed)
    UITraitCollection.current = current.screen.traitCollection
    NSUserActivity.current = nil
    if !keepsData {
      NSUbiquitousKeyValueStore.reset()
      URLCache.shared.removeAllCachedResponses()
      PhoneDefaults.begin()
    }
    for reset in resets { reset() }
  }

  // MARK: Hardware

  /// The device in use.
  package struct Hardware: Equatable, Sendable {
    /// The size in points, in the current orientation.
    package var size: CGSize
    package var scale: CGFloat
    package var name: String
    /// Apple's identifier of the model, such as "iPhone16,1"; nil for a device of one's own.
    package var modelIdentifier: String?
    package var isLandscape: Bool
    package var isDark: Bool
    package var reducesMotion: Bool
    package var localeIdentifier: String
    package var accessibility: _AccessibilityFeatures
    package var system: _SystemGeneration
    package var textSize = TextSize.large

    package init(
      size: CGSize, scale: CGFloat, name: String, isLandscape: Bool, isDark: Bool, reducesMotion: Bool,
      localeIdentifier: String, accessibility: _AccessibilityFeatures = [], system: _SystemGeneration = .iOS18
    ) {
      self.size = size
      self.scale = scale
      self.name = name
      self.isLandscape = isLandscape
      self.isDark = isDark
      self.reducesMotion = reducesMotion
      self.localeIdentifier = localeIdentifier
      self.accessibility = accessibility
      self.system = system
    }

    /// What Apple's simulator tells an app in its environment: the screen in pixels, held upright.
    fileprivate var variables: [String: String] {
      func pixels(_ points: CGFloat) -> String { String(Int((points * scale).rounded())) }
      var variables = [
        "SIMULATOR_DEVICE_NAME": name, "SIMULATOR_RUNTIME_VERSION": system.name,
        "SIMULATOR_MAINSCREEN_WIDTH": pixels(min(size.width, size.height)),
        "SIMULATOR_MAINSCREEN_HEIGHT": pixels(max(size.width, size.height)),
        "SIMULATOR_MAINSCREEN_SCALE": String(format: "%.6f", Double(scale)),
      ]
      variables["SIMULATOR_MODEL_IDENTIFIER"] = modelIdentifier
      return variables
    }
  }

  private var hardware: Hardware?

  /// Changes the device, orientation or settings, and notifies the app as usual.
  package func become(_ new: Hardware) {
    let old = hardware
    hardware = new
    _SystemGeneration.current = new.system
    PhoneBundle.locale = Locale(identifier: new.localeIdentifier)
    screen.bounds = CGRect(origin: .zero, size: new.size)
    screen.scale = new.scale
    screen.isDark = new.isDark
    screen.contentSize = UIContentSizeCategory(new.textSize)
    // 744 points is the width of the narrowest iPad.
    let isTablet = min(new.size.width, new.size.height) >= 744
    device.userInterfaceIdiom = isTablet ? .pad : .phone
    PhoneBundle.device = isTablet ? "ipad" : "iphone"
    device.name = new.name
    SimulatorVariables.current = new.variables
    // Which side is up is a guess: the simulator only knows that the device is in landscape.
    device.orientation = new.isLandscape ? .landscapeLeft : .portrait
    reducesMotion = new.reducesMotion
    accessibility = new.accessibility
    UITraitCollection.current = screen.traitCollection
    guard let old else { return }
    if old.textSize != new.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: screen.contentSize.rawValue])
    }
    if old.isLandscape != new.isLandscape, device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
    }
    if old.reducesMotion != new.reducesMotion {
      NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    for name in _AccessibilityFeatures.notifications(of: old.accessibility.symmetricDifference(new.accessibility)) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    if old.localeIdentifier != new.localeIdentifier {
      NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }
}

/// Haptic feedback that the app requested.
public enum _HapticFeedback: Sendable, Hashable {
  /// `UIImpactFeedbackGenerator`; the intensity is from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// `UINotificationFeedbackGenerator`.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// `UISelectionFeedbackGenerator`.
  case selection
}

/// A notification that the app posted with `UIAccessibility.post(notification:argument:)`.
package struct AccessibilityPost: Sendable, Hashable {
  package var notification: UIAccessibility.Notification
  /// The argument, if it is a string.
  package var text: String?
}
