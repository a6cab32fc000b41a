import Automation
import Foundation

/// What a test wants to be asked when something is in its way.
final class InterruptionMonitor: NSObject {
  let handler: (XCUIElement) -> Bool

  init(_ handler: @escaping (XCUIElement) -> Bool) {
    self.handler = handler
    super.init()
  }
}

extension SimulatorTestCase {
  /// Adds what to do when an alert is in the way of something that the test does. The one that was added last is asked first, until one
  /// says that it has dealt with the alert.
  /// - Parameters:
  ///   - handlerDescription: what it is for, for whoever reads the test.
  ///   - handler: is given the alert, and says whether it has dealt with it.
  /// - Returns: what takes it away again.
  public final func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Takes away what ``addUIInterruptionMonitor(withDescription:handler:)`` has added.
  public final func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    monitors.removeAll { $0.isEqual(monitor) }
  }
}

extension XCUIElement {
  /// Before something is done with the element: asks the test's monitors about an alert that is in the way.
  @MainActor func dealWithInterruption() {
    guard let test = SimulatorTestCase.current, !test.monitors.isEmpty, let alert = interruption else { return }
    // What a monitor does is not interrupted itself.
    let monitors = test.monitors
    test.monitors = []
    defer { test.monitors = monitors }
    _ = monitors.last { $0.handler(alert) }
  }

  /// The alert in front that is not meant: one of the system's, or one of the app's that covers the element.
  @MainActor private var interruption: XCUIElement? {
    guard let app = RunningApp.current else { return nil }
    let root = app.root
    let alerts = root.descendants.filter { $0.elementType == .alert }
    guard let alert = alerts.last, let element = path.find(in: root).first else { return nil }
    let isOfSystem = alert.part?.isOfSystemAlert == true
    // What is inside the alert is meant.
    guard !alert.descendants.contains(where: { $0 === element }), alert !== element else { return nil }
    guard isOfSystem || element.elementType != .application && element.touchPoint == nil else { return nil }
    return XCUIElement(ElementPath().then(.descendants(.alert)).then(.at(alerts.count - 1)))
  }
}
