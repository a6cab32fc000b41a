import DisplayList
import Foundation
import ScrollworkUIKit

// Boolean operations on two paths. Caveat: curves in the results are approximated by fine lines.

extension Path {
  /// Returns the area inside both paths, by the winding number or, with `eoFill`, the even-odd rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 && $1 })
  }

  /// Returns the area inside either path or both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 || $1 })
  }

  /// Returns the area inside this path but not the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 && !$1 })
  }

  /// Returns the area inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 != $1 })
  }

  /// Returns the same area with an outline that does not cross itself, so that the winding number and the even-odd rule
  /// fill the same. `eoFill` selects the rule for this path.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(PathArrangement(storage, PathElements(), eoFill: eoFill).area { isInside, _ in isInside })
  }

  /// Returns the parts of this path's line inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).line(isInside: true))
  }

  /// Returns the parts of this path's line outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).line(isInside: false))
  }
}

/// The combination of two shapes in the same rectangle.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable { case intersection, union, subtraction, difference, lineIntersection, lineSubtraction }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// The combined path.
  public func path(in rect: CGRect) -> Path {
    let (own, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: own.intersection(other, eoFill: eoFill)
    case .union: own.union(other, eoFill: eoFill)
    case .subtraction: own.subtracting(other, eoFill: eoFill)
    case .difference: own.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// The first shape's role.
  public static var role: ShapeRole { First.role }

  /// The first shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  /// The first shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// Both shapes' data.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  /// Returns the area inside both shapes, by the winding number or, with `eoFill`, the even-odd rule.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the area inside either shape or both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the area inside this shape but not the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns the area inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
