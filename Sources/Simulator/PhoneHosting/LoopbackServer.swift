import FlyingFox
import FlyingSocks
import Foundation

/// A web server on the loopback interface.
@MainActor
package final class LoopbackServer {
  /// Called if the server stops by itself after `start()` has returned; the error is a `LoopbackServerError`.
  package var onFailure: (@MainActor (any Error) -> Void)?

  private let port: UInt16
  private let server: HTTPServer?
  private var running: Task<Void, Never>?
  private var isStarted = false

  /// - Parameter longestAnswer: seconds that an answer may take.
  package init(port: UInt16, longestAnswer: TimeInterval, handler: any HTTPHandler) {
    self.port = port
    let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    server = address.map {
      HTTPServer(config: .init(address: $0, timeout: longestAnswer, logger: .disabled), handler: handler)
    }
  }

  /// - Returns: the port, which the system chose if it was 0.
  /// - Throws: `LoopbackServerError`
  package func start() async throws -> UInt16 {
    guard let server else { throw LoopbackServerError.cannotListen(port: port, reason: "there is no IPv4") }
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
      throw LoopbackServerError(error, port: port)
    }
    guard case .ip4(_, let port) = await server.listeningAddress else {
      await stop()
      throw LoopbackServerError.cannotListen(port: port, reason: "the socket has no address")
    }
    isStarted = true
    return port
  }

  /// Closes all connections; what has been written before is still sent.
  package func stop() async {
    isStarted = false
    await server?.stop(timeout: 0.2)
    await running?.value
    running = nil
  }

  private func ended(with error: any Error) {
    guard isStarted else { return }
    isStarted = false
    onFailure?(LoopbackServerError(error, port: port))
  }

  /// True if a `Host` header names this machine, with any port: an SSH tunnel may end at another one.
  package nonisolated static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first?.lowercased() else { return false }
    guard name == "127.0.0.1" || name == "localhost" else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }
}

/// Why a server could not start or had to stop.
package enum LoopbackServerError: Error, Equatable, CustomStringConvertible {
  /// Another process listens on the port.
  case portInUse(port: UInt16)
  /// The system refused the port for another reason.
  case cannotListen(port: UInt16, reason: String)

  fileprivate init(_ error: any Error, port: UInt16) {
    switch error as? SocketError {
    case .failed(_, EADDRINUSE, _): self = .portInUse(port: port)
    case .failed(_, EACCES, _):
      self = .cannotListen(port: port, reason: "ports below 1024 are for the administrator")
    case .failed(_, _, let message): self = .cannotListen(port: port, reason: message)
    default: self = .cannotListen(port: port, reason: "\(error)")
    }
  }

  package var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is taken by another program. Choose another port, or 0 to use any free one."
    case .cannotListen(let port, let reason): "Cannot listen on 127.0.0.1:\(port): \(reason)."
    }
  }
}
