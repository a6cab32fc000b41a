import Foundation

/// One of several upstream subscriptions: remembers the demand before it began.
final class SideSubscription: @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting = Subscribers.Demand.none
  private var isCancelled = false

  func begin(_ begun: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      if isCancelled || subscription != nil { return nil }
      subscription = begun
      defer { waiting = .none }
      return waiting
    }
    guard let demand else { return begun.cancel() }
    if demand > .none { begun.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let current: (any Subscription)? = lock.withLock {
      if subscription == nil { waiting += demand }
      return subscription
    }
    current?.request(demand)
  }

  func cancel() {
    let current: (any Subscription)? = lock.withLock {
      isCancelled = true
      defer { subscription = nil }
      return subscription
    }
    current?.cancel()
  }
}

/// Receives the values of one of several publishers.
struct SideSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private let side: SideSubscription
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ side: SideSubscription, value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.side = side
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) { side.begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
