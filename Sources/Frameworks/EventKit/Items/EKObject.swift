import Foundation

/// An object of a store.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether there are unsaved changes.
  open var hasChanges: Bool { false }
  /// Whether it was never saved.
  open var isNew: Bool { false }
  /// Discards changes.
  open func reset() {}
  /// Discards changes.
  open func rollback() {}
  /// Reloads the saved object; returns false if it is gone.
  open func refresh() -> Bool { true }
}
