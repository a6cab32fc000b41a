import Foundation
import OpenCombine
import ScrollworkFoundation

extension NSObject {
  /// Publishes the values of a property as it changes, on the thread that changes it.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When values are published: after each change, also immediately (`initial`), and also before each change
    /// (`prior`).
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher for the values of a property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      let subscription = ObservedProperty<Subject, Value, S>(subscriber, object, keyPath, options)
      subscriber.receive(subscription: subscription)
      subscription.begin()
    }
  }
}

extension _KeyValueCodingAndObserving {
  /// Publishes the values of a property: immediately, and after each change.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject.KeyValueObservingPublisher {
  /// Publishes each change of the property, without its value.
  public func didChange() -> Publishers.Map<NSObject.KeyValueObservingPublisher<Subject, Value>, Void> { map { _ in } }
}

/// Receives changes on the thread on which they are made.
private struct Listener<Subject>: @unchecked Sendable {
  let hear: (Subject) -> Void
}

/// Observes a property for a subscriber. Without demand values are dropped, except for the initial one, which waits.
private final class ObservedProperty<Subject: NSObject, Value, Downstream: Subscriber>: Subscription,
  @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var object: Subject?
  private let keyPath: KeyPath<Subject, Value>
  private let options: NSKeyValueObservingOptions
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// The initial value, until it is demanded.
  private var waiting: Value?

  init(
    _ downstream: Downstream, _ object: Subject, _ keyPath: KeyPath<Subject, Value>,
    _ options: NSKeyValueObservingOptions
  ) {
    self.downstream = downstream
    self.object = object
    self.keyPath = keyPath
    self.options = options
  }

  func begin() {
    lock.withLock {
      guard let object else { return }
      if options.contains(.initial) { receive(object[keyPath: keyPath], isFirst: true) }
      let listener = Listener<Subject> { [weak self] in
        guard let self else { return }
        self.receive($0[keyPath: self.keyPath], isFirst: false)
      }
      observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        listener.hear(object)
      }
    }
  }

  private func receive(_ value: Value, isFirst: Bool) {
    lock.withLock {
      guard let downstream else { return }
      guard demand > .none else {
        if isFirst { waiting = value }
        return
      }
      demand -= 1
      demand += downstream.receive(value)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      guard demand > .none, let value = waiting else { return }
      waiting = nil
      receive(value, isFirst: false)
    }
  }

  func cancel() {
    lock.withLock {
      (downstream, object, waiting) = (nil, nil, nil)
      observation?.invalidate()
      observation = nil
    }
  }
}
