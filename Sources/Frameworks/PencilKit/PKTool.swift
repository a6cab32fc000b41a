import Foundation

/// A tool of a canvas.
public protocol PKTool {}

/// Selects strokes with a lasso; the selection can be moved and deleted.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  /// Creates a lasso.
  public init() {}
}
