import Foundation
import PhoneHosting

/// The object that a server's connections talk to.
@MainActor
protocol TabHost: AnyObject, Sendable {
  var bitmaps: BitmapStore { get }
  var recordedEvents: [EventLog.Entry] { get }
  /// Returns the screen for a page that is being served, before it has connected, as a patch, and a number for
  /// `connect`; nil if there is none.
  func prepareScreen() -> (number: Int, patch: String)?
  /// Connects a page; what is put into `output` is sent to it.
  /// - Parameter page: the number of the screen that it shows already.
  /// - Returns: its number in the calls below.
  func connect(_ output: AsyncStream<WebSocketFrame>.Continuation, page: Int?) -> Int
  func receive(_ message: TabMessage, from tab: Int)
  func disconnect(_ tab: Int)
}

/// The web server on the loopback interface; `Routes` defines its answers.
@MainActor
final class PageServer {
  private let token: String
  private let server: LoopbackServer

  init(host: any TabHost, port: UInt16, token: String) {
    self.token = token
    server = LoopbackServer(port: port, handler: Routes(host: host, token: token))
  }

  /// Starts the server.
  /// - Returns: the address of the page.
  /// - Throws: `BrowserHostError`
  func start() async throws -> URL {
    let port: UInt16
    do {
      port = try server.start()
    } catch {
      throw BrowserHostError(error)
    }
    guard let url = URL(string: "http://127.0.0.1:\(port)/?token=\(token)") else {
      await stop()
      throw BrowserHostError.cannotListen(port: port, reason: "the token cannot be part of an address")
    }
    return url
  }

  /// Closes all connections; earlier output for tabs is still sent.
  func stop() async { await server.stop() }
}
