import Foundation

/// The parts of weather symbols: a cloud in front, the sun behind it, and precipitation.
enum SymbolWeather: Hashable, Sendable {
  /// A filled cloud or its edge; high, with room below it, or low, with room for the sun.
  case cloud(isFilled: Bool, isHigh: Bool)
  case sun(isFilled: Bool)
  case below(Falling, isHigh: Bool)

  enum Falling: Sendable { case rain, drizzle, heavyRain, snow, hail, sleet, bolt, boltAndRain, fog }

  /// Names without `cloud.`, the additions to the cloud, and the picture of Material Design Icons for circles.
  static let names: [(name: String, hasSun: Bool, below: Falling?, small: UInt32)] = [
    ("sun", true, nil, 0xF595), ("sun.rain", true, .rain, 0xF595), ("sun.bolt", true, .bolt, 0xF595),
    ("rain", false, .rain, 0xF597), ("drizzle", false, .drizzle, 0xF597), ("heavyrain", false, .heavyRain, 0xF596),
    ("snow", false, .snow, 0xF598), ("hail", false, .hail, 0xF592), ("sleet", false, .sleet, 0xF592),
    ("bolt", false, .bolt, 0xF593), ("bolt.rain", false, .boltAndRain, 0xF593), ("fog", false, .fog, 0xF591),
  ]

  private typealias Place = SIMD2<Float>

  /// Returns the part with lines of a width, in units of the 24 of an icon's grid, at its place in the symbol.
  func outline(lineWidth: Float) -> GlyphOutline {
    switch self {
    case .cloud(let isFilled, let isHigh):
      let cloud = isHigh ? Cloud.high : .low
      let edge = cloud.outline.running(clockwise: false)
      return isFilled ? edge : edge + cloud.grown(by: -lineWidth).outline.running(clockwise: true)
    case .sun(let isFilled): return Self.sun(at: Place(4.6, 4.2), 4.4, isFilled, lineWidth)
    case .below(let falling, let isHigh):
      let way = isHigh ? Place(0, 0) : Cloud.lowPlace - Cloud.highPlace
      return Self.outline(falling, lineWidth).scaled(by: 1, dx: way.x, dy: way.y)
    }
  }

  /// Returns the part below the high cloud.
  private static func outline(_ falling: Falling, _ lineWidth: Float) -> GlyphOutline {
    func lines(_ places: [(Float, Float)], length: Float) -> GlyphOutline {
      places.map { x, y in
        GlyphOutline.stroke([Place(x, y), Place(x - 0.45 * length, y - length)], width: lineWidth)
      }.reduce(GlyphOutline(), +)
    }
    func dots(_ places: [(Float, Float)], radius: Float) -> GlyphOutline {
      places.map { GlyphOutline.circle(radius: radius).scaled(by: 1, dx: $0, dy: $1) }.reduce(GlyphOutline(), +)
    }
    switch falling {
    case .rain: return lines([(-3.6, -4.4), (-0.4, -4.4), (2.8, -4.4), (6, -4.4)], length: 4.4)
    case .drizzle: return lines([(-4.2, -4.2), (-1.6, -7), (1.4, -4.2), (4, -7)], length: 1.8)
    case .heavyRain: return lines([(-4.6, -4.2), (-1.6, -4.2), (1.4, -4.2), (4.4, -4.2), (7.4, -4.2)], length: 6)
    case .snow, .hail:
      return dots(
        [(-5, -4.8), (0, -4.8), (5, -4.8), (-2.5, -8.2), (2.5, -8.2)], radius: falling == .hail ? 1.3 : 1)
    case .sleet: return lines([(-3, -4.4), (4, -4.4)], length: 3.6) + dots([(0, -6.6), (6, -6.8)], radius: 1.1)
    case .bolt: return bolt(at: 0)
    case .boltAndRain: return lines([(-3, -4.4), (6.2, -4.4)], length: 4.4) + bolt(at: 0.4)
    case .fog:
      return .stroke([Place(-7, -5), Place(7, -5)], width: lineWidth)
        + .stroke([Place(-4.6, -8.6), Place(4.6, -8.6)], width: lineWidth)
    }
  }

  private static func bolt(at x: Float) -> GlyphOutline {
    let points: [(Float, Float)] = [(1, -3.8), (-2.6, -7.6), (-0.3, -7.6), (-1.2, -10.6), (2.6, -6.6), (0.4, -6.6)]
    return GlyphOutline(contours: [points.map { GlyphOutline.Point(x: $0.0 + x, y: $0.1, isOnCurve: true) }]).running(
      clockwise: false)
  }

