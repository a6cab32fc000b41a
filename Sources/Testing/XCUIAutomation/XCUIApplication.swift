import Foundation

/// An app on the phone: the one under test, in the test's own process, or by its identifier another one.
///
/// The system is "com.apple.springboard": its questions are found there, and in the app in front of which they are. Other apps are not
/// on the phone.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// What the app is doing. Numbers as in XCUITest.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// What the app is launched with unless a test says otherwise.
  nonisolated(unsafe) package static var initialLaunch = AppLaunch(arguments: [], environment: [:])

  /// What the next `launch()` hands to the app as its arguments, without the program's name.
  public var launchArguments = initialLaunch.arguments
  /// What the next `launch()` hands to the app as its environment, beside the process's own.
  public var launchEnvironment = initialLaunch.environment
  /// The identifier of an app; nil for the one under test.
  private let bundleIdentifier: String?

  private static let system = "com.apple.springboard"

  /// The app under test. All values made so stand for the same app.
  public init() {
    bundleIdentifier = nil
    super.init(ElementPath())
  }

  /// The app with an identifier.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    super.init(ElementPath(isNowhere: !Self.isHere(bundleIdentifier)))
  }

  /// Tests of this package have no app of their own with an identifier, so there any that is not Apple's is the one under test.
  private static func isHere(_ identifier: String) -> Bool {
    guard let own = Bundle.main.bundleIdentifier else {
      return !identifier.hasPrefix("com.apple.") || identifier == system
    }
    return identifier == own || identifier == system
  }

  /// What measurements of it are called by: its identifier, as far as one is known.
  var measuredIdentifier: String? { bundleIdentifier ?? Bundle.main.bundleIdentifier }

  private var isSystem: Bool { bundleIdentifier == Self.system }

  /// Launches the app anew: state in memory is gone, except for what lives in the process.
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

  /// Brings the app to the front, and launches it if it does not run.
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
      "There is no app \(bundleIdentifier) on this phone. There are \(Bundle.main.bundleIdentifier ?? "the app under test") and \(Self.system)."
    )
  }

  /// Ends the app: its views disappear, and their tasks are cancelled.
  public func terminate() {
    guard !isSystem, bundleIdentifier.map(Self.isHere) ?? true else { return }
    onMainActor { RunningApp.current?.terminate() }
  }

  /// What the app is doing now.
  public var state: State {
    if let bundleIdentifier, !Self.isHere(bundleIdentifier) { return .notRunning }
    return onMainActor {
      let isInBackground = RunningApp.current?.simulator.scenePhase == .background
      if isSystem { return isInBackground ? .runningForeground : .runningBackground }
      guard RunningApp.current != nil else { return .notRunning }
      return isInBackground ? .runningBackground : .runningForeground
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
