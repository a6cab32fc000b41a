import Foundation
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Adds a problem to the answer to malformed requests, which Hummingbird sends without a body.
final class MalformedRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var problem: Problem?

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError { problem = .malformedRequest(error) }
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard let problem, case .head(let head) = unwrapOutboundIn(data), head.status == .badRequest,
      head.headerFields[.contentLength] == "0", let body = try? JSONEncoder.api.encode(problem)
    else { return context.write(data, promise: promise) }
    var fields = head.headerFields
    fields[.contentType] = "application/problem+json"
    fields[.cacheControl] = "no-store"
    fields[.contentLength] = String(body.count)
    fields[.date] = httpDate(.now)
    context.write(wrapOutboundOut(.head(HTTPResponse(status: problem.status, headerFields: fields))), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: body))), promise: promise)
  }
}

extension Problem {
  fileprivate static func malformedRequest(_ error: HTTPParserError) -> Problem {
    switch error {
    case .headerOverflow:
      Problem(
        .requestHeaderFieldsTooLarge,
        detail:
          "The request's line and headers exceed the limit of \(HTTPServer.largestHead) bytes. Send less.")
    case .invalidMethod, .invalidURL, .invalidVersion, .invalidPath, .invalidQueryString, .invalidFragment,
      .invalidHost,
      .invalidPort, .invalidConstant:
      Problem(
        .badRequest,
        detail: "The request's first line is not that of HTTP/1.1. It begins like 'GET /api/v1/announcements HTTP/1.1'."
      )
    case .invalidContentLength, .unexpectedContentLength:
      Problem(
        .badRequest,
        detail: "The length of the request's body is not clear. Send one 'Content-Length' with a number, or "
          + "'Transfer-Encoding: chunked'.")
    case .invalidChunkSize:
      Problem(
        .badRequest, detail: "A chunk of the request's body does not begin with its length in hexadecimal digits.")
    default:
      Problem(
        .badRequest,
        detail: "The request cannot be parsed. Send HTTP/1.1 with a header in each line, such as 'Host: localhost'.")
    }
  }
}
