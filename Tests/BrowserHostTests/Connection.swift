import Foundation
import TestSupport

extension LoopbackConnection {
  convenience init(to url: URL) throws { try self.init(port: UInt16(url.port ?? 0)) }

  /// Returns the next frame of a WebSocket: its first byte and its payload. The byte is 0 if there is none.
  func frame() async -> (UInt8, [UInt8]) {
    let head = await read(2)
    guard head.count == 2 else { return (0, []) }
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      length = await read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0], await read(length))
  }

  /// Returns a whole text message, masked with zeros as a lazy client may do.
  static func text(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126
      ? [0x80 | UInt8(bytes.count)]
      : [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    return [0x81] + length + [0, 0, 0, 0] + bytes
  }
}

/// Status, headers and body of one answer.
struct Answer {
  var status: Int
  var headers: [String: String]
  var body: Data

  var text: String { String(decoding: body, as: UTF8.self) }
}

/// Asks a server on its own connection.
func ask(
  _ url: URL, _ target: String, method: String = "GET", host: String? = nil, origin: String? = nil, body: String = ""
) async throws -> Answer {
  let connection = try LoopbackConnection(to: url)
  var request = "\(method) \(target) HTTP/1.1\r\nConnection: close\r\n"
  request += "Host: \(host ?? "127.0.0.1:\(url.port ?? 0)")\r\n"
  if let origin { request += "Origin: \(origin)\r\n" }
  if !body.isEmpty { request += "Content-Length: \(body.utf8.count)\r\n" }
  await connection.send((request + "\r\n" + body).utf8)
  let answer = await connection.answer()
  return Answer(status: answer.status, headers: answer.headers, body: Data(answer.body))
}
