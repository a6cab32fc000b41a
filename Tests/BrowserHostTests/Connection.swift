import FlyingSocks
import Foundation

@testable import BrowserHost

/// A connection that says exactly what a test wants it to say.
struct Connection {
  private let socket: AsyncSocket

  init(to url: URL) async throws {
    let port = UInt16(url.port ?? 0)
    socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  }

  func send(_ bytes: some Sequence<UInt8>) async throws { try await socket.write(Data(bytes)) }

  /// Up to the end of the headers.
  func head() async throws -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes.append(try await socket.read()) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func read(_ count: Int) async throws -> [UInt8] { try await socket.read(bytes: count) }

  /// The next frame of a WebSocket: its first byte and its payload.
  func frame() async throws -> (UInt8, [UInt8]) {
    let head = try await read(2)
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      length = try await read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0], try await read(length))
  }

  /// True once the other side has closed.
  func isClosed() async -> Bool {
    do {
      while true { _ = try await socket.read() }
    } catch {
      return true
    }
  }

  func close() { try? socket.close() }

  /// A whole text message, masked with zeros as a lazy client may.
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
  let connection = try await Connection(to: url)
  defer { connection.close() }
  var request = "\(method) \(target) HTTP/1.1\r\nConnection: close\r\n"
  request += "Host: \(host ?? "127.0.0.1:\(url.port ?? 0)")\r\n"
  if let origin { request += "Origin: \(origin)\r\n" }
  if !body.isEmpty { request += "Content-Length: \(body.utf8.count)\r\n" }
  try await connection.send((request + "\r\n" + body).utf8)
  let lines = try await connection.head().split(separator: "\r\n").map(String.init)
  var headers: [String: String] = [:]
  for line in lines.dropFirst() {
    let parts = line.split(separator: ":", maxSplits: 1)
    headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
  }
  let length = Int(headers["content-length"] ?? "") ?? 0
  let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
  return Answer(status: status, headers: headers, body: Data(try await connection.read(length)))
}
