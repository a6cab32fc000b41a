import Foundation
import PhoneHosting

/// What the connections of a server talk to.
@MainActor
protocol TabHost: AnyObject, Sendable {
  var bitmaps: BitmapStore { get }
  var recordedEvents: [EventLog.Entry] { get }
  /// What a page that is being served is to show before it has connected, as a patch, and a number for `connect`; nil if there is nothing.
  func prepareScreen() -> (number: Int, patch: String)?
  /// A page has connected; what is put into `output` is sent to it.
  /// - Parameter page: the number of the screen that it shows already.
  /// - Returns: its number in the calls below.
  func connect(_ output: AsyncStream<WebSocketFrame>.Continuation, page: Int?) -> Int
  func receive(_ message: TabMessage, from tab: Int)
  func disconnect(_ tab: Int)
}

/// The web server on the loopback interface; `Routes` says what it answers.
@MainActor
final class PageServer {
  private let token: String
  private let server: LoopbackServer

  init(host: any TabHost, port: UInt16, token: String) {
    self.token = token
    server = LoopbackServer(port: port, handler: Routes(host: host, token: token))
  }

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

  /// Closes all connections; what has been put into the outputs of tabs before is still sent.
  func stop() async { await server.stop() }
}
