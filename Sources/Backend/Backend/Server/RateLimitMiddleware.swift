import Hummingbird
import Synchronization

/// A token bucket for each client: requests take from it, time refills it.
///
/// Full buckets are dropped when there are many, so memory grows only with the clients of the last ten seconds; nothing
/// runs between requests.
final class RateLimitMiddleware: RouterMiddleware {
  /// The cost of a request that changes something: it writes to the disk or hashes a password.
  static let costOfChange = 10.0
  /// The seconds from an empty to a full bucket.
  static let secondsToFill = 10.0
  /// The number of buckets above which full ones are dropped: the most that a flood from many addresses leaves behind.
  private static let bucketsToKeep = 10_000

  private struct Bucket {
    var tokens: Double
    var time: ContinuousClock.Instant
  }

  private let tokensPerSecond: Double
  private let capacity: Double
  private let now: @Sendable () -> ContinuousClock.Instant
  private let buckets = Mutex<[String: Bucket]>([:])

  init(
    requestsPerSecond: Double, now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock().now }
  ) {
    tokensPerSecond = requestsPerSecond
    // Room for one change, however slow the rate.
    capacity = max(requestsPerSecond * Self.secondsToFill, Self.costOfChange)
    self.now = now
  }

  func handle(
    _ request: Request, context: ClientContext, next: (Request, ClientContext) async throws -> Response
  ) async throws -> Response {
    let isReading = request.method == .get || request.method == .head
    if let wait = secondsToWait(context.client, cost: isReading ? 1 : Self.costOfChange) {
      throw Problem.tooManyRequests(retryAfter: wait)
    }
    return try await next(request, context)
  }

  /// Takes tokens, or takes none and returns the whole seconds until there are enough.
  func secondsToWait(_ client: String, cost: Double) -> Int? {
    let now = now()
    return buckets.withLock { buckets in
      if buckets.count > Self.bucketsToKeep { buckets = buckets.filter { tokens(in: $0.value, at: now) < capacity } }
      let available = buckets[client].map { tokens(in: $0, at: now) } ?? capacity
      if available < cost { return Int(((cost - available) / tokensPerSecond).rounded(.up)) }
      buckets[client] = Bucket(tokens: available - cost, time: now)
      return nil
    }
  }

  private func tokens(in bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
    min(capacity, bucket.tokens + (now - bucket.time) / .seconds(1) * tokensPerSecond)
  }
}
