import Foundation

/// Distances from the edges of a view, in points; leading is where reading begins.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Distances from the edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}
