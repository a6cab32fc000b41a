import DisplayList
import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit

// What happens to the app that is not input: it goes to the background and comes back, and memory runs out. The app is
// told in the order in which iOS does it.
extension Simulator {
  /// The person goes to the home screen. Fingers are lifted, the app becomes inactive and then goes to the background,
  /// each of which is one frame, the last for now: until `enterForeground()` nothing is evaluated and nothing painted,
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

  /// The person comes back to the app. It becomes inactive, which is one frame at the time that has been reached, and then
  /// active, which the next frame shows.
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

  /// The system runs what the app said with `backgroundTask(_:action:)` for a refresh with a name, as it does while the app is in the
  /// background.
  /// - Returns: false if the app said nothing for it.
  @discardableResult
  public func runBackgroundTask(_ identifier: String) async -> Bool {
    await BackgroundActions.shared.run(.refresh(identifier))
  }

  /// The system tells the app that the transfers of a session with a name are over.
  /// - Returns: false if the app said nothing for it with `backgroundTask(_:action:)`.
  @discardableResult
  public func finishBackgroundSession(_ identifier: String) async -> Bool {
    await BackgroundActions.shared.run(.session(identifier))
  }

  private func becomeActive() {
    scenePhase = .active
    runtime.setScreen(settings.screen(of: device, phase: .active))
    Phone.current.application.becomeActive()
  }

  /// The system asks something, and the app is inactive until the person has answered.
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

  /// The system asks the app to open an address, as a link in another app does; false if nothing in the app opens it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    if UIApplication.shared.deliver(url) { return true }
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return runtime.open(url) }
    // A page of the web comes as an activity to UIKit, and as an address to SwiftUI's views.
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return UIApplication.shared.deliver(activity) || runtime.open(url) || runtime.continueActivity(activity)
  }

  /// The system asks the app to go on with an activity; false if nothing in the app does.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    UIApplication.shared.deliver(activity) || runtime.continueActivity(activity)
  }

  /// The phone is short of memory: the app is told, and pictures that nobody shows are given back.
  public func sendMemoryWarning() {
    runtime.receiveMemoryWarning()
    Phone.current.application.receiveMemoryWarning()
  }

  private func show(_ phase: ScenePhase) {
    runtime.setScreen(settings.screen(of: device, phase: phase))
    runtime.frame(at: now)
    scenePhase = phase
  }

  /// Keeps account of the fingers on the screen.
  func follow(_ event: InputEvent) {
    guard case .touch(let touch) = event else { return }
    let isDown = touch.phase == .began || touch.phase == .moved
    touches[touch.id] = isDown ? touch.location : nil
  }

  /// Once for each stay in the background: a gesture is many events.
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
    return hardware
  }
}
