import Foundation

/// A behavior that applies gravity to items.
@MainActor @preconcurrency
open class UIGravityBehavior: _ItemsBehavior {
  /// Creates downward gravity of 1000 points per second squared.
  public convenience init() { self.init(items: []) }
  /// Creates downward gravity of 1000 points per second squared.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  /// The direction and magnitude; 1 is 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { if gravityDirection != oldValue { wake() } } }
  /// The angle in radians from the right, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the angle and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func apply(to bodies: DynamicBodies, over time: Double) {
    for item in items { bodies[item]?.accelerate(SIMD2(gravityDirection) * 1000, over: time) }
  }
}

/// A behavior that pushes items, once or continuously.
@MainActor @preconcurrency
open class UIPushBehavior: _ItemsBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous = 0
    /// A moment; then the behavior becomes inactive.
    case instantaneous
  }
  /// The duration of the push.
  public let mode: Mode
  /// Whether the push is active.
  open var active = true { didSet { if active != oldValue { wake() } } }
  /// The direction and magnitude; 1 accelerates 100 by 100 points of density 1 by 100 points per second squared.
  open var pushDirection = CGVector.zero { didSet { if pushDirection != oldValue { wake() } } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    super.init(items)
  }

  /// The angle in radians from the right, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the angle and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }
  /// Returns the point where an item is pushed, from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets the point where an item is pushed, from its centre; this rotates it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  private func arm(of body: DynamicBody) -> SIMD2<Double> {
    let offset = targetOffsetFromCenter(for: body.item)
    return body.turned(SIMD2(Double(offset.horizontal), Double(offset.vertical)))
  }

  override func prepare(_ bodies: DynamicBodies) {
    guard mode == .instantaneous, active, pushDirection != .zero else { return }
    for body in items.compactMap({ bodies[$0] }) { body.strike(SIMD2(pushDirection) * 100, at: arm(of: body)) }
    active = false
  }

  override func apply(to bodies: DynamicBodies, over time: Double) {
    guard mode == .continuous, active else { return }
    for body in items.compactMap({ bodies[$0] }) { body.push(SIMD2(pushDirection), at: arm(of: body)) }
  }
}

extension CGVector {
  /// Creates a vector from an angle, in radians from the right and clockwise, and a length.
  fileprivate init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The angle in radians from the right, clockwise.
  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate var magnitude: CGFloat { hypot(dx, dy) }
}
