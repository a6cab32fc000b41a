import Foundation

/// A moving item. Lengths are in points, angles in radians, times in seconds.
///
/// An item of 100 by 100 points with a density of 1 has a mass of 1; according to Apple, a push of 1 accelerates such
/// an item by 100 points per second squared.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: SIMD2<Double>
  var velocity = SIMD2<Double>.zero
  var angle = 0.0
  var spin = 0.0
  private(set) var force = SIMD2<Double>.zero
  private var torque = 0.0
  private var transform: CGAffineTransform
  private(set) var half: SIMD2<Double>
  private(set) var isRound = false
  var properties = UIDynamicItemBehavior.Properties()

  init(_ item: any UIDynamicItem) {
    self.item = item
    (position, half, transform) = (SIMD2(item.center), .zero, item.transform)
    takeSize()
  }

  /// Adopts a position set from outside.
  func takePlace() {
    (position, transform, angle) = (SIMD2(item.center), item.transform, 0)
    takeSize()
  }

  private func takeSize() {
    let size = item.bounds.size
    half = SIMD2(Double(size.width), Double(size.height)) / 2
    isRound = false
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse:
      isRound = true
      half = SIMD2(repeating: (half.x + half.y) / 2)
    case .path:
      let around = item.collisionBoundingPath.bounds
      half = SIMD2(Double(around.width), Double(around.height)) / 2
    }
    // A scaled view collides at its displayed size.
    half *= hypot(Double(transform.a), Double(transform.b))
  }

  /// Applies the body's position to the item.
  func show() {
    item.center = CGPoint(x: position.x, y: position.y)
    if properties.allowsRotation { item.transform = transform.rotated(by: CGFloat(angle)) }
  }

  // MARK: Mass

  private var mass: Double { max(properties.density * half.x * half.y * 4 / 10_000, 0.0001) }
  var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    guard !properties.isAnchored, properties.allowsRotation else { return 0 }
    let squares = isRound ? half.x * half.x / 2 : (half.x * half.x + half.y * half.y) / 3
    return 1 / max(mass * squares, 0.0001)
  }

  // MARK: Motion

  /// Applies a force in units of 100 points per second squared at a mass of 1, at an offset from the centre.
  func push(_ new: SIMD2<Double>, at offset: SIMD2<Double> = .zero) {
    force += new * 100
    torque += cross(offset, new * 100)
  }

  /// Applies an impulse at an offset from the centre.
  func strike(_ impulse: SIMD2<Double>, at offset: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += cross(offset, impulse) * inverseInertia
  }

  func accelerate(_ change: SIMD2<Double>, over time: Double) {
    if !properties.isAnchored { velocity += change * time }
  }

  /// Returns the velocity of a point of the body.
  func velocity(at offset: SIMD2<Double>) -> SIMD2<Double> {
    velocity + SIMD2(-spin * offset.y, spin * offset.x)
  }

  /// Applies forces and resistance to the velocity.
  func takeForces(over time: Double) {
    velocity += force * inverseMass * time
    spin += torque * inverseInertia * time
    velocity /= 1 + max(0, properties.resistance) * time
    spin /= 1 + max(0, properties.angularResistance) * time
    if properties.isAnchored { (velocity, spin) = (.zero, 0) }
    if !properties.allowsRotation { spin = 0 }
  }

  func forgetForces() { (force, torque) = (.zero, 0) }

  func move(over time: Double) {
    position += velocity * time
    angle += spin * time
  }

  /// Whether the movement is too slow to be seen.
  var isResting: Bool {
    abs(velocity.x) + abs(velocity.y) < 4 && abs(spin) < 0.05
  }

  // MARK: Shape

  /// Returns a vector of the body's coordinate system in screen coordinates.
  func turned(_ way: SIMD2<Double>) -> SIMD2<Double> {
    let whole = angle + atan2(Double(transform.b), Double(transform.a))
    return SIMD2(way.x * cos(whole) - way.y * sin(whole), way.x * sin(whole) + way.y * cos(whole))
  }

  var corners: [SIMD2<Double>] {
    let (right, down) = (turned(SIMD2(half.x, 0)), turned(SIMD2(0, half.y)))
    return [position - right - down, position + right - down, position + right + down, position - right + down]
  }

  /// Returns a point's depth in the body and the shortest way out; nil for a point outside.
  func depth(of point: SIMD2<Double>, slack: Double = 0) -> (depth: Double, out: SIMD2<Double>)? {
    let way = point - position
    if isRound {
      let distance = length(way)
      guard distance < half.x + slack else { return nil }
      return (half.x - distance, distance > 0 ? way / distance : SIMD2(0, -1))
    }
    let (right, down) = (turned(SIMD2(1, 0)), turned(SIMD2(0, 1)))
    let (x, y) = (dot(way, right), dot(way, down))
    guard abs(x) < half.x + slack, abs(y) < half.y + slack else { return nil }
    let (beside, above) = (half.x - abs(x), half.y - abs(y))
    return beside < above ? (beside, x < 0 ? -right : right) : (above, y < 0 ? -down : down)
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
func length(_ a: SIMD2<Double>) -> Double { dot(a, a).squareRoot() }
