import DisplayList
import Foundation
import Rasterizer

/// A mesh gradient with resolved colours. Each cell of the grid is a Coons patch, whose interior is determined by its
/// four edges.
struct ColorMesh: Sendable, Equatable {
  var width: Int
  var height: Int
  /// The points, row by row, as many as width and height require.
  var points: [MeshGradient.BezierPoint]
  var colors: [DisplayColor]
  var background: DisplayColor
  var smoothsColors: Bool
  var colorSpace: Gradient.ColorSpace

  /// The number of quadrilaterals along a cell's side.
  private static let steps = 8

  /// Returns points with curves as smooth as a Catmull-Rom spline (a guess).
  static func smooth(_ places: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint] {
    guard places.count == width * height, width > 0 else { return [] }
    return places.indices.map { index in
      let (column, row) = (index % width, index / width)
      let here = places[index]
      let before = column > 0 ? places[index - 1] : here
      let behind = column + 1 < width ? places[index + 1] : here
      let above = row > 0 ? places[index - width] : here
      let below = row + 1 < height ? places[index + width] : here
      let along = (behind - before) / (column > 0 && column + 1 < width ? 6 : 3)
      let down = (below - above) / (row > 0 && row + 1 < height ? 6 : 3)
      return MeshGradient.BezierPoint(
        position: here, leadingControlPoint: here - along, topControlPoint: here - down,
        trailingControlPoint: here + along, bottomControlPoint: here + down)
    }
  }

  /// Returns the mesh as an image with one pixel per point.
  func paint(in rect: CGRect, isMirrored: Bool) -> Paint {
    let size = (width: Int(min(max(rect.width, 1), 1024)), height: Int(min(max(rect.height, 1), 1024)))
    var quads: [MeshQuad] = []
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { add(row, column, isMirrored, to: &quads) }
    }
    let bitmap = MeshQuad.bitmap(of: quads, width: size.width, height: size.height, background: background)
    return .pattern(Paint.Pattern(bitmap, tile: rect))
  }

  private func add(_ row: Int, _ column: Int, _ isMirrored: Bool, to quads: inout [MeshQuad]) {
    let steps = Self.steps
    var corners: [MeshQuad.Corner] = []
    for down in 0...steps {
      for along in 0...steps {
        let (u, v) = (Float(along) / Float(steps), Float(down) / Float(steps))
        let place = place(row, column, u, v)
        corners.append(
          MeshQuad.Corner(
            x: Double(isMirrored ? 1 - place.x : place.x), y: Double(place.y), color: color(row, column, u, v)))
      }
    }
    for down in 0..<steps {
      for along in 0..<steps {
        let index = down * (steps + 1) + along
        quads.append(
          MeshQuad(
            corners[index], corners[index + 1], corners[index + steps + 2], corners[index + steps + 1]))
      }
    }
  }

  private func place(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    func curve(
      _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
    ) -> SIMD2<Float> {
      let s = 1 - t
      let outer = a * (s * s * s) + d * (t * t * t)
      return outer + b * (3 * s * s * t) + c * (3 * s * t * t)
    }
    let (a, b) = (points[row * width + column], points[row * width + column + 1])
    let (c, d) = (points[(row + 1) * width + column], points[(row + 1) * width + column + 1])
    let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let between = top * (1 - v) + bottom * v + left * (1 - u) + right * u
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return between - upper * (1 - v) - lower * v
  }

  private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> DisplayColor {
    // Avoids a kink in the colours at the grid's lines.
    func eased(_ t: Float) -> Float { smoothsColors ? t * t * (3 - 2 * t) : t }
    let index = row * width + column
    let top = colorSpace.mix(colors[index], colors[index + 1], fraction: eased(u))
    let bottom = colorSpace.mix(colors[index + width], colors[index + width + 1], fraction: eased(u))
    return colorSpace.mix(top, bottom, fraction: eased(v))
  }
}
