import Foundation

/// The physical properties of items: bounce, friction and mass.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _ItemsBehavior {
  /// The physical properties of an item.
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

  /// Creates a behavior with default properties.
  public convenience init() { self.init(items: []) }
  /// Creates a behavior with default properties.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  private func changed(_ change: @escaping (inout Properties) -> Void) {
    changes.append(change)
    wake()
  }

  /// The elasticity, from 0 (no bounce) to 1 (no loss).
  open var elasticity: CGFloat = 0 { didSet { changed { [elasticity] in $0.elasticity = Double(elasticity) } } }
  /// The friction; 0 for items that slide without end.
  open var friction: CGFloat = 0 { didSet { changed { [friction] in $0.friction = Double(friction) } } }
  /// The mass per area.
  open var density: CGFloat = 1 { didSet { changed { [density] in $0.density = Double(density) } } }
  /// The resistance to movement.
  open var resistance: CGFloat = 0 { didSet { changed { [resistance] in $0.resistance = Double(resistance) } } }
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0 {
    didSet { changed { [angularResistance] in $0.angularResistance = Double(angularResistance) } }
  }
  /// The charge for fields. Caveat: there are none here.
  open var charge: CGFloat = 0
  /// Whether items are fixed but take part in collisions.
  open var isAnchored = false { didSet { changed { [isAnchored] in $0.isAnchored = isAnchored } } }
  /// Whether items rotate.
  open var allowsRotation = true { didSet { changed { [allowsRotation] in $0.allowsRotation = allowsRotation } } }

  /// Applies the item's properties; later behaviors take precedence.
  func apply(to properties: inout Properties) { for change in changes { change(&properties) } }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    linear[ObjectIdentifier(item), default: .zero] += SIMD2(velocity)
    wake()
  }
  /// Returns an item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = (dynamicAnimator?.bodies[item]?.velocity ?? .zero) + (linear[ObjectIdentifier(item)] ?? .zero)
    return CGPoint(x: velocity.x, y: velocity.y)
  }
  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[ObjectIdentifier(item), default: 0] += Double(velocity)
    wake()
  }
  /// Returns an item's angular velocity, in radians per second.
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
