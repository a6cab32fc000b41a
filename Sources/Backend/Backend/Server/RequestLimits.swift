import NIOCore
import NIOHTTPTypes

/// Bounds what a request's body can cost: how large it is, and how long it takes to send.
///
/// What is too large is refused with 413 (`ProblemMiddleware`, or whoever collects the body). The rest is then read and thrown away for
/// a while: a connection that is closed while its client still sends is reset, and with it goes the answer.
final class RequestLimits: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// From a request's head to its end: a photo of 10 MB at 1.4 Mbit/s. The server's idle timeout alone would let a
  /// client hold a connection for ever with a byte a minute.
  private static let timeToSend = TimeAmount.seconds(60)
  /// A refused body of which nothing has come for this long is not waited for.
  private static let timeToLinger = TimeAmount.seconds(2)
  /// How much of a refused body is thrown away before its connection is closed.
  private static let mostDiscarded = 256 << 20

  private let routes: Routes
  private var received = 0
  private var limit = Route.usualLargestBody
  /// Requests of which a part has come and the answer has not been sent.
  private var unanswered = 0
  private var deadline: Scheduled<Void>?
  private var lingering: Scheduled<Void>?

  init(_ routes: Routes) {
    self.routes = routes
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      received = 0
      unanswered += 1
      limit = routes.largestBody(for: String((head.path ?? "").prefix { $0 != "?" }))
      deadline?.cancel()
      deadline = close(context.channel, in: Self.timeToSend)
    case .body(let part):
      let before = received
      received += part.readableBytes
      if received > limit { linger(context) }
      // The part that is too much is passed on, so that whoever collects the body learns of it. An answered request's is not.
      guard before <= limit, unanswered > 0 else { return }
    case .end: endDeadline()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    endDeadline()
    lingering?.cancel()
    context.fireChannelInactive()
  }

  private func linger(_ context: ChannelHandlerContext) {
    guard received <= limit + Self.mostDiscarded else { return context.close(promise: nil) }
    lingering?.cancel()
    lingering = close(context.channel, in: Self.timeToLinger)
  }

  private func close(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func endDeadline() {
    deadline?.cancel()
    deadline = nil
  }
}
