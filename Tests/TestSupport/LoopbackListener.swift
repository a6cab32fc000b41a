import Foundation

/// A TCP port of the loopback interface that serves each connection on a thread of its own, in real time: the world
/// outside the simulator, independent of it.
public final class LoopbackListener: Sendable {
  private let listener: Int32
  private let port: UInt16

  /// Listens on a free port.
  ///
  /// - Parameter serve: Reads from and writes to a connection, which is closed when it returns.
  /// - Throws: `POSIXError` if the system has no free port.
  public init(serve: @escaping @Sendable (_ client: Int32) -> Void) throws {
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
    guard isListening else {
      close(listener)
      throw POSIXError(.EADDRINUSE)
    }
    port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    Thread.detachNewThread {
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread {
          serve(client)
          close(client)
        }
      }
      close(listener)
    }
  }

  /// Ends the wait for connections. The thread that accepts them closes the socket: were it closed here, that thread,
  /// late, would accept those of the next listener, which gets the same number.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Returns the address of a path, such as `/photo.png`.
  ///
  /// - Throws: `URLError` if the path is not valid in an address.
  public func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// Returns the path that a client requests, once the request's head has arrived; nil if the client closes before.
  public static func readPath(_ client: Int32) -> String? {
    var head = ""
    var byte: UInt8 = 0
    while !head.hasSuffix("\r\n\r\n"), head.utf8.count < 8192 {
      guard read(client, &byte, 1) == 1 else { return nil }
      head.unicodeScalars.append(Unicode.Scalar(byte))
    }
    let words = head.split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  /// Writes all data, or as much as possible until the client closes.
  public static func write(_ data: Data, to client: Int32) {
    data.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let sent = send(client, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        guard sent > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(sent))
      }
    }
  }

  /// Waits until the client closes.
  public static func waitForClose(_ client: Int32) {
    var byte: UInt8 = 0
    while read(client, &byte, 1) > 0 {}
  }
}
