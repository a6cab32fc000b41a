import Foundation

/// A point in a unit rectangle: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// 0 at the leading edge, 1 at the trailing one.
  public var x: CGFloat
  /// 0 at the upper edge, 1 at the lower one.
  public var y: CGFloat

  /// The top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from fractions of width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the corresponding point of `rect`, in left-to-right coordinates.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension UnitPoint: Animatable {
  /// 128 times `x` and `y`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
