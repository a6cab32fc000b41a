import DisplayList
import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A simulated phone that shows one view. `advance(to:)` is the only entry point: every host and every test sends input
/// and lets time pass through it, so all of them see the same frames.
@MainActor
public final class Simulator {
  /// The simulated device; `apply(device:settings:)` changes it.
  public private(set) var device: Device
  /// The user's settings; `apply(device:settings:)` changes them.
  public private(set) var settings: DeviceSettings
  package let runtime: Runtime
  /// The app's phase; see `enterBackground()`.
  public internal(set) var scenePhase = ScenePhase.active
  /// The statistics over the screen; nil while they are off.
  private var headsUp: HeadsUpDisplay?
  let overlay = SystemOverlay()
  let body = DeviceBody()
  /// The fingers on the screen and their locations.
  var touches: [Int: CGPoint] = [:]
  /// The latest time that a host reported while the app was in the background.
  private var backgroundTime: TimeInterval = 0
  var hasReportedInput = false

  /// Creates a simulator that shows `root` on a device. Nothing is laid out before the first `advance(to:)`.
  public convenience init<Root: View>(
    device: Device = .iPhone15Pro, settings: DeviceSettings = DeviceSettings(), @ViewBuilder root: () -> Root
  ) {
    self.init(device: device, settings: settings, continuing: nil, root: root)
  }

  /// Creates a simulator that shows the next version of a view.
  /// - Parameter continuing: the state kept from the previous version; nil to begin.
  package init<Root: View>(
    device: Device, settings: DeviceSettings, continuing: KeptScreen?, @ViewBuilder root: () -> Root
  ) {
    self.device = device
    self.settings = settings
    runtime = Runtime(screen: settings.screen(of: device, phase: .active))
    PhoneDefaults.adopt(.standard)
    PhoneBundle.adopt()
    PhoneFileManager.adopt()
    Phone.current.become(hardware)
    runtime.decideSystemBars()
    AppAppearance.load()
    runtime.offerScene()
    runtime.setRoot(root(), continuing: continuing)
    runtime.showWindows()
    Phone.current.alerts.onChange = { [weak self] in self?.systemAlertDidChange() }
    systemAlertDidChange()
    Phone.current.banners.onChange = { [weak self] in self?.systemBannerDidChange() }
    systemBannerDidChange()
    Phone.current.turn = { [weak self] in self?.turn(onSide: $0) }
    Phone.current.endEditing = { [weak runtime] in runtime?.endEditing() }
  }

  /// Creates a simulator that shows a controller's view on a device, in its own window.
  public convenience init(
    device: Device = .iPhone15Pro, settings: DeviceSettings = DeviceSettings(),
    rootViewController: @autoclosure () -> UIViewController
  ) {
    self.init(
      device: device, settings: settings,
      root: { UIApplication.shared.launch(root: rootViewController).map { SceneView($0) } })
  }

  /// Starts an app on a device, as the system does: first its delegate, then the scene that it configures. An app that
  /// creates no window shows nothing.
  public convenience init(
    device: Device = .iPhone15Pro, settings: DeviceSettings = DeviceSettings(),
    delegate: @autoclosure () -> any UIApplicationDelegate
  ) {
    self.init(
      device: device, settings: settings,
      root: {
        if let scene = UIApplication.shared.launch(delegate()) { SceneView(scene) }
      })
  }

  /// UIKit's windows must not keep the screen's content after it is gone.
  isolated deinit { runtime.tearDown() }

  /// Changes device or settings; the next frame shows them.
  public func apply(device: Device, settings: DeviceSettings) {
    let wasOnSide = self.settings.isLandscape
    self.device = device
    self.settings = settings
    // The screen stays as it is if the app does not support the orientation.
    if settings.isLandscape != wasOnSide, !UIApplication.shared.mayBeHeld(onSide: settings.isLandscape) {
      self.settings.isLandscape = wasOnSide
    }
    // Views and controllers query the phone when they are notified of the change.
    Phone.current.become(hardware)
    runtime.setScreen(self.settings.screen(of: device, phase: scenePhase))
  }

