import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A part of a body, in points relative to its node's origin.
enum PhysicsShape {
  case circle(radius: CGFloat, center: CGPoint)
  /// A convex polygon, counterclockwise.
  case polygon([CGPoint])
  /// An edge, without an inside.
  case edge(CGPoint, CGPoint)

  /// The area in square points.
  var area: CGFloat {
    switch self {
    case .circle(let radius, _): .pi * radius * radius
    case .polygon(let points): Self.area(of: points)
    case .edge: 0
    }
  }

  var centroid: CGPoint {
    switch self {
    case .circle(_, let center): return center
    case .edge(let a, let b): return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    case .polygon(let points):
      var (x, y, sum): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let cross = a.x * b.y - b.x * a.y
        x += (a.x + b.x) * cross
        y += (a.y + b.y) * cross
        sum += cross
      }
      return sum == 0 ? points.first ?? .zero : CGPoint(x: x / (3 * sum), y: y / (3 * sum))
    }
  }

  /// Returns the second moment of area around a point, in points to the fourth power.
  func moment(around point: CGPoint) -> CGFloat {
    let center = centroid
    let away = (center.x - point.x) * (center.x - point.x) + (center.y - point.y) * (center.y - point.y)
    switch self {
    case .circle(let radius, _): return area * (radius * radius / 2 + away)
    case .edge: return 0
    case .polygon(let points):
      var sum: CGFloat = 0
      for (first, second) in zip(points, points.dropFirst() + points.prefix(1)) {
        let a = CGPoint(x: first.x - center.x, y: first.y - center.y)
        let b = CGPoint(x: second.x - center.x, y: second.y - center.y)
        let cross = a.x * b.y - b.x * a.y
        sum += cross * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y) / 12
      }
      return abs(sum) + area * away
    }
  }

  private static func area(of points: [CGPoint]) -> CGFloat {
    abs(zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }

  /// Returns the convex hull of points, counterclockwise (Andrew's monotone chain); nil if it has no inside.
  static func hull(of points: [CGPoint]) -> PhysicsShape? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 1e-9 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count > 2 && area(of: hull) > 0 ? .polygon(hull) : nil
  }
}

/// A part of a body at its place in the scene.
struct PlacedShape {
  /// The centre of a circle, the ends of an edge or the corners of a polygon.
  var points: [CGPoint]
  /// The radius; 0 for anything but a circle.
  var radius: CGFloat = 0
  var isEdge = false
  var box: CGRect

  init(_ shape: PhysicsShape, _ place: BodyPlace) {
    switch shape {
    case .circle(let radius, let center):
      points = [place.point(center)]
      self.radius = radius * (place.scale.width + place.scale.height) / 2
    case .polygon(let corners):
      points = corners.map { place.point($0) }
      // Mirroring would make them clockwise.
      if place.isMirrored { points.reverse() }
    case .edge(let a, let b):
      points = [place.point(a), place.point(b)]
      isEdge = true
    }
    var (low, high) = (points[0], points[0])
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).insetBy(dx: -radius, dy: -radius)
  }

  func contains(_ point: CGPoint) -> Bool {
    if isEdge { return false }
    if radius > 0 { return hypot(point.x - points[0].x, point.y - points[0].y) <= radius }
    return zip(points, points.dropFirst() + points.prefix(1)).allSatisfy { a, b in
      (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
    }
  }
}

/// The place of a body in the scene.
struct BodyPlace: Equatable {
  var position = CGPoint.zero
  var angle: CGFloat = 0
  /// The scale of the node.
  var scale = CGSize(width: 1, height: 1)
  /// The signs of mirrored axes.
  var signs = CGSize(width: 1, height: 1)

  var isMirrored: Bool { signs.width * signs.height < 0 }

  /// Converts a point of the body to the scene.
  func point(_ local: CGPoint) -> CGPoint {
    let (x, y) = (local.x * scale.width * signs.width, local.y * scale.height * signs.height)
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    return CGPoint(x: position.x + cosine * x - sine * y, y: position.y + sine * x + cosine * y)
  }
}
