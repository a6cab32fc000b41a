import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A contact of two bodies during a step, with its effect on their velocities: impulses at the contact points in
/// sequence, repeated several times (sequential impulses, as in Box2D).
struct Touch {
  struct Point {
    var armA: CGVector
    var armB: CGVector
    var depth: CGFloat
    var normalMass: CGFloat = 0
    var tangentMass: CGFloat = 0
    /// The separation speed to reach, in points per second.
    var bounce: CGFloat = 0
    var normalImpulse: CGFloat = 0
    var tangentImpulse: CGFloat = 0
  }

  /// The impulses at a point, normal and tangential.
  struct Impulse {
    var normal: CGFloat
    var tangent: CGFloat
  }

  let bodyA: SKPhysicsBody
  let bodyB: SKPhysicsBody
  let normal: CGVector
  let place: CGPoint
  private let friction: CGFloat
  private let massA: CGFloat
  private let massB: CGFloat
  private let inertiaA: CGFloat
  private let inertiaB: CGFloat
  private(set) var points: [Point]

  /// The minimum speed of a bounce, in points per second: more than gravity adds in two frames of a scene like Earth.
  private static let leastBounce: CGFloat = 60
  /// The allowed penetration, in points.
  private static let slop: CGFloat = 0.3

  init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ collision: Collision, _ placeA: CGPoint, _ placeB: CGPoint,
    _ time: CGFloat
  ) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    normal = collision.normal
    place = collision.points[0].place
    // A body that ignores another one is not moved by it.
    let (feelsA, feelsB) = (
      bodyA.collisionBitMask & bodyB.categoryBitMask != 0, bodyB.collisionBitMask & bodyA.categoryBitMask != 0
    )
    (massA, inertiaA) = feelsA ? (bodyA.inverseMass, bodyA.inverseInertia) : (0, 0)
    (massB, inertiaB) = feelsB ? (bodyB.inverseMass, bodyB.inverseInertia) : (0, 0)
    friction = sqrt(max(0, bodyA.friction * bodyB.friction))
    points = collision.points.map { place, depth in
      Point(
        armA: CGVector(dx: place.x - placeA.x, dy: place.y - placeA.y),
        armB: CGVector(dx: place.x - placeB.x, dy: place.y - placeB.y), depth: depth)
    }
    let bounciness = max(bodyA.restitution, bodyB.restitution)
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    for index in points.indices {
      points[index].normalMass = mass(points[index], normal)
      points[index].tangentMass = mass(points[index], tangent)
      let speed = speed(points[index], normal)
      let isNear = points[index].depth > -0.05 || -speed * time > -points[index].depth
      if isNear, speed < -Self.leastBounce {
        points[index].bounce = -bounciness * speed
      } else {
        // Slow enough to just touch at the end of the step.
        points[index].bounce = min(0, points[index].depth / time)
      }
    }
  }

  /// Whether neither moves the other.
  var isIdle: Bool { massA + massB + inertiaA + inertiaB == 0 }

  private func cross(_ a: CGVector, _ b: CGVector) -> CGFloat { a.dx * b.dy - a.dy * b.dx }

  private func mass(_ point: Point, _ direction: CGVector) -> CGFloat {
    let (a, b) = (cross(point.armA, direction), cross(point.armB, direction))
    let sum = massA + massB + inertiaA * a * a + inertiaB * b * b
    return sum > 0 ? 1 / sum : 0
  }

  /// Returns the separation speed.
  private func speed(_ point: Point, _ direction: CGVector) -> CGFloat {
    let x =
      bodyB.velocity.dx - bodyB.angularVelocity * point.armB.dy
      - (bodyA.velocity.dx - bodyA.angularVelocity * point.armA.dy)
    let y =
      bodyB.velocity.dy + bodyB.angularVelocity * point.armB.dx
      - (bodyA.velocity.dy + bodyA.angularVelocity * point.armA.dx)
    return x * direction.dx + y * direction.dy
  }

  private func push(_ point: Point, _ direction: CGVector, _ impulse: CGFloat) {
    let push = CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse)
    if massA > 0 {
      bodyA.velocity = CGVector(
        dx: bodyA.velocity.dx - push.dx * massA, dy: bodyA.velocity.dy - push.dy * massA)
    }
    if massB > 0 {
      bodyB.velocity = CGVector(
        dx: bodyB.velocity.dx + push.dx * massB, dy: bodyB.velocity.dy + push.dy * massB)
    }
    if inertiaA > 0 { bodyA.angularVelocity -= cross(point.armA, push) * inertiaA }
    if inertiaB > 0 { bodyB.angularVelocity += cross(point.armB, push) * inertiaB }
  }

  var impulses: [Impulse] { points.map { Impulse(normal: $0.normalImpulse, tangent: $0.tangentImpulse) } }

  /// Applies the impulses of the previous step, which are nearly right.
  mutating func begin(with known: [Impulse]) {
    guard known.count == points.count else { return }
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    for (index, impulse) in known.enumerated() {
      (points[index].normalImpulse, points[index].tangentImpulse) = (impulse.normal, impulse.tangent)
      push(points[index], normal, impulse.normal)
      push(points[index], tangent, impulse.tangent)
    }
  }

  /// - Parameter backwards: whether the last point comes first, so that no point always bears most.
  mutating func solve(backwards: Bool) {
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    for index in backwards ? Array(points.indices.reversed()) : Array(points.indices) {
      let slide = points[index].tangentImpulse - speed(points[index], tangent) * points[index].tangentMass
      let grip = friction * points[index].normalImpulse
      let newTangent = max(-grip, min(grip, slide))
      push(points[index], tangent, newTangent - points[index].tangentImpulse)
      points[index].tangentImpulse = newTangent
      let lack = points[index].bounce - speed(points[index], normal)
      let newNormal = max(0, points[index].normalImpulse + lack * points[index].normalMass)
      push(points[index], normal, newNormal - points[index].normalImpulse)
      points[index].normalImpulse = newNormal
    }
  }

  /// The impulse in newton seconds.
  var impulse: CGFloat { points.reduce(0) { $0 + $1.normalImpulse } }

  /// The correction that moves both apart.
  var correction: (a: CGVector, b: CGVector)? {
    let depth = (points.map(\.depth).max() ?? 0) - Self.slop
    guard depth > 0, massA + massB > 0 else { return nil }
    let share = min(depth, 20) * 0.4 / (massA + massB)
    return (
      CGVector(dx: -normal.dx * share * massA, dy: -normal.dy * share * massA),
      CGVector(dx: normal.dx * share * massB, dy: normal.dy * share * massB)
    )
  }
}
