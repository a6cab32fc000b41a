import Foundation

/// Items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: _ItemsBehavior {
  /// Items fall downwards, by 1000 points a second faster each second.
  public convenience init() { self.init(items: []) }
  /// Items fall downwards, by 1000 points a second faster each second.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  /// Where to and how strongly; 1 is 1000 points a second each second.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { if gravityDirection != oldValue { wake() } } }
  /// The direction: radians from the right, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Where to and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func apply(to bodies: DynamicBodies, over time: Double) {
    for item in items { bodies[item]?.accelerate(SIMD2(gravityDirection) * 1000, over: time) }
  }
}

/// Items are pushed, once or all the time.
@MainActor @preconcurrency
open class UIPushBehavior: _ItemsBehavior {
  /// How long the push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous = 0
    /// A moment; then the behavior is no longer active.
    case instantaneous
  }
  /// How long the push lasts.
  public let mode: Mode
  /// It pushes.
  open var active = true { didSet { if active != oldValue { wake() } } }
  /// Where to and how strongly; 1 makes 100 by 100 points of density 1 faster by 100 points a second.
  open var pushDirection = CGVector.zero { didSet { if pushDirection != oldValue { wake() } } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push of items.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    super.init(items)
  }

  /// The direction: radians from the right, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Where to and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }
  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Pushes an item away from its middle, which turns it.
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
  /// A displacement by its direction, in radians from the right and clockwise, and its length.
  fileprivate init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Radians from the right, clockwise.
  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate var magnitude: CGFloat { hypot(dx, dy) }
}
