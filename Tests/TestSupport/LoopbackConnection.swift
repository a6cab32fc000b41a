import Foundation

/// A connection to a server on this machine that sends exactly the bytes of a test. It waits on threads of its own, so
/// that the server may be in the same process.
public final class LoopbackConnection: Sendable {
  private let descriptor: Int32

  /// - Throws: `POSIXError` if nothing listens on the port.
  public init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    // A server that never answers fails a test.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  private func waiting<Value: Sendable>(_ work: @escaping @Sendable (Int32) -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in continuation.resume(returning: work(descriptor)) }
    }
  }

  /// - Returns: The number of bytes sent before the server closed the connection.
  @discardableResult
  public func send(_ bytes: some Sequence<UInt8>) async -> Int {
    let data = Data(bytes)
    return await waiting { descriptor in
      data.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = Foundation.send(
            descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
          guard count > 0 else { break }
          sent += count
        }
        return sent
      }
    }
  }

  /// Announces that nothing more will be sent.
  public func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends the connection; a pending read returns.
  public func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// - Returns: The bytes; fewer if the server closes the connection before.
  public func read(_ count: Int) async -> [UInt8] {
    await waiting { descriptor in
      var bytes = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let got = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress.map { $0 + done }, count - done, 0) }
        guard got > 0 else { break }
        done += got
      }
      return Array(bytes[..<done])
    }
  }

  /// Returns the head of an answer, with the empty line at its end.
  public func head() async -> String {
    await waiting { descriptor in
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(descriptor, &byte, 1, 0) == 1 { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns all bytes until the server closes the connection; nil if it does not.
  public func rest() async -> [UInt8]? {
    await waiting { descriptor in
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count == 0 || count < 0 && errno == ECONNRESET { return bytes }
        guard count > 0 else { return nil }
        bytes += buffer[..<count]
      }
    }
  }

  /// Returns an answer with a `Content-Length`: status, headers by lowercase name, and body. Without one, the status is 0.
  public func answer() async -> (status: Int, headers: [String: String], body: [UInt8]) {
    let lines = await head().split(separator: "\r\n").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
    return (status, headers, await read(Int(headers["content-length"] ?? "") ?? 0))
  }
}
