import DisplayList
import Foundation

/// A shape that can be inset, to draw inside its border.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its border moved inwards by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle inset on all sides.
struct EvenlyInset<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.inset(evenlyBy: amount)) }

  func _outline(in rect: CGRect) -> _ShapeOutline { base._outline(in: rect.inset(evenlyBy: amount)) }

  func inset(by amount: CGFloat) -> EvenlyInset {
    EvenlyInset(base: base, amount: self.amount + amount)
  }

  static var role: ShapeRole { Base.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension CGRect {
  /// Returns the rectangle with each side moved inwards; sides that would cross meet in the middle.
  func inset(evenlyBy amount: CGFloat) -> CGRect {
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