  /// Turns the phone because the app asks for it, after the frame in which it asks.
  private func turn(onSide: Bool) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.settings.isLandscape != onSide else { return }
        var settings = self.settings
        settings.isLandscape = onSide
        self.apply(device: self.device, settings: settings)
        self.onNeedsFrame?()
      }
    }
  }

  /// Removes the view from the screen for good: it disappears, and its tasks are cancelled. An app with scenes is
  /// closed.
  public func tearDown() {
    Phone.current.alerts.screenGoes()
    runtime.tearDown()
    UIApplication.shared.close()
  }

  // MARK: Input and time

  /// Queues input; it acts in the next frame, in order of the timestamps. In the background, input is ignored, which is
  /// reported on stderr.
  public func send(_ event: InputEvent) {
    guard scenePhase != .background else { return reportIgnoredInput() }
    follow(event)
    runtime.send(event)
  }

  /// The locations of fingers on the screen, in points, in the order of their ids; those of queued touches included.
  public var fingers: [CGPoint] { touches.isEmpty ? [] : touches.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether a view on the screen needs the pointer's location; a host need not send it otherwise.
  public var wantsHover: Bool { runtime.wantsHover }
  /// The keyboard shortcuts on the screen: modifiers and key, as "command+shift+s".
  public var shortcuts: [String] { runtime.shortcutNames }

  /// Ends editing in the focused field; the keyboard disappears.
  public func endEditing() { runtime.endEditing() }

  /// The state of the field that receives typed text, for a host with its own keyboard; nil for none.
  public var textInput: TextInputState? { runtime.textInputState.map(TextInputState.init) }

  /// Runs one frame. `timestamp` is in seconds on the host's clock and must not run backwards; if it does, the frame
  /// shows the latest time so far. In the background only the time is noted.
  public func advance(to timestamp: TimeInterval) {
    if scenePhase == .background {
      backgroundTime = max(backgroundTime, timestamp)
    } else {
      runtime.frame(at: timestamp)
      headsUp?.update(runtime)
    }
  }

  /// The time of the last frame; in the background the latest time so far.
  public var now: TimeInterval { max(runtime.now, backgroundTime) }

  /// Whether another frame would show something new: an animation, a scroll, a change of state. Always false in the
  /// background.
  public var needsFrame: Bool { scenePhase != .background && runtime.needsFrame }

  /// Called on the main actor when `needsFrame` turns true between two frames.
  public var onNeedsFrame: (@MainActor () -> Void)? {
    didSet {
      runtime.onNeedsFrame = { [weak self] in
        guard let self, scenePhase != .background else { return }
        onNeedsFrame?()
      }
    }
  }

  /// The time when a frame is due although nothing moves, such as at the end of a resting finger's delay or when the
  /// caret blinks; nil if never.
  public var nextDeadline: TimeInterval? { scenePhase == .background ? nil : runtime.nextDeadline }

  /// The time when a resting finger takes effect; nil if none does.
  public var touchDeadline: TimeInterval? { runtime.touchDeadline }

  // MARK: Output

  /// The app's display list as of the last frame; see also `displayList(showing:)`.
  public var displayList: DisplayList { headsUp?.over(runtime.displayList) ?? runtime.displayList }

  /// Whether statistics of the last frame lie over the screen: bodies, layouts, live rows, drift, time. The app is
  /// unaware of them: they are not in its tree, and take neither touches nor frames.
  public var showsHeadsUpDisplay: Bool {
    get { headsUp != nil }
    set {
      guard newValue != showsHeadsUpDisplay else { return }
      headsUp = newValue ? HeadsUpDisplay(runtime) : nil
      runtime.drift = headsUp?.drift
      onNeedsFrame?()
    }
  }

  /// The screen as assistive technology sees it now. Built on request.
  public var accessibilityTree: AccessibilityNode {
    let list = displayList
    return AccessibilityNode(
      key: list.root.key, role: .application, frame: CGRect(origin: .zero, size: list.size),
      children: runtime.accessibilityElements.map(\.described))
  }

  /// A number that changes whenever anything in `accessibilityTree` except frames may have changed.
  public var accessibilityVersion: Int { runtime.accessibilityVersion }

  /// A recorder of what happens in the frames; nil for none.
  package var trace: FrameTrace? {
    get { runtime.trace }
    set { runtime.trace = newValue }
  }

  /// The work done so far.
  public var counters: Counters { runtime.counters }
}

/// The runtime's work in numbers that do not depend on the machine.
public typealias Counters = ScrollworkSwiftUI._Counters
