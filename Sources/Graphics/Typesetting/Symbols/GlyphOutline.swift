import CPango
import Foundation

/// The contours of a glyph in TrueType's form: points on the curve, and between them control points of quadratic curves.
struct GlyphOutline: Sendable {
  struct Point: Sendable {
    var x: Float
    var y: Float
    var isOnCurve: Bool
  }

  var contours: [[Point]] = []

  /// The smallest rectangle around all points; empty at the origin without any.
  var bounds: (minX: Float, minY: Float, maxX: Float, maxY: Float) {
    guard let first = contours.first(where: { !$0.isEmpty })?.first else { return (0, 0, 0, 0) }
    var (low, high) = (SIMD2(first.x, first.y), SIMD2(first.x, first.y))
    for contour in contours {
      for point in contour {
        let place = SIMD2(point.x, point.y)
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
    }
    return (low.x, low.y, high.x, high.y)
  }

  /// The larger of width and height.
  var extent: Float {
    let bounds = bounds
    return max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY)
  }

  /// Twice the area, with a sign for the direction in which the contours run.
  private var area: Float {
    var sum: Float = 0
    for contour in contours where contour.count > 2 {
      var before = contour[contour.count - 1]
      for point in contour {
        sum += before.x * point.y - point.x * before.y
        before = point
      }
    }
    return sum
  }

  /// The same shape whose contours run clockwise around what is filled, or the other way around.
  func running(clockwise: Bool) -> GlyphOutline {
    (area < 0) == clockwise ? self : GlyphOutline(contours: contours.map { $0.reversed() })
  }

  /// Scaled about the origin, then moved.
  func scaled(by scale: Float, dx: Float = 0, dy: Float = 0) -> GlyphOutline {
    GlyphOutline(
      contours: contours.map { contour in
        contour.map { Point(x: $0.x * scale + dx, y: $0.y * scale + dy, isOnCurve: $0.isOnCurve) }
      })
  }

  static func + (a: GlyphOutline, b: GlyphOutline) -> GlyphOutline { GlyphOutline(contours: a.contours + b.contours) }

  /// The middle of the bounds at the origin.
  func centered() -> GlyphOutline {
    let bounds = bounds
    return scaled(by: 1, dx: -(bounds.minX + bounds.maxX) / 2, dy: -(bounds.minY + bounds.maxY) / 2)
  }
}

extension GlyphOutline {
  /// A glyph of an opened font, as large as the grid of 24 units that icons are drawn on.
  /// - Parameter bolder: what the lines become wider, in units; below 0 they become thinner. The picture stays as large.
  init?(character: UInt32, in face: FT_Face, bolder: Float) {
    let glyph = FT_Get_Char_Index(face, FT_ULong(character))
    guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
      face.pointee.units_per_EM > 0
    else { return nil }
    // Finer units, since what the lines gain is a few of the font's.
    let fine: Float = 16
    var matrix = FT_Matrix(xx: FT_Fixed(fine) << 16, xy: 0, yx: 0, yy: FT_Fixed(fine) << 16)
    let unit = 24 / (Float(face.pointee.units_per_EM) * fine)
    withUnsafeMutablePointer(to: &slot.pointee.outline) { FT_Outline_Transform($0, &matrix) }
    let plain = GlyphOutline(slot.pointee.outline, unit: unit)
    withUnsafeMutablePointer(to: &slot.pointee.outline) { _ = FT_Outline_Embolden($0, FT_Pos(bolder / unit)) }
    let changed = GlyphOutline(slot.pointee.outline, unit: unit)
    guard plain.extent > 0, changed.extent > 0 else { return nil }
    self = changed.scaled(by: plain.extent / changed.extent)
  }

  private init(_ outline: FT_Outline, unit: Float) {
    contours = []
    guard let points = outline.points, let tags = outline.tags, let ends = outline.contours else { return }
    var start = 0
    for index in 0..<Int(outline.n_contours) {
      let end = Int(ends[index])
      guard end >= start, end < Int(outline.n_points) else { return }
      contours.append(
        (start...end).map {
          Point(x: Float(points[$0].x) * unit, y: Float(points[$0].y) * unit, isOnCurve: tags[$0] & 1 == 1)
        })
      start = end + 1
    }
  }

  /// A circle of eight curves, counterclockwise.
  static func circle(radius: Float) -> GlyphOutline {
    let points = (0..<16).map { step in
      let angle = Float(step) * .pi / 8
      let reach = step % 2 == 0 ? radius : radius / cos(.pi / 8)
      return Point(x: reach * cos(angle), y: reach * sin(angle), isOnCurve: step % 2 == 0)
    }
    return GlyphOutline(contours: [points])
  }

  /// An ellipse of eight curves, counterclockwise.
  static func ellipse(width: Float, height: Float) -> GlyphOutline {
    GlyphOutline(
      contours: circle(radius: 1).contours.map { contour in
        contour.map { Point(x: $0.x * width / 2, y: $0.y * height / 2, isOnCurve: $0.isOnCurve) }
      })
  }

  /// A rectangle with round corners, counterclockwise.
  static func roundedRectangle(width: Float, height: Float, radius: Float) -> GlyphOutline {
    var points: [Point] = []
    for (corner, (sideX, sideY)) in [(1, 1), (-1, 1), (-1, -1), (1, -1)].enumerated() {
      let (x, y) = (Float(sideX) * (width / 2 - radius), Float(sideY) * (height / 2 - radius))
      for step in 0...4 {
        let angle = Float(corner) * .pi / 2 + Float(step) * .pi / 8
        let reach = step % 2 == 0 ? radius : radius / cos(.pi / 8)
        points.append(Point(x: x + reach * cos(angle), y: y + reach * sin(angle), isOnCurve: step % 2 == 0))
      }
    }
    return GlyphOutline(contours: [points])
  }

  /// A bar with round ends from one point to another, counterclockwise.
  static func bar(from start: (x: Float, y: Float), to end: (x: Float, y: Float), width: Float) -> GlyphOutline {
    let length = hypot(end.x - start.x, end.y - start.y)
    let (cosine, sine) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let straight = roundedRectangle(width: length + width, height: width, radius: width / 2)
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    return GlyphOutline(
      contours: straight.contours.map { contour in
        contour.map {
          Point(x: $0.x * cosine - $0.y * sine + x, y: $0.x * sine + $0.y * cosine + y, isOnCurve: $0.isOnCurve)
        }
      })
  }
}
