import Foundation
import Synchronization

/// A web server on the loopback interface that answers each path in one way, on threads of its own in real time.
final class FakeImageServer: Sendable {
  enum Answer: Sendable {
    case file(Data, header: String? = nil)
    case status(Int)
    /// Sends the first 40 MB of a body of 4 GB and waits until the client closes.
    case long(isDeclared: Bool)
    /// Sends nothing and waits until the client closes.
    case silent
  }

  private let answers: [String: Answer]
  private let listener: Int32
  private let port: UInt16
  private let counts = Mutex<[String: Int]>([:])
  private let closed = DispatchSemaphore(value: 0)

  init(_ answers: [String: Answer]) throws {
    self.answers = answers
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
        Thread.detachNewThread { [weak self] in
          self?.serve(client)
          close(client)
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/") }
  /// How often a path was asked for.
  func requests(_ path: String) -> Int { counts.withLock { $0[path] ?? 0 } }
  /// Waits, in real time, until a client has closed its connection before it had the answer; false if none does so.
  func waitUntilClosed() -> Bool { closed.wait(timeout: .now() + .seconds(10)) == .success }

  private func serve(_ client: Int32) {
    guard let path = readPath(client) else { return }
    counts.withLock { $0[path, default: 0] += 1 }
    switch answers[path] ?? .status(404) {
    case .file(let data, let header):
      send(client, "HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\n\(header.map { $0 + "\r\n" } ?? "")\r\n")
      send(client, data)
    case .status(let code): send(client, "HTTP/1.1 \(code) No\r\nContent-Length: 4\r\n\r\noops")
    case .long(let isDeclared):
      let length = isDeclared ? "Content-Length: \(4 << 30)" : "Connection: close"
      send(client, "HTTP/1.1 200 OK\r\n\(length)\r\n\r\n")
      send(client, Data(count: 40 << 20))
      waitForClose(client)
    case .silent: waitForClose(client)
    }
  }

  private func waitForClose(_ client: Int32) {
    var byte: UInt8 = 0
    while read(client, &byte, 1) > 0 {}
    closed.signal()
  }

  private func readPath(_ client: Int32) -> String? {
    var head = ""
    var byte: UInt8 = 0
    while !head.hasSuffix("\r\n\r\n"), head.utf8.count < 8192 {
      guard read(client, &byte, 1) == 1 else { return nil }
      head.unicodeScalars.append(Unicode.Scalar(byte))
    }
    let words = head.split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  private func send(_ client: Int32, _ text: String) { send(client, Data(text.utf8)) }

  @discardableResult
  private func send(_ client: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
      var rest = bytes
      while !rest.isEmpty {
        let sent = Foundation.send(client, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        guard sent > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(sent))
      }
      return true
    }
  }
}
