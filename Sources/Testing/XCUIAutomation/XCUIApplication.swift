import Foundation

/// An app on the phone: the one under test, in the test's own process, or another one by its identifier.
///
/// The system is "com.apple.springboard": its alerts are found there, and in the app below them. Other apps are not on
/// the phone.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// The state of the app. Numbers as in XCUITest.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// The default launch configuration of the app.
  nonisolated(unsafe) package static var initialLaunch = AppLaunch(arguments: [], environment: [:])

  /// The arguments for the next `launch()`, without the program's name.
  public var launchArguments = initialLaunch.arguments
  /// The environment for the next `launch()`, in addition to the process's own.
  public var launchEnvironment = initialLaunch.environment
  /// The identifier of an app; nil for the one under test.
  private let bundleIdentifier: String?

  private static let system = "com.apple.springboard"

  /// Creates a reference to the app under test. All such values refer to the same app.
  public init() {
    bundleIdentifier = nil
    super.init(ElementPath())
  }

  /// Creates a reference to the app with an identifier.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    super.init(ElementPath(isNowhere: !Self.isHere(bundleIdentifier)))
  }

  /// Tests of this package have no app with an identifier, so any identifier that is not Apple's is the one under test.
  private static func isHere(_ identifier: String) -> Bool {
    guard let own = Bundle.main.bundleIdentifier else {
      return !identifier.hasPrefix("com.apple.") || identifier == system
    }
    return identifier == own || identifier == system
  }

  /// The identifier in measurements, as far as it is known.
  var measuredIdentifier: String? { bundleIdentifier ?? Bundle.main.bundleIdentifier }

  private var isSystem: Bool { bundleIdentifier == Self.system }

  /// Relaunches the app: its in-memory state is lost, except for the process's.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      do {
        try checkIsHere()
        if isSystem { return }
        try RunningApp.start(AppLaunch(arguments: launchArguments, environment: launchEnvironment))
        SimulatorTestCase.current?.stopIfDue()
      } catch {
        SimulatorTestCase.fail("Failed to launch the app: \(error)", (file, line))
      }
    }
  }

  /// Brings the app to the front, and launches it if it is not running.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    if !isSystem, state == .notRunning { return launch(file: file, line: line) }
    onMainActor {
      do {
        try checkIsHere()
        try RunningApp.current?.run { [isSystem] app in
          if isSystem { try await app.screen.enterBackground() } else { try await app.screen.enterForeground() }
        }
      } catch {
        SimulatorTestCase.fail("Failed to bring the app to the front: \(error)", (file, line))
      }
    }
  }

  private func checkIsHere() throws {
    guard let bundleIdentifier, !Self.isHere(bundleIdentifier) else { return }
    throw UITestError(
      "There is no app \(bundleIdentifier) on this phone, only \(Bundle.main.bundleIdentifier ?? "the app under test") and \(Self.system)."
    )
  }

  /// Ends the app: its views disappear, and their tasks are cancelled.
  public func terminate() {
    guard !isSystem, bundleIdentifier.map(Self.isHere) ?? true else { return }
    onMainActor { RunningApp.current?.terminate() }
  }

  /// The current state of the app.
  public var state: State {
    if let bundleIdentifier, !Self.isHere(bundleIdentifier) { return .notRunning }
    return onMainActor {
      let isInBackground = RunningApp.current?.simulator.scenePhase == .background
      if isSystem { return isInBackground ? .runningForeground : .runningBackground }
      guard RunningApp.current != nil else { return .notRunning }
      return isInBackground ? .runningBackground : .runningForeground
    }
  }

  /// Waits for the app to reach a state, with a timeout in seconds; returns whether it did.
  @discardableResult
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    return onMainActor {
      guard let app = RunningApp.current else { return false }
      return (try? app.run { try await $0.wait(timeout) { self.state == state } }) ?? false
    }
  }
}
