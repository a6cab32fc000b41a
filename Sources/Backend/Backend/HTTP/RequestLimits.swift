import NIOCore
import NIOHTTPTypes

/// Closes a connection that sends a larger request body than the endpoint takes, or sends it too slowly. Bodies whose
/// head already tells their length are refused with 413 before this (`ProblemMiddleware`).
final class RequestLimits: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  /// From a request's head to its end: a photo of 10 MB at 1.4 Mbit/s. The server's idle timeout alone would let a
  /// client hold a connection for ever with a byte a minute.
  private static let timeToSend = TimeAmount.seconds(60)

  private var received = 0
  private var limit = Endpoint.usualLargestBody
  private var deadline: Scheduled<Void>?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      received = 0
      limit = Endpoint.largestBody(for: String((head.path ?? "").prefix { $0 != "?" }))
      let channel = context.channel
      deadline?.cancel()
      deadline = context.eventLoop.scheduleTask(in: Self.timeToSend) { channel.close(promise: nil) }
    case .body(let part): received += part.readableBytes
    case .end: endDeadline()
    }
    guard received <= limit else {
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    endDeadline()
    context.fireChannelInactive()
  }

  private func endDeadline() {
    deadline?.cancel()
    deadline = nil
  }
}
