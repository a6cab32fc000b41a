import Automation
import Foundation

/// A test's handler for interruptions.
final class InterruptionMonitor: NSObject {
  let handler: (XCUIElement) -> Bool

  init(_ handler: @escaping (XCUIElement) -> Bool) {
    self.handler = handler
    super.init()
  }
}

extension SimulatorTestCase {
  /// Adds a handler for alerts that interrupt the test's actions. The most recently added is called first, until one
  /// handles the alert. One of the system's alerts that none handles is answered with its last button, which of two is
  /// the one that allows; that it is the last of more is a guess.
  /// - Parameters:
  ///   - handlerDescription: Its purpose, for the reader of the test.
  ///   - handler: Receives the alert, and returns whether it has handled it.
  /// - Returns: A token to remove it.
  public final func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Removes a monitor added by ``addUIInterruptionMonitor(withDescription:handler:)``.
  public final func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    monitors.removeAll { $0.isEqual(monitor) }
  }
}

extension XCUIElement {
  /// Called before an action on the element: passes an interrupting alert to the test's monitors.
  @MainActor func dealWithInterruption() {
    // A monitor's own actions are not interrupted.
    guard let test = SimulatorTestCase.current, !test.isHandlingInterruption else { return }
    test.isHandlingInterruption = true
    defer { test.isHandlingInterruption = false }
    // The system may ask several questions. The same one again is not answered by what handled it.
    var title: String?
    while let alert = interruption, alert.title != title {
      title = alert.title
      let isHandled = test.monitors.last { $0.handler(alert.element) } != nil
      guard alert.isOfSystem else { return }
      let buttons = alert.element.buttons
      if !isHandled, buttons.count > 0 { buttons.element(boundBy: buttons.count - 1).tap() }
    }
  }

  /// The front alert that is not meant: one of the system's, or one of the app's that covers the element.
  @MainActor private var interruption: (element: XCUIElement, title: String, isOfSystem: Bool)? {
    guard let app = RunningApp.current else { return nil }
    let root = app.root
    let alerts = root.descendants.filter { $0.elementType == .alert }
    guard let alert = alerts.last, let element = path.find(in: root).first else { return nil }
    let isOfSystem = alert.part?.isOfSystemAlert == true
    // An element inside the alert is meant.
    guard !alert.descendants.contains(where: { $0 === element }), alert !== element else { return nil }
    guard isOfSystem || element.elementType != .application && element.touchPoint == nil else { return nil }
    let front = ElementPath().then(.descendants(.alert)).then(.at(alerts.count - 1))
    return (XCUIElement(front), alert.label, isOfSystem)
  }
}
