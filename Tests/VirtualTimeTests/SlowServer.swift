import Foundation
import Synchronization
import TestSupport

/// A web server on the loopback interface, on threads of its own in real time: the outside world.
///
/// `/after/N` answers "N" after N milliseconds, `/never` not at all, `/events` opens an event stream to which
/// ``send(_:)`` writes.
final class SlowServer: Sendable {
  private let listener: LoopbackListener
  private let stream: Stream

  /// A stream to the client that listens to `/events`.
  private final class Stream: Sendable {
    let client = Mutex<Int32?>(nil)
  }

  init() throws {
    let stream = Stream()
    self.stream = stream
    listener = try LoopbackListener { Self.serve($0, stream) }
  }

  func url(_ path: String) throws -> URL { try listener.url(path) }

  /// Writes an event to the open stream, or ends the stream.
  func send(_ event: String?) {
    guard let client = stream.client.withLock({ $0 }) else { return }
    if let event { Self.write("data: \(event)\n\n", to: client) } else { shutdown(client, Int32(SHUT_RDWR)) }
  }

  private static func serve(_ client: Int32, _ stream: Stream) {
    guard let parts = LoopbackListener.readPath(client)?.split(separator: "/") else { return }
    switch parts.first {
    case "after":
      let body = parts.last.map(String.init) ?? ""
      usleep((UInt32(body) ?? 0) * 1000)
      write("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)", to: client)
    case "events":
      stream.client.withLock { $0 = client }
      write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n", to: client)
      LoopbackListener.waitForClose(client)
      stream.client.withLock { $0 = nil }
    default:
      // Until the client closes
      LoopbackListener.waitForClose(client)
    }
  }

  private static func write(_ text: String, to client: Int32) { LoopbackListener.write(Data(text.utf8), to: client) }
}
