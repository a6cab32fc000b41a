import DisplayList
import Foundation

/// The largest ellipse in the rectangle.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(rect)) }

  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }
}

/// The largest circle in the middle of the rectangle.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

  /// The circle.
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(Self.square(in: rect))) }

  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The largest square in the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // Where only one length is proposed it decides; where none is, ten points.
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = proposal == .unspecified ? 10 : side
    return CGSize(width: length, height: length)
  }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  private static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}
