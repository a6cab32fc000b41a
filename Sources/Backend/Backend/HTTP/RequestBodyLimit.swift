import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends a larger request body than any endpoint takes. Bodies whose head already tells their
/// length are refused with 413 before this (`ProblemMiddleware`); this one also catches streams of unknown length.
final class RequestBodyLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  /// Bytes; all endpoints read, so a body is at best a mistake.
  static let bytes = 64 * 1024

  private var received = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head, .end: received = 0
    case .body(let part): received += part.readableBytes
    }
    guard received <= Self.bytes else {
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }
}
