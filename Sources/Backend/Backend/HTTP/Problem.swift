import Foundation
import Hummingbird

/// An error in the form of RFC 9457, sent as `application/problem+json`.
///
/// `detail` says what is wrong, where, and how to mend it.
struct Problem: Error, Encodable, HTTPResponseError {
  let type: String
  let title: String
  private let code: Int
  let detail: String
  /// The query parameter at fault, where there is one.
  let parameter: String?

  var status: HTTPResponse.Status { .init(code: code) }
  private var headers: HTTPFields = [:]

  private enum CodingKeys: String, CodingKey {
    case type, title, code = "status", detail, parameter
  }

  private init(
    _ status: HTTPResponse.Status, title: String? = nil, type: String = "about:blank", detail: String,
    parameter: String? = nil, headers: HTTPFields = [:]
  ) {
    self.type = type
    self.title = title ?? status.reasonPhrase
    self.code = status.code
    self.detail = detail
    self.parameter = parameter
    self.headers = headers
  }

  static func invalidParameter(_ name: String, detail: String) -> Problem {
    Problem(
      .badRequest, title: "Invalid query parameter", type: "urn:scrollwork:problem:invalid-parameter",
      detail: detail, parameter: name)
  }

  static func notFound(_ detail: String) -> Problem {
    Problem(.notFound, detail: detail)
  }

  static func methodNotAllowed(_ method: HTTPRequest.Method, path: String, allowed: [HTTPRequest.Method]) -> Problem {
    let names = allowed.map(\.rawValue)
    return Problem(
      .methodNotAllowed,
      detail: "\(path.excerpt) does not take \(method.rawValue.excerpt). Send \(names.joined(separator: " or ")).",
      headers: [.allow: names.joined(separator: ", ")])
  }

  static func bodyTooLarge(limit: Int) -> Problem {
    Problem(
      .contentTooLarge, detail: "The request body is larger than \(limit) bytes. Send the request without a body.",
      headers: [.connection: "close"])
  }

  static let internalError = Problem(
    .internalServerError,
    detail: "The server could not answer; its log says why. Try again, and report it if it happens again.")

  func response(from request: Request, context: some RequestContext) throws -> Response {
    var headers = headers
    headers[.contentType] = "application/problem+json"
    headers[.cacheControl] = "no-store"
    let json = try JSONEncoder.api.encode(self)
    return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: json)))
  }
}

extension StringProtocol {
  /// The text, cut after 40 characters: error messages quote what they were sent, but not a whole flood of it.
  var excerpt: String {
    count > 40 ? "\(prefix(40))…" : String(self)
  }
}
