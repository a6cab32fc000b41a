/// The state of an animator between two evaluations: how often its trigger has changed.
@MainActor
class TriggeredCourse {
  private var seen: ValueChange?
  private var runs = 0
  nonisolated init() {}

  /// Returns the identity of the run; nil before the trigger has changed.
  final func run(after trigger: ValueChange?) -> AnyHashable? {
    guard let trigger else { return 0 }
    if let seen, !seen.isEqual(trigger) { runs += 1 }
    seen = trigger
    return runs > 0 ? runs : nil
  }
}

/// A type-erased equatable value.
struct ValueChange {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }

  func isEqual(_ other: ValueChange) -> Bool {
    func compare<T: Equatable>(_ value: T) -> Bool { other.value as? T == value }
    return compare(value)
  }
}
