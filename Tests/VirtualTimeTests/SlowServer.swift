import Foundation
import Synchronization

/// A web server on the loopback interface, on threads of its own in real time: the outside world.
///
/// `/after/N` answers "N" after N milliseconds, `/never` not at all, `/events` opens an event stream to which
/// ``send(_:)`` writes.
final class SlowServer: Sendable {
  private let listener: Int32
  private let port: UInt16
  private let stream = Mutex<Int32?>(nil)

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { [weak self] in self?.serve(client) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// Writes an event to the open stream, or ends the stream.
  func send(_ event: String?) {
    guard let client = stream.withLock({ $0 }) else { return }
    if let event { write(client, "data: \(event)\n\n") } else { shutdown(client, Int32(SHUT_RDWR)) }
  }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(client, &buffer, buffer.count)
    let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let parts = words[1].split(separator: "/")
    switch parts.first {
    case "after":
      let body = parts.last.map(String.init) ?? ""
      usleep((UInt32(body) ?? 0) * 1000)
      write(client, "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    case "events":
      stream.withLock { $0 = client }
      write(client, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
      _ = read(client, &buffer, 1)
      stream.withLock { $0 = nil }
    default:
      // Until the client has had enough
      _ = read(client, &buffer, 1)
    }
  }

  private func write(_ client: Int32, _ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Foundation.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}
