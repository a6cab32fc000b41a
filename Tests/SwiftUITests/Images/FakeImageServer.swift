import Foundation
import Synchronization
import TestSupport

/// A web server on the loopback interface with one answer per path, running on its own threads in real time.
final class FakeImageServer: Sendable {
  enum Answer: Sendable {
    case file(Data, header: String? = nil)
    case status(Int)
    /// Sends the first 40 MB of a 4 GB body and waits until the client closes.
    case long(isDeclared: Bool)
    /// Sends nothing and waits until the client closes.
    case silent
  }

  private let listener: LoopbackListener
  private let log: Log

  /// The actions of the clients.
  private final class Log: Sendable {
    let counts = Mutex<[String: Int]>([:])
    let closed = DispatchSemaphore(value: 0)
  }

  init(_ answers: [String: Answer]) throws {
    let log = Log()
    self.log = log
    listener = try LoopbackListener { client in
      guard let path = LoopbackListener.readPath(client) else { return }
      log.counts.withLock { $0[path, default: 0] += 1 }
      Self.send(answers[path] ?? .status(404), to: client, log)
    }
  }

  func url(_ path: String) -> URL { (try? listener.url(path)) ?? URL(fileURLWithPath: "/") }
  /// Returns the number of requests for a path.
  func requests(_ path: String) -> Int { log.counts.withLock { $0[path] ?? 0 } }
  /// Waits, in real time, until a client has closed its connection before the answer was complete; false if none does.
  func waitUntilClosed() -> Bool { log.closed.wait(timeout: .now() + .seconds(10)) == .success }

  private static func send(_ answer: Answer, to client: Int32, _ log: Log) {
    switch answer {
    case .file(let data, let header):
      let more = header.map { $0 + "\r\n" } ?? ""
      write("HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\n\(more)\r\n", to: client)
      LoopbackListener.write(data, to: client)
    case .status(let code): write("HTTP/1.1 \(code) No\r\nContent-Length: 4\r\n\r\noops", to: client)
    case .long(let isDeclared):
      let length = isDeclared ? "Content-Length: \(4 << 30)" : "Connection: close"
      write("HTTP/1.1 200 OK\r\n\(length)\r\n\r\n", to: client)
      LoopbackListener.write(Data(count: 40 << 20), to: client)
      LoopbackListener.waitForClose(client)
      log.closed.signal()
    case .silent:
      LoopbackListener.waitForClose(client)
      log.closed.signal()
    }
  }

  private static func write(_ text: String, to client: Int32) { LoopbackListener.write(Data(text.utf8), to: client) }
}
