import FlyingFox
import Foundation
import PhoneHosting

/// Takes requests from the wire: refuses who may not ask, reads the body, and hands the command on.
struct WireHandler: HTTPHandler {
  /// Bytes of a body: a long text to type is far below.
  static let largestBody = 1 << 20

  private let center: CommandCenter

  init(_ center: CommandCenter) { self.center = center }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.headers[.host], LoopbackServer.isLoopback(host) else {
      return Self.refusal("This server answers only to 127.0.0.1 and localhost.")
    }
    guard request.headers[HTTPHeader("Origin")] == nil else {
      return Self.refusal("Requests from web pages are refused.")
    }
    guard let body = try await Self.body(of: request) else {
      let error = WebDriverError(.invalidArgument, "A body has at most \(Self.largestBody) bytes.")
      return Self.response(.payloadTooLarge, error.body)
    }
    let answer = await center.answer(method: request.method.rawValue, path: request.path, body: body)
    return Self.response(answer.status, answer.body)
  }

  /// Nil if it is too large, in which case it is not read to its end.
  private static func body(of request: HTTPRequest) async throws -> Data? {
    guard (request.bodySequence.count ?? 0) <= largestBody else { return nil }
    var body = Data()
    for try await part in request.bodySequence {
      body += part
      if body.count > largestBody { return nil }
    }
    return body
  }

  private static func refusal(_ sentence: String) -> HTTPResponse {
    response(.forbidden, WebDriverError(.unknownError, sentence).body)
  }

  private static func response(_ status: HTTPStatusCode, _ body: JSON) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "application/json; charset=utf-8", .cacheControl: "no-cache",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: body.data)
  }
}
