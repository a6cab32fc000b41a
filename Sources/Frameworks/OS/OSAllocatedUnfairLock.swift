import Foundation

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a state, whose users see to it that nobody else has it.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` with the state while nobody else has it.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state while nobody else has it.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state if nobody else has it now; nil otherwise.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state if nobody else has it now; nil otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards what its users say.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody else has the lock, and takes it.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func unlock() {
    storage.lock.unlock()
  }
  /// Takes the lock if nobody else has it.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func lockIfAvailable() -> Bool {
    storage.lock.try()
  }

  /// Runs `body` while nobody else has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

  /// Runs `body` while nobody else has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
