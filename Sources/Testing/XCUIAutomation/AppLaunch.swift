/// The launch configuration of a test's `XCUIApplication`.
public struct AppLaunch: Sendable {
  /// `launchArguments`, without the program's name. The app finds them in `ProcessInfo.processInfo.arguments` too, and
  /// a pair `-key value` among them in `UserDefaults.standard`.
  public var arguments: [String]
  /// `launchEnvironment`. The app finds it in `ProcessInfo.processInfo.environment` too, with the process's own.
  /// Caveat: `getenv` does not see it.
  public var environment: [String: String]

  package init(arguments: [String], environment: [String: String]) {
    (self.arguments, self.environment) = (arguments, environment)
  }
}
