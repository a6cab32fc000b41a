import Foundation

/// What a canvas is used with.
public protocol PKTool {}

/// Chooses strokes by drawing around them; what is chosen can be moved and deleted.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  /// Creates a lasso.
  public init() {}
}
