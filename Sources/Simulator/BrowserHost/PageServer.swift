import FlyingFox
import FlyingSocks
import Foundation

/// What the connections of a server talk to.
@MainActor
protocol TabHost: AnyObject, Sendable {
  var bitmaps: BitmapStore { get }
  var recordedEvents: [EventLog.Entry] { get }
  /// A page has connected; what is put into `output` is sent to it.
  /// - Returns: its number in the calls below.
  func connect(_ output: AsyncStream<WSFrame>.Continuation) -> Int
  func receive(_ message: TabMessage, from tab: Int)
  func disconnect(_ tab: Int)
}

/// The web server on the loopback interface; `Routes` says what it answers.
@MainActor
final class PageServer {
  /// Called if the server stops by itself after `start()` has returned.
  var onFailure: (@MainActor (any Error) -> Void)?

  /// Seconds that an answer may take. Nothing here waits for anything; what counts is that the timer of every request,
  /// which fires even if the request was answered long ago, does so soon and not when all is at rest.
  private static let longestAnswer = 3.0

  private let port: UInt16
  private let token: String
  private let server: HTTPServer?
  private var running: Task<Void, Never>?
  private var isStarted = false

  init(host: any TabHost, port: UInt16, token: String) {
    self.port = port
    self.token = token
    let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let routes = Routes(host: host, token: token)
    server = address.map {
      HTTPServer(config: .init(address: $0, timeout: Self.longestAnswer, logger: .disabled), handler: routes)
    }
  }

  /// - Returns: the address of the page.
  /// - Throws: `BrowserHostError`
  func start() async throws -> URL {
    guard let server else { throw BrowserHostError.cannotListen(port: port, reason: "there is no IPv4") }
    // Whichever happens first: the server listens, or it has ended.
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    running = Task { [weak self] in
      do {
        try await server.run()
      } catch {
        outcome.yield(.failure(error))
        self?.ended(with: error)
      }
    }
    let waiting = Task {
      do {
        try await server.waitUntilListening(timeout: 30)
        outcome.yield(.success(()))
      } catch {
        outcome.yield(.failure(error))
      }
    }
    do {
      for await result in outcomes {
        waiting.cancel()
        try result.get()
        break
      }
    } catch {
      throw BrowserHostError(error, port: port)
    }
    guard case .ip4(_, let port) = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)/?token=\(token)")
    else {
      await stop()
      throw BrowserHostError.cannotListen(port: port, reason: "the socket has no address")
    }
    isStarted = true
    return url
  }

  /// Closes all connections; what has been put into the outputs of tabs before is still sent.
  func stop() async {
    isStarted = false
    await server?.stop(timeout: 0.2)
    await running?.value
    running = nil
  }

  private func ended(with error: any Error) {
    guard isStarted else { return }
    isStarted = false
    onFailure?(BrowserHostError(error, port: port))
  }
}
