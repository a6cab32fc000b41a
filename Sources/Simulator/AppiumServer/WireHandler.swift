import Foundation
import PhoneHosting

/// Handles requests from the wire: refuses unauthorised ones, and passes the command on.
struct WireHandler: HTTPHandler {
  /// A long text to type is far below.
  let largestBody = 1 << 20

  private let center: CommandCenter
  private let interruption: Interruption

  init(_ center: CommandCenter, _ interruption: Interruption) {
    self.center = center
    self.interruption = interruption
  }

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    guard let host = head["host"], LoopbackServer.isLoopback(host) else {
      return problem(.forbidden, "This server answers only to 127.0.0.1 and localhost.")
    }
    // Browsers send the first with requests that could change something, and the second with all.
    guard head["origin"] == nil, head["sec-fetch-site"] ?? "none" == "none" else {
      return problem(.forbidden, "Requests from web pages are refused.")
    }
    return nil
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let answer = await interruption.answer { [center] in
      await center.answer(method: request.method, path: request.path, body: request.body)
    }
    return Self.response(answer.status, answer.body)
  }

  func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse {
    Self.response(status, WebDriverError(status == .forbidden ? .unknownError : .invalidArgument, sentence).body)
  }

  private static func response(_ status: HTTPStatus, _ body: JSON) -> HTTPResponse {
    HTTPResponse(
      status,
      headers: [
        "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache",
        "X-Content-Type-Options": "nosniff",
      ],
      body: body.data)
  }
}
