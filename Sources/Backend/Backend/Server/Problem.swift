import Foundation
import Hummingbird

/// An error in the form of RFC 9457, sent as `application/problem+json`.
///
/// `detail` says what is wrong, where, and how to fix it.
struct Problem: Error, Encodable, HTTPResponseError {
  let type: String
  let title: String
  private let code: Int
  let detail: String
  /// The query parameter at fault, if any.
  let parameter: String?
  /// The fields of the body at fault, if any.
  let errors: [FieldFault]?

  var status: HTTPResponse.Status { .init(code: code) }
  private var headers: HTTPFields = [:]

  private enum CodingKeys: String, CodingKey {
    case type, title, code = "status", detail, parameter, errors
  }

  init(
    _ status: HTTPResponse.Status, title: String? = nil, type: String = "about:blank", detail: String,
    parameter: String? = nil, errors: [FieldFault]? = nil, headers: HTTPFields = [:]
  ) {
    self.type = type
    self.title = title ?? status.reasonPhrase
    self.code = status.code
    self.detail = detail
    self.parameter = parameter
    self.errors = errors
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

  static func conflict(_ detail: String) -> Problem {
    Problem(.conflict, detail: detail)
  }

  static let cursorExpired = Problem(
    .gone,
    detail: "The list of this cursor is no longer kept: too many jokes were rated since its first page. "
      + "Read it from the first page again, without 'cursor'.")

  static let answerGone = Problem(
    .gone,
    detail: "The answer cannot be resumed from 'Last-Event-ID': it was stopped or replaced in the meantime. "
      + "Ask again without 'Last-Event-ID'.")

  static let busy = Problem(
    .serviceUnavailable, detail: "Too many answers are being written. Ask again in a few seconds.",
    headers: [.retryAfter: "5"])

  static func methodNotAllowed(_ method: HTTPRequest.Method, path: String, allowed: [HTTPRequest.Method]) -> Problem {
    let names = allowed.map(\.rawValue)
    return Problem(
      .methodNotAllowed,
      detail: "\(path.excerpt) does not take \(method.rawValue.excerpt). Send \(names.joined(separator: " or ")).",
      headers: [.allow: names.joined(separator: ", ")])
  }

  static func bodyTooLarge(limit: Int) -> Problem {
    Problem(
      .contentTooLarge, detail: "The request body exceeds the limit of \(limit) bytes. Send less.",
      headers: [.connection: "close"])
  }

  static func unreadableBody(_ reason: String) -> Problem {
    Problem(.badRequest, detail: "The request body is not JSON: \(reason)")
  }

  static func invalidFields(_ faults: [FieldFault]) -> Problem {
    Problem(
      .unprocessableContent, title: "Invalid fields", type: "urn:scrollwork:problem:invalid-fields",
      detail: faults.map(\.detail).joined(separator: " "), errors: faults)
  }

  static func invalidPhoto(_ detail: String) -> Problem {
    Problem(
      .unprocessableContent, title: "Invalid photo", type: "urn:scrollwork:problem:invalid-photo", detail: detail)
  }

  static func unsupportedMediaType(_ sent: String?, takes types: [String]) -> Problem {
    let what = sent.map { "is '\($0.excerpt)'" } ?? "is missing"
    let names = types.joined(separator: " or ")
    return Problem(
      .unsupportedMediaType, detail: "The Content-Type \(what), but must be \(names).",
      headers: [.accept: types.joined(separator: ", ")])
  }

  static let passwordMissing = Problem(
    .unauthorized,
    detail: "The management password is missing. Send it by HTTP Basic authentication, with any user name; "
      + "it was in the answer that created the announcement.",
    headers: [.wwwAuthenticate: #"Basic realm="announcement", charset="UTF-8""#])

  static let passwordWrong = Problem(
    .forbidden,
    detail: "The management password is wrong. Send the one from the answer that created the announcement.")

  static func wrongHost(_ host: String) -> Problem {
    Problem(
      .misdirectedRequest,
      detail: "This server answers only to this machine, not to '\(host.excerpt)'. "
        + "Use localhost or 127.0.0.1, or start it with another --host.")
  }

  static func tooManyRequests(retryAfter seconds: Int) -> Problem {
    Problem(
      .tooManyRequests, detail: "Too many requests came from your address. Try again in \(seconds) s.",
      headers: [.retryAfter: String(seconds)])
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
  /// The text, truncated after 40 characters: error messages quote their input, but not a flood of it.
  var excerpt: String {
    count > 40 ? "\(prefix(40))…" : String(self)
  }
}
