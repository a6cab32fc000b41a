import NIOCore
import NIOHTTPTypes

/// Limits the cost of a request's body: its size, and the time to send it.
///
/// A body that is too large is refused with 413 (by `ProblemMiddleware`, or by the code that collects the body). The
/// rest is then read and discarded for a while: a connection that is closed while its client still sends is reset, and
/// the answer is lost.
final class RequestLimits: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The time from a request's head to its end: a photo of 10 MB at 1.4 Mbit/s. The server's idle timeout alone would
  /// let a client hold a connection forever with a byte a minute.
  private static let timeToSend = TimeAmount.seconds(60)
  /// How long to wait for more of a refused body.
  private static let timeToLinger = TimeAmount.seconds(2)
  /// How much of a refused body is discarded before its connection is closed.
  private static let mostDiscarded = 256 << 20

  private let routes: Routes
  private var received = 0
  private var limit = Route.usualLargestBody
  /// The number of requests that have begun to arrive and are not answered yet.
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
      // The excess part is passed on, so that the code that collects the body learns of it. An answered request's is
      // not.
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
