import Foundation

/// What items are like: how much they bounce, slide and weigh.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _ItemsBehavior {
  /// What an item is like.
  struct Properties {
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var isAnchored = false
    var allowsRotation = true
  }

  private var changes: [(inout Properties) -> Void] = []
  private var linear: [ObjectIdentifier: SIMD2<Double>] = [:]
  private var angular: [ObjectIdentifier: Double] = [:]

  /// Items as they usually are.
  public convenience init() { self.init(items: []) }
  /// Items as they usually are.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  private func changed(_ change: @escaping (inout Properties) -> Void) {
    changes.append(change)
    wake()
  }

  /// From 0, nothing bounces, to 1, nothing is lost.
  open var elasticity: CGFloat = 0 { didSet { changed { [elasticity] in $0.elasticity = Double(elasticity) } } }
  /// 0 for items that slide without end.
  open var friction: CGFloat = 0 { didSet { changed { [friction] in $0.friction = Double(friction) } } }
  /// How heavy each point is.
  open var density: CGFloat = 1 { didSet { changed { [density] in $0.density = Double(density) } } }
  /// What makes items slower.
  open var resistance: CGFloat = 0 { didSet { changed { [resistance] in $0.resistance = Double(resistance) } } }
  /// What makes turning slower.
  open var angularResistance: CGFloat = 0 {
    didSet { changed { [angularResistance] in $0.angularResistance = Double(angularResistance) } }
  }
  /// For fields. Caveat: there are none here.
  open var charge: CGFloat = 0
  /// Items stay where they are, and others meet them.
  open var isAnchored = false { didSet { changed { [isAnchored] in $0.isAnchored = isAnchored } } }
  /// Items turn.
  open var allowsRotation = true { didSet { changed { [allowsRotation] in $0.allowsRotation = allowsRotation } } }

  /// What the item is like now; later behaviors count for more.
  func apply(to properties: inout Properties) { for change in changes { change(&properties) } }

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    linear[ObjectIdentifier(item), default: .zero] += SIMD2(velocity)
    wake()
  }
  /// How fast an item is, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = (dynamicAnimator?.bodies[item]?.velocity ?? .zero) + (linear[ObjectIdentifier(item)] ?? .zero)
    return CGPoint(x: velocity.x, y: velocity.y)
  }
  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[ObjectIdentifier(item), default: 0] += Double(velocity)
    wake()
  }
  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat((dynamicAnimator?.bodies[item]?.spin ?? 0) + (angular[ObjectIdentifier(item)] ?? 0))
  }

  override func prepare(_ bodies: DynamicBodies) {
    for body in items.compactMap({ bodies[$0] }) {
      body.velocity += linear.removeValue(forKey: ObjectIdentifier(body.item)) ?? .zero
      body.spin += angular.removeValue(forKey: ObjectIdentifier(body.item)) ?? 0
    }
  }
}
