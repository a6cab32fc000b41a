import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

/// A running server; all servers of a process share one event loop.
///
/// It consists of Hummingbird's server and router without Hummingbird's `Application`, whose date cache wakes every
/// second: a phone at rest must not use the processor.
struct HTTPServer: Sendable {
  /// How long a connection may be without a request, or with a stalled one, before it is closed.
  private static let idleTimeout = TimeAmount.seconds(60)
  /// The largest request head, which contains the whole query.
  static let largestHead = 32 * 1024
  /// How long current requests may go on after the server was stopped.
  private static let patience = Duration.seconds(5)
  /// Never shut down: what is left of a connection may still ask its loop for something. At rest it uses no processor.
  private static let eventLoops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  let url: URL
  let port: Int
  private let server: Server<HTTP1Channel>
  private let run: Task<Void, any Error>

  /// Starts a server; returns once connections are accepted.
  static func start(
    host: String, port: Int, routes: Routes, requestsPerSecond: Double?, logger: Logger
  ) async throws -> HTTPServer {
    let (listening, announce) = AsyncStream.makeStream(of: Int.self)
    do {
      let server = server(
        host: host, port: port, routes: routes, requestsPerSecond: requestsPerSecond, logger: logger
      ) {
        announce.yield($0.localAddress?.port ?? port)
      }
      let run = Task {
        defer { announce.finish() }
        try await server.run()
      }
      guard let bound = await listening.first(where: { _ in true }) else {
        try await run.value
        throw BackendError.cannotListen(host: host, port: port, reason: "the server ended before it listened")
      }
      var address = URLComponents()
      address.scheme = "http"
      address.host = host.contains(":") ? "[\(host)]" : host
      address.port = bound
      guard let url = address.url else {
        throw BackendError.cannotListen(host: host, port: port, reason: "the address cannot be written as a URL")
      }
      return HTTPServer(url: url, port: bound, server: server, run: run)
    } catch {
      throw explained(error, host: host, port: port)
    }
  }

  /// Stops listening, waits for current requests, and ends those that take too long.
  ///
  /// Everything that Hummingbird runs has ended when it returns. With a graceful shutdown of `ServiceLifecycle` a task
  /// of Hummingbird's is left that nobody can wait for.
  func stop() async {
    let limit = Task {
      try await Task.sleep(for: Self.patience)
      run.cancel()
    }
    try? await server.shutdownGracefully()
    _ = await run.result
    limit.cancel()
    _ = await limit.result
  }

  private static func server(
    host: String, port: Int, routes: Routes, requestsPerSecond: Double?, logger: Logger,
    onListening: @escaping @Sendable (any Channel) async -> Void
  ) -> Server<HTTP1Channel> {
    let router = routes.router(isLocal: HostCheckMiddleware.isLoopback(host), requestsPerSecond: requestsPerSecond)
    let responder = router.buildResponder()
    let connection = HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestLimits(routes), MalformedRequests()],
      idleTimeout: idleTimeout,
      httpDecoderConfiguration: .init(maxHeaderFieldSize: largestHead, maxHeaderListSize: largestHead))
    let channel = HTTP1Channel(
      responder: { (request: Request, writer: consuming ResponseWriter, channel: any Channel) in
        let context = ClientContext(source: .init(channel: channel, logger: logger))
        var response = try await responder.respond(to: request, context: context)
        response.headers[.date] = httpDate(.now)
        try await writer.write(response: response.head, body: response.body)
      },
      configuration: connection)
    return Server(
      childChannelSetup: channel, configuration: ServerConfiguration(address: .hostname(host, port: port)),
      onServerRunning: onListening, eventLoopGroup: eventLoops, logger: logger)
  }

  private static func explained(_ error: any Error, host: String, port: Int) -> any Error {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE: BackendError.portTaken(host: host, port: port)
    case let error as IOError:
      BackendError.cannotListen(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
    case is BackendError: error
    default: BackendError.cannotListen(host: host, port: port, reason: String(describing: error))
    }
  }
}
