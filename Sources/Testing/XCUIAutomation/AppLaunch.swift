/// What a test's `XCUIApplication` is launched with.
public struct AppLaunch: Sendable {
  /// `launchArguments`, without the program's name. A pair `-key value` among them is in
  /// `UserDefaults.standard` too. Caveat: `ProcessInfo.processInfo.arguments` are the test process's own.
  public var arguments: [String]
  /// `launchEnvironment`. The app finds it in `ProcessInfo.processInfo.environment` too, with the process's own.
  public var environment: [String: String]
}
