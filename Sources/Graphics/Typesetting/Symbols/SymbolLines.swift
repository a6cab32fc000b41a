import Foundation

/// Pictures that the icon fonts draw in other proportions or orientations than Apple: these are drawn here, with lines.
enum SymbolLines: UInt32, Sendable {
  case checkmark = 1
  case chevronsUpAndDown
  case batteryEmpty, batteryQuarter, batteryHalf, batteryThreeQuarters, batteryFull
  case batteryCharging
  case composing
  case info
  case download

  /// Returns the picture with lines of a width, in units of the 24 of an icon's grid, from the middle, y up.
  func outline(lineWidth: Float) -> GlyphOutline {
    switch self {
    case .checkmark:
      // 13.67 by 13.33 points at 17 points, as beside the selected line of a list.
      let (x, y) = ((13.745 - lineWidth) / 2, (13.4 - lineWidth) / 2)
      return .stroke([SIMD2(-x, -0.1 * y), SIMD2(-0.3 * x, -y), SIMD2(x, y)], width: lineWidth)
    case .chevronsUpAndDown:
      // 8 by 12 points at 15 points and a small scale, as beside the value of a picker.
      let (x, y, rise) = ((11.54 - lineWidth) / 2, (17.3 - lineWidth) / 2, Float(5))
      return .stroke([SIMD2(-x, y - rise), SIMD2(0, y), SIMD2(x, y - rise)], width: lineWidth)
        + .stroke([SIMD2(-x, rise - y), SIMD2(0, -y), SIMD2(x, rise - y)], width: lineWidth)
    case .batteryEmpty: return Self.battery(0, lineWidth)
    case .batteryQuarter: return Self.battery(0.25, lineWidth)
    case .batteryHalf: return Self.battery(0.5, lineWidth)
    case .batteryThreeQuarters: return Self.battery(0.75, lineWidth)
    case .batteryFull: return Self.battery(1, lineWidth)
    case .batteryCharging: return Self.battery(1, lineWidth) + Self.bolt
    case .download: return Self.download(lineWidth)
    case .info: return Self.letter(width: 1.3 * lineWidth)
    case .composing: return .stroke(Self.openSquare, width: lineWidth) + Self.pencil(width: 1.6 * lineWidth)
    }
  }

  /// Returns a horizontal battery, filled from the left by a share.
  private static func battery(_ share: Float, _ lineWidth: Float) -> GlyphOutline {
    let (width, height, left) = (Float(21), Float(11.2), Float(-12))
    func box(_ inset: Float, _ radius: Float, share: Float = 1) -> GlyphOutline {
      let inner = (width - 2 * inset) * share
      return GlyphOutline.roundedRectangle(
        width: inner, height: height - 2 * inset, radius: min(radius, inner / 2)
      ).scaled(by: 1, dx: left + inset + inner / 2)
    }
    let cap = GlyphOutline.roundedRectangle(width: 1.8, height: 4.2, radius: 0.9).scaled(by: 1, dx: 11.1)
    let frame = box(0, 3.6) + box(lineWidth, max(0.5, 3.6 - lineWidth)).running(clockwise: true) + cap
    return share > 0 ? frame + box(lineWidth + 0.9, 1.1, share: share) : frame
  }

  /// Returns an upright letter i, in one piece with its dot.
  private static func letter(width: Float) -> GlyphOutline {
    let (left, right, serif) = (0.2 - width / 2, 0.2 + width / 2, 0.75 * width)
    let points: [(Float, Float)] = [
      (-2.6, -7), (3, -7), (3, serif - 7), (right, serif - 7), (right, 3), (-2.2, 3), (-2.2, 3 - serif),
      (left, 3 - serif), (left, serif - 7), (-2.6, serif - 7),
    ]
    let stem = GlyphOutline(contours: [points.map { GlyphOutline.Point(x: $0.0, y: $0.1, isOnCurve: true) }])
    return stem.running(clockwise: false) + GlyphOutline.circle(radius: 0.7 * width).scaled(by: 1, dx: 0, dy: 6.6)
  }

  private typealias Places = [SIMD2<Float>]

  /// Returns the sides of a box with round corners, counterclockwise from its upper edge; it is open between both ends.
  private static func sides(
    _ box: (left: Float, right: Float, bottom: Float, top: Float), radius: Float
  ) -> Places {
    func corner(_ x: Float, _ y: Float, from start: Float) -> Places {
      (0...6).map { step in
        let angle = start + Float(step) * .pi / 12
        return SIMD2(x + radius * cos(angle), y + radius * sin(angle))
      }
    }
    let (left, right, bottom, top) = (box.left + radius, box.right - radius, box.bottom + radius, box.top - radius)
    return corner(left, top, from: .pi / 2) + corner(left, bottom, from: .pi) + corner(right, bottom, from: 1.5 * .pi)
  }

