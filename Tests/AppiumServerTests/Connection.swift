import Foundation
import TestSupport

/// Sends one request on a connection of its own, byte for byte as the test specifies it.
func exchange(with url: URL, _ request: Data) async throws -> (status: Int, body: String) {
  let connection = try LoopbackConnection(port: UInt16(url.port ?? 0))
  await connection.send(request)
  let answer = await connection.answer()
  return (answer.status, String(decoding: answer.body, as: UTF8.self))
}

/// Returns a whole request.
func request(
  _ method: String, _ target: String, host: String = "127.0.0.1", headers: [String] = [], body: Data = Data()
) -> Data {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
  let head = (lines + ["Content-Length: \(body.count)", "", ""]).joined(separator: "\r\n")
  return Data(head.utf8) + body
}
