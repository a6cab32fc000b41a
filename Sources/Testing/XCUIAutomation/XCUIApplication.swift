import Foundation

/// The app that the test's class names in ``SimulatorTestCase/rootView(for:)``, in the test's own process.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// What the app is doing. Numbers as in XCUITest.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// What the next `launch()` hands to the app as its arguments, without the program's name.
  public var launchArguments: [String] = []
  /// What the next `launch()` hands to the app as its environment, beside the process's own.
  public var launchEnvironment: [String: String] = [:]

  /// The app under test. All values of this type stand for the same app.
  public init() { super.init(ElementPath()) }

  /// Launches the app anew on a fresh phone: state in memory is gone, except for what lives in the process.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      do {
        try RunningApp.start(AppLaunch(arguments: launchArguments, environment: launchEnvironment))
        SimulatorTestCase.current?.stopIfDue()
      } catch {
        SimulatorTestCase.fail("Failed to launch the app: \(error)", file, line)
      }
    }
  }

  /// Brings the app to the front, and launches it if it does not run.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard state != .notRunning else { return launch(file: file, line: line) }
    onMainActor {
      do {
        try RunningApp.current?.run { try await $0.screen.enterForeground() }
      } catch {
        SimulatorTestCase.fail("Failed to bring the app to the front: \(error)", file, line)
      }
    }
  }

  /// Ends the app: its views disappear, and their tasks are cancelled.
  public func terminate() { onMainActor { RunningApp.current?.terminate() } }

  /// What the app is doing now.
  public var state: State {
    onMainActor {
      guard let app = RunningApp.current else { return .notRunning }
      return app.simulator.scenePhase == .background ? .runningBackground : .runningForeground
    }
  }

  /// True if the app is in a state, or comes to be in it within a time in seconds.
  @discardableResult
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    return onMainActor {
      guard let app = RunningApp.current else { return false }
      return (try? app.run { try await $0.wait(timeout) { self.state == state } }) ?? false
    }
  }
}
