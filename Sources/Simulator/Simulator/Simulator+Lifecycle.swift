import DisplayList
import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit

// Events of the app that are not input: it goes to the background and comes back, and memory runs out. The app is
// notified in the order in which iOS does it.
extension Simulator {
  /// Goes to the home screen, as the user does. Fingers are lifted, the app becomes inactive and then goes to the
  /// background. Each step is one frame, the last for now: until `enterForeground()` nothing is evaluated or painted,
  /// while time goes on.
  public func enterBackground() {
    guard scenePhase != .background else { return }
    for (id, location) in touches.sorted(by: { $0.key < $1.key }) {
      send(.touch(.init(id: id, phase: .cancelled, location: location, timestamp: now)))
    }
    if scenePhase == .active {
      Phone.current.application.resignActive()
      show(.inactive)
    }
    Phone.current.application.enterBackground()
    show(.background)
    hasReportedInput = false
  }

  /// Returns to the app, as the user does. It becomes inactive, which is one frame at the time that has been reached,
  /// and then active, which the next frame shows.
  public func enterForeground() {
    guard scenePhase == .background else { return }
    let time = now
    Phone.current.application.enterForeground()
    scenePhase = .inactive
    runtime.setScreen(settings.screen(of: device, phase: .inactive))
    runtime.frame(at: time)
    if Phone.current.alerts.current == nil { becomeActive() }
    onNeedsFrame?()
  }

  /// Runs the action that the app registered with `backgroundTask(_:action:)` for the refresh with a name, as the
  /// system does while the app is in the background.
  /// - Returns: false if the app registered none.
  @discardableResult
  public func runBackgroundTask(_ identifier: String) async -> Bool {
    await BackgroundActions.shared.run(.refresh(identifier))
  }

  /// Notifies the app that the transfers of the session with a name are complete.
  /// - Returns: false if the app registered nothing for it with `backgroundTask(_:action:)`.
  @discardableResult
  public func finishBackgroundSession(_ identifier: String) async -> Bool {
    await BackgroundActions.shared.run(.session(identifier))
  }

  private func becomeActive() {
    scenePhase = .active
    runtime.setScreen(settings.screen(of: device, phase: .active))
    Phone.current.application.becomeActive()
  }

  /// Makes the app inactive while the system asks something, until the user has answered.
  func systemAlertDidChange() {
    let alerts = Phone.current.alerts
    runtime.show(alerts.current) { [weak alerts] in alerts?.answer($0) }
    if alerts.current != nil, scenePhase == .active {
      Phone.current.application.resignActive()
      scenePhase = .inactive
      runtime.setScreen(settings.screen(of: device, phase: .inactive))
    } else if alerts.current == nil, scenePhase == .inactive {
      becomeActive()
    }
  }

  func systemBannerDidChange() {
    let banners = Phone.current.banners
    runtime.show(banners.current) { [weak banners] in banners?.tap() }
  }

  /// Asks the app to open a URL, as a link in another app does. Returns false if nothing in the app opens it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    if UIApplication.shared.deliver(url) { return true }
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return runtime.open(url) }
    // A web page reaches UIKit as an activity, and SwiftUI's views as a URL.
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return UIApplication.shared.deliver(activity) || runtime.open(url) || runtime.continueActivity(activity)
  }

  /// Asks the app to continue an activity. Returns false if nothing in the app does.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    UIApplication.shared.deliver(activity) || runtime.continueActivity(activity)
  }

  /// Simulates a memory shortage: the app is notified, and images that are not shown are released.
  public func sendMemoryWarning() {
    runtime.receiveMemoryWarning()
    Phone.current.application.receiveMemoryWarning()
  }

  private func show(_ phase: ScenePhase) {
    runtime.setScreen(settings.screen(of: device, phase: phase))
    runtime.frame(at: now)
    scenePhase = phase
  }

  /// Tracks the fingers on the screen.
  func follow(_ event: InputEvent) {
    guard case .touch(let touch) = event else { return }
    let isDown = touch.phase == .began || touch.phase == .moved
    touches[touch.id] = isDown ? touch.location : nil
  }

  /// Reports ignored input once for each stay in the background: a gesture is many events.
  func reportIgnoredInput() {
    guard !hasReportedInput else { return }
    hasReportedInput = true
    let message = "Simulator: input was ignored, since the app is in the background. Call enterForeground() first.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// The phone as UIKit describes it.
  var hardware: Phone.Hardware {
    var hardware = Phone.Hardware(
      size: device.screen(isLandscape: settings.isLandscape).size, scale: device.scale, name: device.name,
      isLandscape: settings.isLandscape, isDark: settings.isDark, reducesMotion: settings.reducesMotion,
      localeIdentifier: settings.locale.identifier, accessibility: settings.accessibility,
      system: settings.system)
    hardware.textSize = settings.textSize
    hardware.modelIdentifier = device.modelIdentifier
    return hardware
  }
}
