import Foundation

/// A behavior that attaches an item to a point or another item, by a rod or a spring.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor
  }

  /// The items: one, or two attached to each other.
  public let items: [any UIDynamicItem]
  /// What the first item is attached to.
  public let attachedBehaviorType: AttachmentType
  private let offsets: [UIOffset]
  /// Whether the distance may be shorter.
  private let isRope: Bool

  /// The point that the item is attached to.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { wake() } } }
  /// The distance between the ends, in points.
  open var length: CGFloat = 0 { didSet { if length != oldValue { wake() } } }
  /// The damping of the spring; from 1 on it does not oscillate.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { wake() } } }
  /// The frequency of the spring, in oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { wake() } } }
  /// The friction of rotation. Caveat: it is only stored.
  open var frictionTorque: CGFloat = 0

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint?, isRope: Bool = false, length: CGFloat? = nil
  ) {
    (self.items, self.offsets, self.isRope) = (items, offsets, isRope)
    attachedBehaviorType = anchor == nil ? .items : .anchor
    anchorPoint = anchor ?? .zero
    super.init()
    let ends = items.indices.map { SIMD2(items[$0].center) + arm($0, items[$0].transform) }
    let other = ends.count > 1 ? ends[1] : SIMD2(anchorPoint)
    self.length = length ?? ends.first.map { CGFloat(ScrollworkUIKit.length($0 - other)) } ?? 0
  }

  /// Attaches an item's centre to a point at the current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], [.zero], anchor: point)
  }
  /// Attaches a point of an item to a point at the current distance.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], [offset], anchor: point)
  }
  /// Attaches the centres of two items at the current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], [.zero, .zero], anchor: nil)
  }
  /// Attaches points of two items at the current distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], [offset1, offset2], anchor: nil) }

  /// Returns a rope: two points move no farther apart than they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: nil, isRope: true) }

  /// Returns a pin around which two items rotate.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    func offset(_ item: any UIDynamicItem) -> UIOffset {
      let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y).applying(item.transform.inverted())
      return UIOffset(horizontal: way.x, vertical: way.y)
    }
    return UIAttachmentBehavior([item1, item2], [offset(item1), offset(item2)], anchor: nil, length: 0)
  }

  private func arm(_ index: Int, _ transform: CGAffineTransform) -> SIMD2<Double> {
    let offset = CGPoint(x: offsets[index].horizontal, y: offsets[index].vertical)
    var turn = transform
    (turn.tx, turn.ty) = (0, 0)
    return SIMD2(offset.applying(turn))
  }

  override var movedItems: [any UIDynamicItem] { items }

  private func ends(_ bodies: DynamicBodies) -> (
    first: DynamicBody, arm: SIMD2<Double>, other: DynamicBody?, otherArm: SIMD2<Double>
  )? {
    guard let item = items.first, let first = bodies[item] else { return nil }
    let other = items.count > 1 ? bodies[items[1]] : nil
    func arm(_ index: Int, _ body: DynamicBody) -> SIMD2<Double> {
      body.turned(SIMD2(Double(offsets[index].horizontal), Double(offsets[index].vertical)))
    }
    return (first, arm(0, first), other, other.map { arm(1, $0) } ?? .zero)
  }

  override func hold(_ bodies: DynamicBodies, over time: Double) {
    guard let (first, arm, other, otherArm) = ends(bodies) else { return }
    let from = other.map { $0.position + otherArm } ?? SIMD2(anchorPoint)
    let way = first.position + arm - from
    let distance = ScrollworkUIKit.length(way)
    let excess = distance - Double(length)
    if isRope, excess <= 0 { return }
    let speed = first.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)
    // Ends that coincide are held in both directions, others along the rod.
    let axes = length < 1 ? [SIMD2(1.0, 0), SIMD2(0, 1)] : distance > 0 ? [way / distance] : []
    for axis in axes {
      let off = length < 1 ? dot(way, axis) : excess
      func part(_ body: DynamicBody?, _ arm: SIMD2<Double>) -> Double {
        guard let body else { return 0 }
        let turn = cross(arm, axis)
        return body.inverseMass + turn * turn * body.inverseInertia
      }
      let inverseMass = part(first, arm) + part(other, otherArm)
      guard inverseMass > 0 else { continue }
      let mass = 1 / inverseMass
      var impulse = -mass * (dot(speed, axis) + 0.2 * off / time)
      if frequency > 0 {
        // A soft constraint, as with implicit integration of the spring.
        let swing = 2 * Double.pi * Double(frequency)
        let (brake, stiffness) = (2 * mass * Double(max(0, damping)) * swing, mass * swing * swing)
        let softness = 1 / max(time * (brake + time * stiffness), 1e-9)
        impulse =
          -(dot(speed, axis) + off * time * stiffness * softness) / (inverseMass + softness) / Double(Self.turns)
      }
      first.strike(axis * impulse, at: arm)
      if let other { other.strike(-axis * impulse, at: otherArm) }
    }
  }

  /// The number of calls of `hold` per substep of a frame.
  static let turns = 8
}

/// A behavior that snaps an item upright to a point, as on a spring.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The target point.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { wake() } } }
  /// The damping, from 0 (most oscillation) to 1 (least).
  open var damping: CGFloat = 0.5 { didSet { if damping != oldValue { wake() } } }

  /// Snaps an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func apply(to bodies: DynamicBodies, over time: Double) {
    guard let body = bodies[item], !body.properties.isAnchored else { return }
    // The frequency is a guess; the movement takes about half a second.
    let swing = 2 * Double.pi * 2.5
    let brake = 2 * swing * (0.3 + 0.7 * min(1, max(0, Double(damping))))
    let off = body.position - SIMD2(snapPoint)
    body.velocity -= (body.velocity * brake + off * swing * swing) * time
    guard body.properties.allowsRotation else { return }
    let tilt = remainder(body.angle, 2 * .pi)
    body.spin -= (body.spin * brake + tilt * swing * swing) * time
  }
}
