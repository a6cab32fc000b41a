import Foundation

/// Something that can be thrown away to save memory while nobody uses it. Caveat: memory is never short here, so nothing is thrown away
/// unless the app does so.
public protocol NSDiscardableContent {
  /// Begins to use it; false if it was thrown away.
  func beginContentAccess() -> Bool
  /// Ends one use.
  func endContentAccess()
  /// Throws it away, unless it is in use.
  func discardContentIfPossible()
  /// It was thrown away.
  func isContentDiscarded() -> Bool
}
