import DisplayList
import Foundation

/// An ellipse that fills the rectangle.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(rect)) }

  /// Does not depend on the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the ellipse inset.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }
}

/// The largest circle in the centre of the rectangle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

  /// The circle.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(Self.square(in: rect))) }

  /// Does not depend on the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the largest square that fits in the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // If only one length is proposed it decides; if none, ten points.
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = proposal == .unspecified ? 10 : side
    return CGSize(width: length, height: length)
  }

  /// Returns the circle inset.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  private static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}
