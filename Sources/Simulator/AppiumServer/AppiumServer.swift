import Foundation
import PhoneHosting
import Simulator

/// The simulated phone as a WebDriver session, with the protocol of Appium's XCUITest driver, so that an existing suite
/// drives it.
///
/// ```
/// client -- HTTP --> WireHandler (Host, Origin)
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
/// The server listens on the loopback interface only. A client that begins a session gives the token, so that others on
/// this machine cannot; later commands name the session, whose id cannot be guessed. A web page is refused by its
/// `Origin`, or its `Host` if it is not this machine.
@MainActor
public final class AppiumServer {
  /// The configuration of the server.
  public struct Configuration: Sendable {
    /// The TCP port on 127.0.0.1; 0 lets the system choose a free one.
    public var port: UInt16
    /// The required value of a session's capability `scrollwork:token`; nil if anybody may begin one.
    public var token: String?
    /// The clock of `Simulator.advance(to:)` and of input timestamps, in seconds.
    public var now: @Sendable () -> TimeInterval

    /// Creates a configuration; by default with any free port, a new random token, and real time.
    public init(
      port: UInt16 = 0, token: String? = Configuration.randomToken(),
      now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
      self.port = port
      self.token = token
      self.now = now
    }

    /// Returns 128 random bits, as 32 hexadecimal digits.
    public nonisolated static func randomToken() -> String { AccessToken.random() }
  }

  private let server: LoopbackServer
  let center: CommandCenter
  private nonisolated let interruption = Interruption()

  /// Creates a server.
  /// - Parameter launch: starts the app for a session, on a new phone.
  public init(
    configuration: Configuration = .init(), launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    center = CommandCenter(token: configuration.token, now: configuration.now, launch: launch)
    server = LoopbackServer(port: configuration.port, handler: WireHandler(center, interruption))
  }

  /// Starts the server.
  /// - Returns: the address for the client.
  /// - Throws: an error with a sentence if the port is taken or may not be used.
  public func start() async throws -> URL {
    let port = try server.start()
    return URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/")
  }

  /// Answers every command, the waiting ones first, with a problem; from any thread, also while the main thread hangs.
  /// - Parameter problem: nil when it is over.
  public nonisolated func tell(problem: String?) { interruption.tell(problem: problem) }

  /// Ends the session, and closes all connections.
  public func stop() async {
    center.endSession()
    await server.stop()
  }
}

/// The launch that a session asks for.
public struct AppLaunch: Sendable {
  /// The phone.
  public var device: Device
  /// The phone's settings.
  public var settings: DeviceSettings
  /// Where the phone is, and whether the app may know.
  public var location: SimulatedLocation
  /// The arguments without the program's name; the app finds them in `UserDefaults` as pairs `-key value`, and all in
  /// `ProcessInfo`.
  public var arguments: [String]
  /// The variables that are added to the process's environment in `ProcessInfo`.
  public var environment: [String: String]
  /// The capability `scrollwork:backendURL`.
  public var backendURL: URL?
}
