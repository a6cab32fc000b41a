import CPango
import Foundation

/// The contours of a glyph in TrueType's form: points on the curve, and between them control points of quadratic
/// curves.
struct GlyphOutline: Sendable {
  struct Point: Sendable {
    var x: Float
    var y: Float
    var isOnCurve: Bool
  }

  var contours: [[Point]] = []

  /// The bounding box of all points; empty at the origin without any.
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

  /// Twice the area, with a sign for the direction of the contours.
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

  /// The approximate width of the enclosed shape: the width of a stripe, half of that of a disc.
  private var meanWidth: Float {
    var length: Float = 0
    for contour in contours where contour.count > 1 {
      var before = contour[contour.count - 1]
      for point in contour {
        length += hypot(point.x - before.x, point.y - before.y)
        before = point
      }
    }
    return length > 0 ? abs(area) / length : 0
  }

  /// Returns the same shape with contours that run clockwise around the filled area, or the other way around.
  func running(clockwise: Bool) -> GlyphOutline {
    (area < 0) == clockwise ? self : GlyphOutline(contours: contours.map { $0.reversed() })
  }

  /// Returns the outline scaled about the origin, then moved.
  func scaled(by scale: Float, dx: Float = 0, dy: Float = 0) -> GlyphOutline {
    GlyphOutline(
      contours: contours.map { contour in
        contour.map { Point(x: $0.x * scale + dx, y: $0.y * scale + dy, isOnCurve: $0.isOnCurve) }
      })
  }

  static func + (a: GlyphOutline, b: GlyphOutline) -> GlyphOutline { GlyphOutline(contours: a.contours + b.contours) }

  /// Returns the outline with the middle of its bounds at the origin.
  func centered() -> GlyphOutline {
    let bounds = bounds
    return scaled(by: 1, dx: -(bounds.minX + bounds.maxX) / 2, dy: -(bounds.minY + bounds.maxY) / 2)
  }
}

extension GlyphOutline {
  /// Creates an outline of a glyph of an opened font, scaled to the grid of 24 units that icons are drawn on.
  /// - Parameter bolder: by how much the lines become wider, in units; below 0 they become thinner. The picture keeps
  ///   its size.
  init?(character: UInt32, in face: FT_Face, bolder: Float) {
    guard let (plain, changed) = Self.outlines(of: character, in: face, bolder: bolder), changed.extent > 0 else {
      return nil
    }
    self = changed.scaled(by: plain.extent / changed.extent)
  }

  /// Creates the edges of a filled picture, as lines of a width in units; thin parts, such as a cut-out sign, stay in
  /// one piece. Nil for pictures that are made of lines already.
  init?(edgesOf character: UInt32, in face: FT_Face, lineWidth: Float) {
    guard let (plain, inner) = Self.outlines(of: character, in: face, bolder: -2 * lineWidth),
      plain.contours.count == inner.contours.count, inner.area / plain.area > 0.03
    else { return nil }
    let isClockwise = plain.area < 0
    contours = []
    for (contour, inset) in zip(plain.contours, inner.contours) {
      let single = GlyphOutline(contours: [contour])
      let isHole = (single.area < 0) != isClockwise
      if single.meanWidth < 1.5 * lineWidth {
        contours.append(isHole ? contour.reversed() : contour)
      } else {
        contours += [contour, inset.reversed()]
      }
    }
  }

  /// Returns a glyph as it is, and with everything wider by this much, its edges moved evenly.
  private static func outlines(
    of character: UInt32, in face: FT_Face, bolder: Float
  ) -> (plain: GlyphOutline, changed: GlyphOutline)? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(character))
    guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
      face.pointee.units_per_EM > 0
    else { return nil }
    // Finer units, since the lines gain only a few of the font's.
    let fine: Float = 16
    var matrix = FT_Matrix(xx: FT_Fixed(fine) << 16, xy: 0, yx: 0, yy: FT_Fixed(fine) << 16)
    let unit = 24 / (Float(face.pointee.units_per_EM) * fine)
    withUnsafeMutablePointer(to: &slot.pointee.outline) { FT_Outline_Transform($0, &matrix) }
    let plain = GlyphOutline(slot.pointee.outline, unit: unit)
    withUnsafeMutablePointer(to: &slot.pointee.outline) { outline in
      _ = FT_Outline_Embolden(outline, FT_Pos(bolder / unit))
      // It grows only to the right and upwards.
      FT_Outline_Translate(outline, FT_Pos(-bolder / unit / 2), FT_Pos(-bolder / unit / 2))
    }
    return plain.extent > 0 ? (plain, GlyphOutline(slot.pointee.outline, unit: unit)) : nil
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

  /// Returns a circle of eight curves, counterclockwise.
  static func circle(radius: Float) -> GlyphOutline {
    let points = (0..<16).map { step in
      let angle = Float(step) * .pi / 8
      let reach = step % 2 == 0 ? radius : radius / cos(.pi / 8)
      return Point(x: reach * cos(angle), y: reach * sin(angle), isOnCurve: step % 2 == 0)
    }
    return GlyphOutline(contours: [points])
  }

  /// Returns an ellipse of eight curves, counterclockwise.
  static func ellipse(width: Float, height: Float) -> GlyphOutline {
    GlyphOutline(
      contours: circle(radius: 1).contours.map { contour in
        contour.map { Point(x: $0.x * width / 2, y: $0.y * height / 2, isOnCurve: $0.isOnCurve) }
      })
  }

  /// Returns a rounded rectangle, counterclockwise.
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

  /// Returns a bar with round ends from one point to another, counterclockwise.
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
