import FlyingFox
import Foundation
import PhoneHosting
import Simulator

/// The simulated phone as a WebDriver session, in the words of Appium's XCUITest driver, so that an existing suite drives it.
///
/// ```
///  client -- HTTP --> WireHandler (Host, Origin, size)
///                          |
///                     CommandCenter: one command at a time, one session at a time
///                          |
///                     Session: elements, time-outs, settings
///                          |
///                     RunningPhone: frames in real time, fingers, keys
/// ```
///
/// The server listens on the loopback interface only and asks for no token, as Appium does not: whoever may run programs on
/// this machine can drive the phone. A web page cannot: what has an `Origin`, or a `Host` that is not this machine, is refused.
@MainActor
public final class AppiumServer {
  /// How the server is set up.
  public struct Configuration: Sendable {
    /// TCP port on 127.0.0.1; 0 lets the system choose a free one.
    public var port: UInt16
    /// The clock of `Simulator.advance(to:)` and of input timestamps, in seconds.
    public var now: @Sendable () -> TimeInterval

    /// A server on any free port, in real time, unless told otherwise.
    public init(
      port: UInt16 = 0, now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
      self.port = port
      self.now = now
    }
  }

  /// Called if the server stops by itself after `start()` has returned.
  public var onFailure: (@MainActor (any Error) -> Void)?

  private let server: LoopbackServer
  let center: CommandCenter

  /// Seconds that an answer may take: more than the longest wait and the longest gesture.
  private static let longestAnswer = 600.0

  /// - Parameter launch: starts the app for a session, on a phone that is new.
  public init(
    configuration: Configuration = .init(), launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    center = CommandCenter(now: configuration.now, launch: launch)
    server = LoopbackServer(
      port: configuration.port, longestAnswer: Self.longestAnswer, handler: WireHandler(center))
    server.onFailure = { [weak self] in self?.onFailure?($0) }
  }

  /// - Returns: the address for the client.
  /// - Throws: an error with a sentence if the port is taken or may not be used.
  public func start() async throws -> URL {
    let port = try await server.start()
    return URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/")
  }

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
  /// Without the program's name; the app finds them in `UserDefaults` as pairs `-key value`.
  public var arguments: [String]
  /// What the app finds in its process's environment too.
  public var environment: [String: String]
  /// The capability `scrollwork:backendURL`.
  public var backendURL: URL?
}
