import DisplayList
import Foundation
import ScrollworkUIKit

// What two figures make together. Caveat: the curves of the results are fine lines.

extension Path {
  /// The area that is inside of both paths, by winding number, or by parity with `eoFill`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 && $1 })
  }

  /// The area that is inside of one of the paths or of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 || $1 })
  }

  /// The area that is inside of this path but not of the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 && !$1 })
  }

  /// The area that is inside of exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).area { $0 != $1 })
  }

  /// The same area by an outline that nowhere crosses itself: by winding number, or by parity with `eoFill`, what is filled is then
  /// the same.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(PathArrangement(storage, PathElements(), eoFill: eoFill).area { isInside, _ in isInside })
  }

  /// The parts of this path's line that are inside of the other path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).line(isInside: true))
  }

  /// The parts of this path's line that are outside of the other path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(PathArrangement(storage, other.storage, eoFill: eoFill).line(isInside: false))
  }
}

/// What two shapes in the same rectangle make together.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable { case intersection, union, subtraction, difference, lineIntersection, lineSubtraction }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// Both paths put together.
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

  /// The first shape's behavior.
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
  /// The area that is inside of both shapes, by winding number, or by parity with `eoFill`.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that is inside of one of the shapes or of both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that is inside of this shape but not of the other one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The area that is inside of exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// The parts of this shape's line that are inside of the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's line that are outside of the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
