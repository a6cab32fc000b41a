import DisplayList
import Foundation

/// Pixels as numbers from 0 to 1: premultiplied blue, green and red, and alpha.
struct Pixels {
  let width: Int
  let height: Int
  private var values: [SIMD4<Float>]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = Array(repeating: .zero, count: width * height)
  }

  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      for index in values.indices {
        let start = index * 4
        values[index] =
          SIMD4(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]), Float(bytes[start + 3])) / 255
      }
    }
  }

  var bitmap: Bitmap {
    var data = Data(count: width * height * 4)
    data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      for (index, value) in values.enumerated() {
        let limited = (value.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
        for part in 0..<4 { bytes[index * 4 + part] = UInt8(min(limited[part], limited.w)) }
      }
    }
    return Bitmap(width: width, height: height, pixels: data)
  }

  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// Returns the pixel at a position; transparent outside.
  func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
    x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : .zero
  }

  /// Returns the pixel at a position, clamped to the edges.
  func inside(_ x: Int, _ y: Int) -> SIMD4<Float> {
    values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// Returns the pixels combined, in no particular order.
  func reduced(_ first: SIMD4<Float>, _ body: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
    values.reduce(first, body)
  }

  /// The weights of red, green and blue in the luminance.
  static let luminance = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)

  /// Returns the image with each pixel replaced.
  func redrawn(_ body: (Int, Int) -> SIMD4<Float>) -> Pixels {
    var result = Pixels(width: width, height: height)
    for y in 0..<height { for x in 0..<width { result[x, y] = body(x, y) } }
    return result
  }

  /// Returns the image with the pixels of each tile averaged.
  func tiled(_ tile: (Int, Int) -> SIMD2<Float>) -> Pixels {
    var sums: [SIMD2<Float>: SIMD4<Float>] = [:]
    var counts: [SIMD2<Float>: Float] = [:]
    for y in 0..<height {
      for x in 0..<width {
        let tile = tile(x, y)
        sums[tile, default: .zero] += self[x, y]
        counts[tile, default: 0] += 1
      }
    }
    return redrawn { x, y in
      let tile = tile(x, y)
      return (sums[tile] ?? .zero) / (counts[tile] ?? 1)
    }
  }

  /// Returns a box blur; the result is larger by `radius` on all sides.
  func averaged(_ radius: Int) -> Pixels {
    let (side, share) = (2 * radius + 1, 1 / Float(2 * radius + 1))
    var wide = Pixels(width: width + 2 * radius, height: height)
    for y in 0..<height {
      var sum = SIMD4<Float>.zero
      for x in 0..<wide.width {
        sum += at(x, y) - at(x - side, y)
        wide[x, y] = sum * share
      }
    }
    var result = Pixels(width: wide.width, height: height + 2 * radius)
    for x in 0..<result.width {
      var sum = SIMD4<Float>.zero
      for y in 0..<result.height {
        sum += wide.at(x, y) - wide.at(x, y - side)
        result[x, y] = sum * share
      }
    }
    return result
  }

  /// Returns the difference of a pixel from its neighbours.
  func edge(_ x: Int, _ y: Int) -> Float {
    let across = ((inside(x + 1, y) - inside(x - 1, y)) * Self.luminance).sum()
    let down = ((inside(x, y + 1) - inside(x, y - 1)) * Self.luminance).sum()
    return (across * across + down * down).squareRoot()
  }

  func nearest(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> { at(Int(x.rounded(.down)), Int(y.rounded(.down))) }

  /// Returns the bilinear mix of four pixels around a point.
  func mixed(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    let (left, above) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, below) = (Float(x - 0.5 - left), Float(y - 0.5 - above))
    let (column, row) = (Int(left), Int(above))
    let upper = inside(column, row) * (1 - right) + inside(column + 1, row) * right
    let lower = inside(column, row + 1) * (1 - right) + inside(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }

  /// Returns the image with unpremultiplied colours mapped.
  func mapped(_ body: (SIMD3<Float>) -> SIMD3<Float>) -> Pixels {
    var result = self
    for index in values.indices where values[index].w > 0 {
      let value = values[index]
      let plain = SIMD3(value.z, value.y, value.x) / value.w
      let new = body(plain).clamped(lowerBound: .zero, upperBound: .one) * value.w
      result.values[index] = SIMD4(new.z, new.y, new.x, value.w)
    }
    return result
  }

  /// Returns a Gaussian blur; the result is larger by three times its width on all sides.
  func blurred(sigma: Float) -> (Pixels, margin: Int) {
    guard sigma > 0 else { return (self, 0) }
    let margin = Int((3 * sigma).rounded(.up))
    var kernel = (-margin...margin).map { Float(exp(-Double($0 * $0) / Double(2 * sigma * sigma))) }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    var wide = Pixels(width: width + 2 * margin, height: height)
    for y in 0..<height {
      for x in 0..<wide.width {
        var value = SIMD4<Float>.zero
        for (index, weight) in kernel.enumerated() { value += at(x - 2 * margin + index, y) * weight }
        wide[x, y] = value
      }
    }
    var result = Pixels(width: wide.width, height: height + 2 * margin)
    for y in 0..<result.height {
      for x in 0..<result.width {
        var value = SIMD4<Float>.zero
        for (index, weight) in kernel.enumerated() { value += wide.at(x, y - 2 * margin + index) * weight }
        result[x, y] = value
      }
    }
    return (result, margin)
  }
}
