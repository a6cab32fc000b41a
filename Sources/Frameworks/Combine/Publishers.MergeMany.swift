import Foundation

extension Publishers {
  /// Publishes the values of several publishers of one type, in order of time.
  ///
  /// It finishes when all have finished, and fails as soon as one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      let merged = MergedSubscription(subscriber, count: publishers.count)
      subscriber.receive(subscription: merged)
      if publishers.isEmpty { return subscriber.receive(completion: .finished) }
      for (side, publisher) in Swift.zip(merged.sides, publishers) {
        publisher.subscribe(
          SideSubscriber<Output, Failure>(side) {
            merged.receive($0, from: side)
          } completion: {
            merged.complete($0)
          })
      }
    }

    /// Returns a publisher that also merges another.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

/// A subscription to several publishers, with a demand of one value at a time from each unless there is no limit.
private final class MergedSubscription<Downstream: Subscriber>: Subscription {
  let sides: [SideSubscription]
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// The values that arrived without demand, at most one from each side.
  private var waiting: [(value: Downstream.Input, side: SideSubscription)] = []
  private var running: Int
  private var hasBegun = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = (0..<count).map { _ in SideSubscription() }
    running = count
  }

  func request(_ more: Subscribers.Demand) {
    let asked: Subscribers.Demand = lock.withLock {
      demand += more
      defer { hasBegun = true }
      return demand == .unlimited ? .unlimited : hasBegun ? .none : .max(1)
    }
    for side in sides { side.request(asked) }
    lock.withLock {
      while demand > .none, !waiting.isEmpty, downstream != nil {
        let next = waiting.removeFirst()
        deliver(next.value)
        next.side.request(.max(1))
      }
      finishIfOver()
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      waiting = []
    }
    for side in sides { side.cancel() }
  }

  func receive(_ value: Downstream.Input, from side: SideSubscription) -> Subscribers.Demand {
    lock.withLock {
      guard downstream != nil else { return .none }
      guard demand > .none else {
        waiting.append((value, side))
        return .none
      }
      deliver(value)
      return demand == .unlimited ? .none : .max(1)
    }
  }

  private func deliver(_ value: Downstream.Input) {
    guard let downstream else { return }
    if demand != .unlimited { demand -= 1 }
    demand += downstream.receive(value)
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      running -= 1
      guard case .failure = completion else { return finishIfOver() }
      end(completion)
    }
  }

  private func finishIfOver() {
    if running == 0, waiting.isEmpty { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}
