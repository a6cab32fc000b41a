import Foundation

/// A lock that guards a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a state whose exclusive use is unchecked.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` with exclusive access to the state.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with exclusive access to the state.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state if the lock is available; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state if the lock is available; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and takes it.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func lock() { storage.lock.lock() }
  /// Releases the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func unlock() {
    storage.lock.unlock()
  }
  /// Takes the lock if it is available.
  @available(*, noasync, message: "Use async-safe scoped locking instead") public func lockIfAvailable() -> Bool {
    storage.lock.try()
  }

  /// Runs `body` while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

  /// Runs `body` while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
