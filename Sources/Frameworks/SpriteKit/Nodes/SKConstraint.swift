import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A range of numbers.
open class SKRange: NSObject, NSCopying {
  /// The lower limit; minus the greatest finite number for none.
  open var lowerLimit: CGFloat
  /// The upper limit; the greatest finite number for none.
  open var upperLimit: CGFloat

  /// Creates a range with two limits.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  /// Creates a range with a lower limit.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  /// Creates a range with an upper limit.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  /// Creates a range of a single number.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  /// Creates a range around a number with a variance.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - abs(variance), upperLimit: value + abs(variance))
  }
  /// Returns a range without limits.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

  /// The current limits.
  fileprivate var limits: Limits { Limits(least: lowerLimit, most: upperLimit) }
}

private struct Limits {
  let least: CGFloat
  let most: CGFloat

  /// Returns the nearest number in the limits.
  func nearest(to number: CGFloat) -> CGFloat { max(least, min(most, number)) }
}

/// Constrains a node's position or rotation, in each frame after actions and physics.
open class SKConstraint: NSObject, NSCopying {
  private let keep: @MainActor (SKConstraint, SKNode) -> Void
  /// Whether it is enabled.
  open var enabled = true
  /// The node in whose coordinates a position is constrained; nil for the parent's.
  open var referenceNode: SKNode?

  private init(_ keep: @escaping @MainActor (SKConstraint, SKNode) -> Void) { self.keep = keep }

  @MainActor func apply(to node: SKNode) { if enabled { keep(self, node) } }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKConstraint(keep)
    (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
    return copy
  }

  /// Constrains the x coordinate.
  open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: .withNoLimits()) }
  /// Constrains the y coordinate.
  open class func positionY(_ range: SKRange) -> SKConstraint { positionX(.withNoLimits(), y: range) }
  /// Constrains both coordinates.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    let (xLimits, yLimits) = (xRange.limits, yRange.limits)
    return SKConstraint { constraint, node in
      guard let parent = node.parent else { return }
      let frame = constraint.referenceNode ?? parent
      let place = parent.convert(node.position, to: frame)
      let kept = CGPoint(x: xLimits.nearest(to: place.x), y: yLimits.nearest(to: place.y))
      if kept != place { node.position = parent.convert(kept, from: frame) }
    }
  }

  /// Constrains the distance to another node, in points.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
  /// Constrains the distance to a point in the parent's coordinates, in points.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    let limits = range.limits
    return SKConstraint { constraint, node in
      guard let parent = node.parent else { return }
      keep(node, at: limits, from: parent.convert(point, from: constraint.referenceNode ?? parent))
    }
  }
  /// Constrains the distance to a point in another node's coordinates, in points.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    let limits = range.limits
    return SKConstraint { [weak node] _, kept in
      if let node, let parent = kept.parent { keep(kept, at: limits, from: parent.convert(point, from: node)) }
    }
  }

  @MainActor private class func keep(_ node: SKNode, at limits: Limits, from point: CGPoint) {
    let (x, y) = (node.position.x - point.x, node.position.y - point.y)
    let distance = hypot(x, y)
    let kept = limits.nearest(to: distance)
    guard kept != distance else { return }
    // A node at the same position goes to the right.
    let (unitX, unitY) = distance > 0 ? (x / distance, y / distance) : (1, 0)
    node.position = CGPoint(x: point.x + unitX * kept, y: point.y + unitY * kept)
  }

  /// Constrains the rotation, in radians.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    let limits = zRange.limits
    return SKConstraint { _, node in node.zRotation = limits.nearest(to: node.zRotation) }
  }
  /// Orients the node's right side towards another node; the range is the allowed offset in radians.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }
  /// Orients the node's right side towards a point in the parent's coordinates.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    let limits = radians.limits
    return SKConstraint { constraint, node in
      guard let parent = node.parent else { return }
      turn(node, to: parent.convert(point, from: constraint.referenceNode ?? parent), limits)
    }
  }
  /// Orients the node's right side towards a point in another node's coordinates.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    let limits = radians.limits
    return SKConstraint { [weak node] _, kept in
      if let node, let parent = kept.parent { turn(kept, to: parent.convert(point, from: node), limits) }
    }
  }

  @MainActor private class func turn(_ node: SKNode, to point: CGPoint, _ limits: Limits) {
    guard point != node.position else { return }
    let angle = atan2(point.y - node.position.y, point.x - node.position.x)
    let offset = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
    let kept = limits.nearest(to: offset)
    if kept != offset { node.zRotation = angle + kept }
  }
}
