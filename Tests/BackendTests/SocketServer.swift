import Foundation
import Synchronization

/// Accepts connections on a free loopback port, and passes each to a closure on a thread of its own. A test can simulate
/// any network failure with it.
final class SocketServer: Sendable {
  let port: Int
  private let descriptor: Int32

  /// - Parameter serve: Receives the number of the connection, from 0. The connection closes when it returns.
  init(_ serve: @escaping @Sendable (Int, Connection) -> Void) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        _ = getsockname(descriptor, $0, &length)
      }
    }
    listen(descriptor, 16)
    port = Int(in_port_t(bigEndian: address.sin_port))
    self.descriptor = descriptor
    Thread.detachNewThread {
      var number = 0
      while case let accepted = accept(descriptor, nil, nil), accepted >= 0 {
        let connection = Connection(descriptor: accepted)
        Thread.detachNewThread { [number] in
          serve(number, connection)
          close(accepted)
        }
        number += 1
      }
      close(descriptor)
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// Returns a proxy that closes connection n after it has forwarded `limit(n)` bytes of the server's answer.
  static func cutting(_ target: Int, after limit: @escaping @Sendable (Int) -> Int) -> SocketServer {
    SocketServer { number, client in
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = address(port: target)
      let connected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard connected == 0 else { return }
      let server = Connection(descriptor: descriptor)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while let bytes = client.read() { server.write(bytes) }
        isDone.signal()
      }
      var left = limit(number)
      while left > 0, let bytes = server.read() {
        client.write(Array(bytes.prefix(left)))
        left -= bytes.count
      }
      client.end()
      server.end()
      isDone.wait()
    }
  }

  fileprivate static func address(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return address
  }
}

/// One end of a connection. Its calls block.
struct Connection: Sendable {
  let descriptor: Int32

  /// Returns the bytes that have arrived; nil at the end.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Returns a whole request: head and body.
  func readRequest() -> String {
    var text = ""
    while let bytes = read() {
      text += String(decoding: bytes, as: UTF8.self)
      guard let head = text.range(of: "\r\n\r\n") else { continue }
      let length = text.firstMatch(of: #/(?i)content-length: *([0-9]+)/#).flatMap { Int($0.output.1) } ?? 0
      if text[head.upperBound...].utf8.count >= length { break }
    }
    return text
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes the head of a stream that ends with the connection.
  func writeStreamHead() {
    write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
  }

  /// Ends both directions; `read` on another thread returns.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}

/// Notes that a server's threads take for the test.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  var all: [Note] { notes.withLock { $0 } }

  func add(_ note: Note) {
    notes.withLock { $0.append(note) }
  }
}
