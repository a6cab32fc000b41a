import DisplayList
import Foundation

/// A shape that can be drawn inside its own border.
public nonisolated protocol InsettableShape: Shape {
  /// The shape after an inset.
  associatedtype InsetShape: InsettableShape

  /// The shape, its border moved inwards by points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller on all sides.
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
  /// The rectangle with each side moved inwards; sides that would pass each other meet in the middle.
  func inset(evenlyBy amount: CGFloat) -> CGRect {
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