  /// Returns the visible part of the sun behind the low cloud, with a gap between them.
  private static func sun(
    at middle: Place, _ radius: Float, _ isFilled: Bool, _ lineWidth: Float
  ) -> GlyphOutline {
    let hidden = Cloud.low.grown(by: 1.3)
    func way(_ angle: Float) -> Place { Place(cos(angle), sin(angle)) }
    // From where the cloud begins to where it ends, so that the visible part is one piece.
    let angles = (0..<72).map { 2 * Float.pi * Float($0) / 72 - .pi * 0.75 }
    func reach(_ angle: Float) -> Float { min(radius, hidden.entry(from: middle, way(angle)) ?? radius) }
    var parts = GlyphOutline()
    if isFilled {
      let points = angles.map { middle + way($0) * reach($0) }
      parts.contours = [points.map { GlyphOutline.Point(x: $0.x, y: $0.y, isOnCurve: true) }]
      parts = parts.running(clockwise: false)
    } else {
      let inner = radius - lineWidth / 2
      let seen = angles.filter { reach($0) >= radius }
      parts = .stroke(seen.map { middle + way($0) * inner }, width: lineWidth)
    }
    for step in 0..<8 {
      let direction = way(Float(step) * .pi / 4)
      guard hidden.entry(from: middle, direction) == nil else { continue }
      let (start, end) = (middle + direction * (radius + 1.8), middle + direction * (radius + 3.2))
      parts = parts + .stroke([start, end], width: lineWidth)
    }
    return parts
  }
}

/// Three discs on a straight ground.
private struct Cloud {
  private var discs: [(middle: SIMD2<Float>, radius: Float)]
  private var ground: (left: Float, right: Float, bottom: Float, top: Float)

  static let highPlace = SIMD2<Float>(0, 3.4)
  static let lowPlace = SIMD2<Float>(-1.6, -2.6)
  static let high = Cloud(at: highPlace)
  static let low = Cloud(at: lowPlace)

  private init(at place: SIMD2<Float>) {
    discs = [
      (place + SIMD2(-5.6, -1.6), 4), (place + SIMD2(-0.8, 1.4), 5.2), (place + SIMD2(5.6, -1.9), 3.7),
    ]
    ground = (place.x - 5.6, place.x + 5.6, place.y - 5.6, place.y)
  }

  func grown(by length: Float) -> Cloud {
    var cloud = self
    cloud.discs = discs.map { ($0.middle, $0.radius + length) }
    cloud.ground.bottom -= length
    return cloud
  }

  /// Returns where a ray enters and leaves each part.
  private func crossings(_ place: SIMD2<Float>, _ way: SIMD2<Float>) -> [(near: Float, far: Float)] {
    var found = discs.compactMap { disc -> (Float, Float)? in
      let offset = place - disc.middle
      let along = (offset * way).sum()
      let rest = along * along - (offset * offset).sum() + disc.radius * disc.radius
      return rest < 0 ? nil : (-along - rest.squareRoot(), -along + rest.squareRoot())
    }
    func range(_ start: Float, _ speed: Float, _ low: Float, _ high: Float) -> (Float, Float) {
      guard abs(speed) > 0.0001 else { return start > low && start < high ? (-.infinity, .infinity) : (1, 0) }
      let (a, b) = ((low - start) / speed, (high - start) / speed)
      return (min(a, b), max(a, b))
    }
    let (x, y) = (
      range(place.x, way.x, ground.left, ground.right), range(place.y, way.y, ground.bottom, ground.top)
    )
    if max(x.0, y.0) < min(x.1, y.1) { found.append((max(x.0, y.0), min(x.1, y.1))) }
    return found.map { (near: $0.0, far: $0.1) }
  }

  /// Returns the distance from a place outside to the cloud along a ray; nil if it does not hit the cloud.
  func entry(from place: SIMD2<Float>, _ way: SIMD2<Float>) -> Float? {
    crossings(place, way).filter { $0.far > 0 }.map { max(0, $0.near) }.min()
  }

  /// Its edge.
  var outline: GlyphOutline {
    let middle = SIMD2((ground.left + ground.right) / 2, (ground.bottom + ground.top) / 2)
    let points = (0..<120).map { step in
      let angle = 2 * Float.pi * Float(step) / 120
      let way = SIMD2(cos(angle), sin(angle))
      return middle + way * (crossings(middle, way).map(\.far).max() ?? 0)
    }
    return GlyphOutline(contours: [points.map { GlyphOutline.Point(x: $0.x, y: $0.y, isOnCurve: true) }])
  }
}
