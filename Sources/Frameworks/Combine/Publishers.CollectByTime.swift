import Foundation

extension Publisher {
  /// Collects values over an interval, and up to a count if there is one, and publishes them as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// When the collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, or earlier when the count is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values of an interval; an interval without values publishes nothing.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let group = TimeGroup<Upstream.Output, S, Context>(subscriber, strategy, options)
      subscriber.receive(subscription: group)
      group.begin()
      upstream.subscribe(
        SideSubscriber<Upstream.Output, Failure>(group.side) {
          group.receive($0)
        } completion: {
          group.complete($0)
        })
    }
  }
}

/// Collects until its scheduler's timer fires.
private final class TimeGroup<Value, Downstream: Subscriber, Context: Scheduler>: Subscription
where Downstream.Input == [Value] {
  let side = SideSubscription()
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let most: Int
  private let options: Context.SchedulerOptions?
  private var values: [Value] = []
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval): (self.scheduler, self.interval, most) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, most) = (scheduler, interval, max(1, count))
    }
  }

  func begin() {
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.publish() }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    side.request(.unlimited)
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      values = []
    }
    timer?.cancel()
    side.cancel()
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    lock.withLock {
      values.append(value)
      if values.count >= most { publish() }
      return .none
    }
  }

  private func publish() {
    lock.withLock {
      guard let downstream, !values.isEmpty, demand > .none else { return }
      let collected = values
      values = []
      demand -= 1
      demand += downstream.receive(collected)
    }
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      if case .finished = completion { publish() }
      guard let downstream else { return }
      cancel()
      downstream.receive(completion: completion)
    }
  }
}
