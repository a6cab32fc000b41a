import Foundation

extension Publisher {
  /// Publishes pairs of the latest values of this publisher and another: one whenever either publishes, once both have.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of a closure for the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes triples of the latest values.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Publishes quadruples of the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure for the latest values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// Publishes the latest values of two publishers together.
  ///
  /// It finishes when both have finished, and fails as soon as one fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let pair = LatestPair<A.Output, B.Output, S>(subscriber)
      // The subscription comes first, so that values published immediately have a receiver.
      subscriber.receive(subscription: pair)
      a.subscribe(
        SideSubscriber<A.Output, Failure>(pair.sides.0) {
          pair.receive(first: $0)
        } completion: {
          pair.complete($0)
        })
      b.subscribe(
        SideSubscriber<B.Output, Failure>(pair.sides.1) {
          pair.receive(second: $0)
        } completion: {
          pair.complete($0)
        })
    }
  }

  /// Publishes the latest values of three publishers together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes the latest values of four publishers together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// A subscription to two publishers that stores the latest value of each.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  let sides = (SideSubscription(), SideSubscription())
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var first: First?
  private var second: Second?
  private var demand = Subscribers.Demand.none
  private var running = 2

  init(_ downstream: Downstream) { self.downstream = downstream }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    sides.0.request(more)
    sides.1.request(more)
  }

  func cancel() {
    lock.withLock { downstream = nil }
    sides.0.cancel()
    sides.1.cancel()
  }

  func receive(first value: First) -> Subscribers.Demand {
    lock.withLock {
      first = value
      return publish(otherSide: sides.1)
    }
  }

  func receive(second value: Second) -> Subscribers.Demand {
    lock.withLock {
      second = value
      return publish(otherSide: sides.0)
    }
  }

  /// The demand is for pairs: the subscriber's demand is passed on to both sides, to one by the return value.
  private func publish(otherSide: SideSubscription) -> Subscribers.Demand {
    guard let downstream else { return .none }
    // The first value of a side does not complete a pair, so that side may publish another one.
    guard let first, let second else { return .max(1) }
    guard demand > .none else { return .none }
    demand -= 1
    let more = downstream.receive((first, second))
    demand += more
    otherSide.request(more)
    return more
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      running -= 1
      if case .finished = completion, running > 0 { return }
      guard let downstream else { return }
      cancel()
      downstream.receive(completion: completion)
    }
  }
}
