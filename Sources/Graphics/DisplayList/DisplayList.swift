import Foundation

/// One complete picture of the screen.
public struct DisplayList: Sendable {
  /// The screen's size in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// The colour behind everything.
  public var background: DisplayColor
  public var root: Fragment

  public init(size: CGSize, scale: CGFloat, background: DisplayColor, root: Fragment) {
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }
}