  /// A square without its upper right corner.
  private static let openSquare =
    [SIMD2(0.4, 7)] + sides((left: -9, right: 7, bottom: -9, top: 7), radius: 3.2) + [SIMD2(7, -0.4)]

  /// Returns an arrow that leads down into a box.
  private static func download(_ lineWidth: Float) -> GlyphOutline {
    let box = sides((left: -7.5, right: 7.5, bottom: -10, top: 3.2), radius: 2.8)
    let mirrored = box.prefix(7).reversed().map { SIMD2(-$0.x, $0.y) }
    return .stroke([SIMD2(-3.4, 3.2)] + box + mirrored + [SIMD2(3.4, 3.2)], width: lineWidth)
      + .stroke([SIMD2(0, 10), SIMD2(0, -3.6)], width: lineWidth)
      + .stroke([SIMD2(-3.9, 0.3), SIMD2(0, -3.6), SIMD2(3.9, 0.3)], width: lineWidth)
  }

  /// Returns a pencil that writes into the square.
  private static func pencil(width: Float) -> GlyphOutline {
    let (along, aside) = (SIMD2<Float>(0.7071, 0.7071), SIMD2<Float>(-0.7071, 0.7071) * (width / 2))
    let (start, end) = (SIMD2<Float>(1, 1), SIMD2<Float>(9.2, 9.2))
    let points = [
      start - along * 2.6, start - aside, end - aside, end - aside * 0.6 + along * 0.5,
      end + aside * 0.6 + along * 0.5, end + aside, start + aside,
    ]
    return GlyphOutline(contours: [points.map { GlyphOutline.Point(x: $0.x, y: $0.y, isOnCurve: true) }]).running(
      clockwise: false)
  }

  /// Runs in the opposite direction of the shape that it is cut out of.
  private static let bolt = GlyphOutline(contours: [
    [(0.7, 2.5), (-2, -0.3), (-0.4, -0.3), (-0.7, -2.5), (2, 0.3), (0.4, 0.3)].map {
      GlyphOutline.Point(x: $0.0 - 1.5, y: $0.1, isOnCurve: true)
    }
  ]).running(clockwise: true)
}

extension GlyphOutline {
  /// Returns a line along points with round ends and corners, as one contour that does not cross itself, so that it can
  /// be cut out, too.
  static func stroke(_ points: [SIMD2<Float>], width: Float) -> GlyphOutline {
    GlyphOutline(contours: [side(of: points, width / 2) + side(of: points.reversed(), width / 2)]).running(
      clockwise: false)
  }

  /// Returns the left side of a line and its round end.
  private static func side(of points: [SIMD2<Float>], _ reach: Float) -> [Point] {
    guard points.count > 1 else { return [] }
    let normals = zip(points, points.dropFirst()).map { start, end in
      let way = end - start
      let length = max(0.001, hypot(way.x, way.y))
      return SIMD2(-way.y / length, way.x / length)
    }
    func on(_ place: SIMD2<Float>) -> Point { Point(x: place.x, y: place.y, isOnCurve: true) }
    /// Returns an arc clockwise around a point, from one direction to another.
    func arc(_ middle: SIMD2<Float>, _ from: SIMD2<Float>, _ to: SIMD2<Float>) -> [Point] {
      let start = atan2(from.y, from.x)
      var turn = start - atan2(to.y, to.x)
      while turn < 0 { turn += 2 * .pi }
      let steps = max(1, Int((turn / (.pi / 10)).rounded(.up)))
      return (0...steps).map { step in
        let angle = start - turn * Float(step) / Float(steps)
        return on(middle + SIMD2(cos(angle), sin(angle)) * reach)
      }
    }
    var side = [on(points[0] + normals[0] * reach)]
    for index in 1..<points.count - 1 {
      let (before, after) = (normals[index - 1], normals[index])
      if before.x * after.y - before.y * after.x > 0 {
        // The inner side of a corner.
        let middle = before + after
        side.append(on(points[index] + middle * (reach / max(0.2, (middle * before).sum()))))
      } else {
        side += arc(points[index], before, after)
      }
    }
    let (end, last) = (points[points.count - 1], normals[normals.count - 1])
    return side + arc(end, last, SIMD2(-last.x, -last.y))
  }
}
