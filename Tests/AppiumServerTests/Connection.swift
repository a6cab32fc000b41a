import FlyingSocks
import Foundation

/// One request on a connection of its own, byte for byte as a test wants it.
func exchange(with url: URL, _ request: Data) async throws -> (status: Int, body: String) {
  let socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(url.port ?? 0)))
  defer { try? socket.close() }
  try await socket.write(request)
  var head: [UInt8] = []
  while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head.append(try await socket.read()) }
  let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
  let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: " ").last
  let body = try await socket.read(bytes: length.flatMap { Int($0) } ?? 0)
  return (Int(lines[0].split(separator: " ")[1]) ?? 0, String(decoding: body, as: UTF8.self))
}

/// A whole request.
func request(
  _ method: String, _ target: String, host: String = "127.0.0.1", headers: [String] = [], body: Data = Data()
) -> Data {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
  let head = (lines + ["Content-Length: \(body.count)", "", ""]).joined(separator: "\r\n")
  return Data(head.utf8) + body
}
