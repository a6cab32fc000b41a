import Foundation
import Typesetting
import Synchronization

/// The phone that the process stands for: what an app finds behind `UIApplication.shared` and its like. A process has one
/// at a time, and a test gets a new one.
@MainActor
package final class Phone {
  /// The phone now.
  package private(set) static var current = Phone()

  package let application = UIApplication()
  package let device = UIDevice()
  package let screen = UIScreen()
  package let pasteboard = UIPasteboard()
  /// Remembers how to take back what the person does on the screen.
  package let undoManager = UndoManager()
  /// The system's questions to the person.
  package let alerts = SystemAlerts()
  /// The system's messages to the person.
  package let banners = SystemBanners()
  /// Takes the keyboard from whatever is typed into.
  package final var endEditing: @MainActor () -> Void = {}
  /// A controller wants something else of the status bar or the home indicator.
  package final var systemBarsDidChange: @MainActor () -> Void = {}
  /// The app wants the phone to be held on its side, or upright.
  package final var turn: @MainActor (_ onSide: Bool) -> Void = { _ in }
  /// The app's icon, if it is not the first one.
  var alternateIconName: String?
  /// The number at the app's icon; 0 for none.
  package var badge = 0
  /// What the app asked the system to open, oldest first.
  package var openedURLs: [URL] = []
  /// The schemes that some app on the phone opens, in lower case; the ones iOS itself serves to begin with.
  package var openableSchemes: Set<String> = [
    "http", "https", "tel", "telprompt", "mailto", "sms", "facetime", "maps", "itms-apps", "app-settings",
  ]
  /// The haptics the app asked for, oldest first.
  package var feedback: [_HapticFeedback] = []
  /// What the app told assistive technology, oldest first.
  package var accessibilityNotifications: [AccessibilityPost] = []
  package var reducesMotion = false
  /// How to forget what the person said of a resource, by the name that XCUITest has for it.
  package final var answers: [String: @MainActor () -> Void] = [:]
  /// What else the person set for accessibility.
  package var accessibility: _AccessibilityFeatures = []

  /// Counts the phones, for what belongs to one and is asked on any thread.
  package nonisolated static let number = Atomic<Int>(0)

  private static var resets: [@MainActor () -> Void] = []

  private init() { _ = AnswerCache.isInstalled }

  /// Code that makes some other global state of the process new, run whenever a new phone replaces the one before.
  package static func onReplace(_ reset: @escaping @MainActor () -> Void) { resets.append(reset) }

  /// A new phone, just switched on, takes the place of this one.
  /// - Parameter keepsData: what apps have stored is on it too, as if they had only been started anew.
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

  // MARK: The hardware

  /// What is held in the hand.
  package struct Hardware: Equatable, Sendable {
    /// Points, as the screen is held now.
    package var size: CGSize
    package var scale: CGFloat
    package var name: String
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
  }

  private var hardware: Hardware?

  /// Another device, or held or set otherwise; tells the app what it would be told.
  package func become(_ new: Hardware) {
    let old = hardware
    hardware = new
    _SystemGeneration.current = new.system
    PhoneBundle.locale = Locale(identifier: new.localeIdentifier)
    screen.bounds = CGRect(origin: .zero, size: new.size)
    screen.scale = new.scale
    screen.isDark = new.isDark
    screen.contentSize = UIContentSizeCategory(new.textSize)
    // 744 points is the narrowest iPad.
    let isTablet = min(new.size.width, new.size.height) >= 744
    device.userInterfaceIdiom = isTablet ? .pad : .phone
    PhoneBundle.device = isTablet ? "ipad" : "iphone"
    device.name = new.name
    // Which side is up is a guess: the simulator knows only that the device lies on its side.
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

/// A haptic that the app asked for.
public enum _HapticFeedback: Sendable, Hashable {
  /// `UIImpactFeedbackGenerator`; the intensity is from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// `UINotificationFeedbackGenerator`.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// `UISelectionFeedbackGenerator`.
  case selection
}

/// Something the app told assistive technology with `UIAccessibility.post(notification:argument:)`.
package struct AccessibilityPost: Sendable, Hashable {
  package var notification: UIAccessibility.Notification
  /// The argument, if it was a text.
  package var text: String?
}
