import Foundation

/// A contact point of a body with another one or with a fixed line.
@MainActor
final class DynamicContact {
  private let body: DynamicBody
  private let other: DynamicBody?
  let point: SIMD2<Double>
  /// The normal, towards `body`.
  private let normal: SIMD2<Double>
  private let depth: Double
  private let friction: Double
  /// The velocity at which the bodies separate.
  private var restitution = 0.0
  private var pressure = 0.0
  private var rubbing = 0.0

  init(_ body: DynamicBody, _ other: DynamicBody?, at point: SIMD2<Double>, normal: SIMD2<Double>, depth: Double) {
    (self.body, self.other, self.point, self.normal, self.depth) = (body, other, point, normal, depth)
    let elasticity = max(body.properties.elasticity, other?.properties.elasticity ?? 0)
    friction = (body.properties.friction * (other?.properties.friction ?? body.properties.friction)).squareRoot()
    let speed = dot(relativeVelocity, normal)
    // Slow contacts do not bounce, so that bodies come to rest.
    restitution = speed < -Self.slowest ? -elasticity * speed : 0
  }
  /// The slowest velocity that bounces, in points per second.
  private static let slowest = 30.0

  private var relativeVelocity: SIMD2<Double> {
    body.velocity(at: point - body.position) - (other?.velocity(at: point - (other?.position ?? .zero)) ?? .zero)
  }

  private func inverseMass(along way: SIMD2<Double>) -> Double {
    func part(_ body: DynamicBody?) -> Double {
      guard let body else { return 0 }
      let arm = cross(point - body.position, way)
      return body.inverseMass + arm * arm * body.inverseInertia
    }
    return part(body) + part(other)
  }

  private func strike(_ impulse: SIMD2<Double>) {
    body.strike(impulse, at: point - body.position)
    if let other { other.strike(-impulse, at: point - other.position) }
  }

  /// Prevents the bodies from approaching each other.
  func solve() {
    let resistance = inverseMass(along: normal)
    guard resistance > 0 else { return }
    let old = pressure
    pressure = max(0, old + (restitution - dot(relativeVelocity, normal)) / resistance)
    strike(normal * (pressure - old))
    let along = SIMD2(-normal.y, normal.x)
    let sliding = inverseMass(along: along)
    guard friction > 0, sliding > 0 else { return }
    let before = rubbing
    let most = friction * pressure
    rubbing = min(most, max(-most, before - dot(relativeVelocity, along) / sliding))
    strike(along * (rubbing - before))
  }

  /// Separates bodies that overlap.
  func part() {
    let all = body.inverseMass + (other?.inverseMass ?? 0)
    guard depth > 0.1, all > 0 else { return }
    let way = normal * (depth - 0.1) * 0.4 / all
    body.position += way * body.inverseMass
    if let other { other.position -= way * other.inverseMass }
  }

  // MARK: Where bodies touch

  /// Returns the contacts of a body and a line, which keeps the body on the side of its centre.
  static func between(_ body: DynamicBody, from start: SIMD2<Double>, to end: SIMD2<Double>) -> [DynamicContact] {
    let way = end - start
    let extent = length(way)
    guard extent > 0 else { return [] }
    let along = way / extent
    var normal = SIMD2(-along.y, along.x)
    let height = dot(body.position - start, normal)
    if height < 0 { normal = -normal }
    guard abs(height) < length(body.half) + 1 else { return [] }
    let points = body.isRound ? [body.position - normal * body.half.x] : body.corners
    var contacts = points.compactMap { point -> DynamicContact? in
      let (depth, place) = (-dot(point - start, normal), dot(point - start, along))
      guard depth > -slack, place >= 0, place <= extent else { return nil }
      return DynamicContact(body, nil, at: point, normal: normal, depth: depth)
    }
    guard contacts.isEmpty else { return contacts }
    // The line ends beside the body: its end meets a side.
    for point in [start, end] {
      if let inside = body.depth(of: point), inside.depth > 0 {
        contacts.append(DynamicContact(body, nil, at: point, normal: -inside.out, depth: inside.depth))
      }
    }
    return contacts
  }

  /// Returns the contacts of two bodies.
  static func between(_ a: DynamicBody, _ b: DynamicBody) -> [DynamicContact] {
    let way = a.position - b.position
    guard length(way) < length(a.half) + length(b.half) + 1 else { return [] }
    if a.isRound, b.isRound {
      let distance = length(way)
      let depth = a.half.x + b.half.x - distance
      guard depth > -slack else { return [] }
      let normal = distance > 0 ? way / distance : SIMD2(0, -1)
      return [DynamicContact(a, b, at: b.position + normal * b.half.x, normal: normal, depth: depth)]
    }
    if a.isRound || b.isRound {
      let (round, box) = a.isRound ? (a, b) : (b, a)
      let (right, down) = (box.turned(SIMD2(1, 0)), box.turned(SIMD2(0, 1)))
      let from = round.position - box.position
      let (x, y) = (dot(from, right), dot(from, down))
      if let inside = box.depth(of: round.position) {
        return [
          DynamicContact(round, box, at: round.position, normal: inside.out, depth: inside.depth + round.half.x)
        ]
      }
      let (nearX, nearY) = (min(box.half.x, max(-box.half.x, x)), min(box.half.y, max(-box.half.y, y)))
      let nearest = box.position + right * nearX + down * nearY
      let distance = length(round.position - nearest)
      guard distance > 0, round.half.x - distance > -slack else { return [] }
      return [
        DynamicContact(
          round, box, at: nearest, normal: (round.position - nearest) / distance, depth: round.half.x - distance)
      ]
    }
    return boxes(a, b)
  }

  /// Returns the contacts of two rectangles: in the direction of the least overlap, at the corners inside the other.
  private static func boxes(_ a: DynamicBody, _ b: DynamicBody) -> [DynamicContact] {
    var best: (overlap: Double, normal: SIMD2<Double>)?
    for body in [a, b] {
      for axis in [body.turned(SIMD2(1, 0)), body.turned(SIMD2(0, 1))] {
        func reach(_ body: DynamicBody) -> Double {
          abs(dot(body.turned(SIMD2(body.half.x, 0)), axis)) + abs(dot(body.turned(SIMD2(0, body.half.y)), axis))
        }
        let distance = dot(a.position - b.position, axis)
        let overlap = reach(a) + reach(b) - abs(distance)
        if overlap < -slack { return [] }
        if overlap < best?.overlap ?? .infinity { best = (overlap, distance < 0 ? -axis : axis) }
      }
    }
    guard let best else { return [] }
    let points =
      a.corners.filter { b.depth(of: $0, slack: slack) != nil }
      + b.corners.filter { a.depth(of: $0, slack: slack) != nil }
    let all = points.isEmpty ? [(a.position + b.position) / 2] : points
    return all.map { DynamicContact(a, b, at: $0, normal: best.normal, depth: best.overlap) }
  }

  /// The distance at which bodies touch, in points.
  private static let slack = 0.2
}
