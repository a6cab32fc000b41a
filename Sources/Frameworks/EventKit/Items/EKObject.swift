import Foundation

/// What a store has.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether it differs from what is saved.
  open var hasChanges: Bool { false }
  /// Whether it was never saved.
  open var isNew: Bool { false }
  /// Forgets changes.
  open func reset() {}
  /// Forgets changes.
  open func rollback() {}
  /// Takes over what is saved by now; false if it is no longer there.
  open func refresh() -> Bool { true }
}
