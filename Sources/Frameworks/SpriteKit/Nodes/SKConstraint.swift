import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Numbers that are allowed.
open class SKRange: NSObject, NSCopying {
  /// The least number; minus the greatest finite one for no limit.
  open var lowerLimit: CGFloat
  /// The greatest number; the greatest finite one for no limit.
  open var upperLimit: CGFloat

  /// Between two numbers.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  /// No less than a number.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  /// No more than a number.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  /// One number.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  /// Around a number, and no further away than another one.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - abs(variance), upperLimit: value + abs(variance))
  }
  /// Any number.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }

  /// Returns another range of the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

  /// The numbers that are allowed now.
  fileprivate var limits: Limits { Limits(least: lowerLimit, most: upperLimit) }
}

private struct Limits {
  let least: CGFloat
  let most: CGFloat

  /// Returns the allowed number that is nearest.
  func nearest(to number: CGFloat) -> CGFloat { max(least, min(most, number)) }
}

/// Keeps a node's place or direction within limits, in each frame after actions and physics.
open class SKConstraint: NSObject, NSCopying {
  private let keep: @MainActor (SKConstraint, SKNode) -> Void
  /// False leaves the node alone.
  open var enabled = true
  /// In whose coordinates a position is limited; nil for those of the node around.
  open var referenceNode: SKNode?

  private init(_ keep: @escaping @MainActor (SKConstraint, SKNode) -> Void) { self.keep = keep }

  @MainActor func apply(to node: SKNode) { if enabled { keep(self, node) } }

  /// Returns another constraint of the same kind.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKConstraint(keep)
    (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
    return copy
  }

  /// Limits the place across.
  open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: .withNoLimits()) }
  /// Limits the place up and down.
  open class func positionY(_ range: SKRange) -> SKConstraint { positionX(.withNoLimits(), y: range) }
  /// Limits the place.
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

  /// Limits how far the node is from another one, in points.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
  /// Limits how far the node is from a point in the coordinates of the node around, in points.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    let limits = range.limits
    return SKConstraint { constraint, node in
      guard let parent = node.parent else { return }
      keep(node, at: limits, from: parent.convert(point, from: constraint.referenceNode ?? parent))
    }
  }
  /// Limits how far the node is from a point in another one's coordinates, in points.
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
    // What is in the very same place goes to the right.
    let (unitX, unitY) = distance > 0 ? (x / distance, y / distance) : (1, 0)
    node.position = CGPoint(x: point.x + unitX * kept, y: point.y + unitY * kept)
  }

  /// Limits the angle, in radians.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    let limits = zRange.limits
    return SKConstraint { _, node in node.zRotation = limits.nearest(to: node.zRotation) }
  }
  /// Turns the node's right side towards another one; the range says how far it may be off, in radians.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }
  /// Turns the node's right side towards a point in the coordinates of the node around.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    let limits = radians.limits
    return SKConstraint { constraint, node in
      guard let parent = node.parent else { return }
      turn(node, to: parent.convert(point, from: constraint.referenceNode ?? parent), limits)
    }
  }
  /// Turns the node's right side towards a point in another one's coordinates.
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
