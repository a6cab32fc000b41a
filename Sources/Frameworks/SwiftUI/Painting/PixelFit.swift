import Foundation

/// The distances between a node's origin on a pixel and its exact place for which what was drawn is still right.
struct PixelFit {
  var x = Span()
  var y = Span()

  func contains(_ rest: CGPoint) -> Bool { x.contains(rest.x) && y.contains(rest.y) }

  /// The distances along one axis, in points.
  struct Span {
    private var lower = -CGFloat.infinity
    private var upper = CGFloat.infinity
    /// A part of a pixel that sums of layout may be off.
    private static let tolerance: CGFloat = 1e-6

    func contains(_ rest: CGFloat) -> Bool { rest >= lower && rest < upper }

    /// Returns the pixel closest to an edge, the one to the right or below if it is between two, in points from the
    /// node's origin.
    mutating func snapped(_ edge: CGFloat, at rest: CGFloat, scale: CGFloat) -> CGFloat {
      let pixel = ((edge + rest) * scale + 0.5 + Self.tolerance).rounded(.down)
      let first = (pixel - 0.5 - Self.tolerance) / scale - edge
      lower = max(lower, first)
      upper = min(upper, first + 1 / scale)
      return pixel / scale
    }
  }
}
