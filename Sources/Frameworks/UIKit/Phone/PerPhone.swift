import Synchronization

/// State that belongs to one phone and is used on any thread. Each phone starts with the initial state.
package final class PerPhone<State: Sendable>: Sendable {
  /// The number of the phone and its state; nil before the first use.
  private let held = Mutex<(phone: Int, state: State)?>(nil)
  private let initial: @Sendable () -> State

  /// Creates the state; `initial` is evaluated for each phone.
  package init(_ initial: @autoclosure @escaping @Sendable () -> State) { self.initial = initial }

  /// Runs `body` with the current phone's state, while no other thread can use it.
  package func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try held.withLock { held in
      let phone = Phone.number.load(ordering: .relaxed)
      var current = held.flatMap { $0.phone == phone ? $0.state : nil } ?? initial()
      // Held twice, the state would be copied by the first change.
      held = nil
      defer { held = (phone, current) }
      return try body(&current)
    }
  }

  /// Runs `body` with the current phone's state, and keeps its changes only if it does not throw.
  package func change<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock { state in
      var changed = state
      let result = try body(&changed)
      state = changed
      return result
    }
  }
}
