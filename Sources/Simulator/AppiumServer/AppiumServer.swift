import Foundation
import PhoneHosting
import Simulator

/// The simulated phone as a WebDriver session, in the words of Appium's XCUITest driver, so that an existing suite drives it.
///
/// ```
///  client -- HTTP --> WireHandler (Host, Origin)
///                          |
///                     Interruption: answers for a main thread that hangs
///                          |
///                     CommandCenter: one command at a time, one session at a time
///                          |
///                     Session: elements, time-outs, settings
///                          |
///                     RunningPhone: frames in real time, fingers, keys
/// ```
///
/// The server listens on the loopback interface only. Who begins a session gives the token, so that others on this machine cannot;
/// what follows names the session, whose id nobody guesses. A web page is refused by its `Origin`, or its `Host` if it is not this
/// machine.
@MainActor
public final class AppiumServer {
  /// How the server is set up.
  public struct Configuration: Sendable {
    /// TCP port on 127.0.0.1; 0 lets the system choose a free one.
    public var port: UInt16
    /// What a session's capability `scrollwork:token` has to be; nil if anybody may begin one.
    public var token: String?
    /// The clock of `Simulator.advance(to:)` and of input timestamps, in seconds.
    public var now: @Sendable () -> TimeInterval

    /// A server on any free port, with a token that nobody knows yet, in real time, unless told otherwise.
    public init(
      port: UInt16 = 0, token: String? = Configuration.randomToken(),
      now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
      self.port = port
      self.token = token
      self.now = now
    }

    /// 128 random bits, as 32 hexadecimal digits.
    public nonisolated static func randomToken() -> String { AccessToken.random() }
  }

  private let server: LoopbackServer
  let center: CommandCenter
  private nonisolated let interruption = Interruption()

  /// - Parameter launch: starts the app for a session, on a phone that is new.
  public init(
    configuration: Configuration = .init(), launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    center = CommandCenter(token: configuration.token, now: configuration.now, launch: launch)
    server = LoopbackServer(port: configuration.port, handler: WireHandler(center, interruption))
  }

  /// - Returns: the address for the client.
  /// - Throws: an error with a sentence if the port is taken or may not be used.
  public func start() async throws -> URL {
    let port = try server.start()
    return URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/")
  }

  /// Answers every command with a problem, those first that wait; from any thread, also while the main thread does nothing else any
  /// more.
  /// - Parameter problem: nil when it is over.
  public nonisolated func tell(problem: String?) { interruption.tell(problem: problem) }

  /// Ends the session, and closes all connections.
  public func stop() async {
    center.endSession()
    await server.stop()
  }
}

/// What a session asks an app to be started with.
public struct AppLaunch: Sendable {
  /// The phone.
  public var device: Device
  /// What the person set on it.
  public var settings: DeviceSettings
  /// Where it is, and whether the app may know.
  public var location: SimulatedLocation
  /// Without the program's name; the app finds them in `UserDefaults` as pairs `-key value`, and all in `ProcessInfo`.
  public var arguments: [String]
  /// What the app finds in `ProcessInfo`'s environment, added to the process's own.
  public var environment: [String: String]
  /// The capability `scrollwork:backendURL`.
  public var backendURL: URL?
}
