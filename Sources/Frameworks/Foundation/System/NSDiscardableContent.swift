import Foundation

/// Content that can be discarded to save memory while it is not used. Caveat: memory is never short here, so only the
/// app discards it.
public protocol NSDiscardableContent {
  /// Begins an access; returns false if the content was discarded.
  func beginContentAccess() -> Bool
  /// Ends an access.
  func endContentAccess()
  /// Discards the content, unless it is in use.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
