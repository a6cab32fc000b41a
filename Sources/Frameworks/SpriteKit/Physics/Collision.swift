import Foundation

/// A collision of two parts of bodies.
struct Collision {
  /// The unit normal from the first to the second.
  var normal: CGVector
  /// The contact points in the scene, with the penetration depths in points.
  var points: [(place: CGPoint, depth: CGFloat)]

  private var turned: Collision {
    Collision(normal: CGVector(dx: -normal.dx, dy: -normal.dy), points: points)
  }

  /// Points this close are included, so that they do not penetrate in the next step, and a body on its side stands on
  /// both ends of it.
  private static let margin: CGFloat = 1

  /// Whether they actually touch.
  var isTouch: Bool { points.contains { $0.depth > -0.05 } }

  /// Returns nil if they are apart.
  static func between(_ a: PlacedShape, _ b: PlacedShape) -> Collision? {
    guard a.box.insetBy(dx: -margin, dy: -margin).intersects(b.box) || touch(a.box, b.box) else { return nil }
    switch (a.radius > 0, b.radius > 0) {
    case (true, true): return circles(a, b)
    case (true, false): return circle(a, b)
    case (false, true): return circle(b, a)?.turned
    case (false, false): return a.isEdge && b.isEdge ? nil : polygons(a, b)
    }
  }

  /// Returns whether rectangles touch. Those without a width or height never intersect.
  private static func touch(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX <= b.maxX + margin && b.minX <= a.maxX + margin && a.minY <= b.maxY + margin && b.minY <= a.maxY + margin
  }

  private static func circles(_ a: PlacedShape, _ b: PlacedShape) -> Collision? {
    let (x, y) = (b.points[0].x - a.points[0].x, b.points[0].y - a.points[0].y)
    let distance = hypot(x, y)
    let depth = a.radius + b.radius - distance
    guard depth > -margin else { return nil }
    let normal = distance > 0 ? CGVector(dx: x / distance, dy: y / distance) : CGVector(dx: 0, dy: 1)
    let place = CGPoint(
      x: a.points[0].x + normal.dx * (a.radius - depth / 2), y: a.points[0].y + normal.dy * (a.radius - depth / 2))
    return Collision(normal: normal, points: [(place, depth)])
  }

  /// Returns the collision of a circle with a polygon or an edge.
  private static func circle(_ circle: PlacedShape, _ other: PlacedShape) -> Collision? {
    let (center, corners) = (circle.points[0], other.points)
    if !other.isEdge, other.contains(center) {
      // Out through the nearest side.
      guard let side = sides(of: other).max(by: { $0.distance(to: center) < $1.distance(to: center) }) else {
        return nil
      }
      let depth = circle.radius - side.distance(to: center)
      return Collision(
        normal: CGVector(dx: -side.normal.dx, dy: -side.normal.dy), points: [(center, depth)])
    }
    var nearest: (point: CGPoint, distance: CGFloat)?
    for (a, b) in zip(corners, corners.dropFirst() + (other.isEdge ? [] : corners.prefix(1))) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let share = square > 0 ? min(max(((center.x - a.x) * dx + (center.y - a.y) * dy) / square, 0), 1) : 0
      let point = CGPoint(x: a.x + dx * share, y: a.y + dy * share)
      let distance = hypot(point.x - center.x, point.y - center.y)
      if distance < nearest?.distance ?? .infinity { nearest = (point, distance) }
    }
    guard let nearest, circle.radius - nearest.distance > -margin else { return nil }
    let normal =
      nearest.distance > 0
      ? CGVector(
        dx: (nearest.point.x - center.x) / nearest.distance, dy: (nearest.point.y - center.y) / nearest.distance)
      : sides(of: other).first.map { CGVector(dx: -$0.normal.dx, dy: -$0.normal.dy) } ?? CGVector(dx: 0, dy: -1)
    return Collision(normal: normal, points: [(nearest.point, circle.radius - nearest.distance)])
  }

  // MARK: Polygons

  private struct Side {
    var start: CGPoint
    var end: CGPoint
    /// The outward normal.
    var normal: CGVector

    func distance(to point: CGPoint) -> CGFloat {
      (point.x - start.x) * normal.dx + (point.y - start.y) * normal.dy
    }
  }

  /// Returns the sides of a shape. An edge has two, one in each direction.
  private static func sides(of shape: PlacedShape) -> [Side] {
    zip(shape.points, shape.points.dropFirst() + shape.points.prefix(1)).compactMap { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = hypot(dx, dy)
      return length > 0 ? Side(start: start, end: end, normal: CGVector(dx: dy / length, dy: -dx / length)) : nil
    }
  }

  /// Returns the side of a shape with the greatest separation from another one.
  private static func leastDeep(_ a: PlacedShape, _ b: PlacedShape) -> (side: Side, distance: CGFloat)? {
    var best: (side: Side, distance: CGFloat)?
    for side in sides(of: a) {
      let distance = b.points.reduce(CGFloat.infinity) { min($0, side.distance(to: $1)) }
      if distance > best?.distance ?? -.infinity { best = (side, distance) }
    }
    return best
  }

  /// Returns the collision of polygons: separating axes, then the side of one clipped by that of the other.
  private static func polygons(_ a: PlacedShape, _ b: PlacedShape) -> Collision? {
    guard let first = leastDeep(a, b), first.distance < margin, let second = leastDeep(b, a),
      second.distance < margin
    else { return nil }
    // Prefers the side of the previous step.
    let isTurned = second.distance > first.distance + 0.01
    let reference = isTurned ? second.side : first.side
    let other = isTurned ? a : b
    let normal = reference.normal
    guard
      var incident = sides(of: other).min(by: {
        $0.normal.dx * normal.dx + $0.normal.dy * normal.dy < $1.normal.dx * normal.dx + $1.normal.dy * normal.dy
      }).map({ [$0.start, $0.end] })
    else { return nil }
    let along = CGVector(dx: -normal.dy, dy: normal.dx)
    for (end, sign) in [(reference.start, CGFloat(-1)), (reference.end, 1)] {
      let direction = CGVector(dx: along.dx * sign, dy: along.dy * sign)
      incident = clip(incident, end, direction)
    }
    let points = incident.compactMap { point in
      let distance = reference.distance(to: point)
      return distance < margin ? (place: point, depth: -distance) : nil
    }
    guard !points.isEmpty else { return nil }
    let collision = Collision(normal: normal, points: points)
    return isTurned ? collision.turned : collision
  }

  /// Clips a line at a point in a direction.
  private static func clip(_ line: [CGPoint], _ end: CGPoint, _ direction: CGVector) -> [CGPoint] {
    guard line.count == 2 else { return line }
    let distances = line.map { ($0.x - end.x) * direction.dx + ($0.y - end.y) * direction.dy }
    if distances[0] > 0, distances[1] > 0 { return [] }
    guard distances[0] > 0 || distances[1] > 0 else { return line }
    let share = distances[0] / (distances[0] - distances[1])
    let cut = CGPoint(
      x: line[0].x + (line[1].x - line[0].x) * share, y: line[0].y + (line[1].y - line[0].y) * share)
    return distances[0] > 0 ? [cut, line[1]] : [line[0], cut]
  }
}
