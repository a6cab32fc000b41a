import DisplayList
import Foundation

/// A Gaussian blur of coloured pixels: they are averaged to coarser ones of which the blur reaches a few, blurred with three
/// boxes and enlarged again. So its cost hardly depends on the radius.
struct PixelBlur {
  /// Device pixels in one coarse pixel, in each direction: a power of two.
  let step: Int
  /// True if it knows nothing but the pixels of the area, so that edges do not fade.
  let isOpaque: Bool
  private let blur: Blur

  init(sigma: CGFloat, isOpaque: Bool) {
    var step = 1
    while sigma >= CGFloat(8 * step), step < 1 << 12 { step *= 2 }
    self.step = step
    self.isOpaque = isOpaque
    blur = Blur(sigma: min(sigma, 32_768) / CGFloat(step))
  }

  /// - Parameter scale: device pixels in a point.
  init?(_ filter: Filter, scale: CGFloat) {
    guard case .blur(let sigma, let isOpaque) = filter else { return nil }
    self.init(sigma: sigma * scale, isOpaque: isOpaque)
  }

  /// How far a pixel is seen after the blur, in device pixels.
  var reach: Int { blur.reach == 0 ? 0 : (blur.reach + 2) * step }

  /// Blurs premultiplied pixels of `area` in place.
  /// - Parameter origin: a pixel at which a coarse pixel begins.
  func apply(
    to pixels: UnsafeMutablePointer<UInt8>, stride: Int, _ area: PixelRect, origin: (x: Int, y: Int)
  ) {
    guard blur.reach > 0, !area.isEmpty else { return }
    // Whole coarse pixels from the origin on.
    func before(_ position: Int, _ origin: Int) -> Int { ((position - origin) % step + step) % step }
    let (left, top) = (before(area.x, origin.x), before(area.y, origin.y))
    var coarse = CoarsePixels(
      averaging: pixels, stride: stride, width: area.width, height: area.height, step: step, left: left, top: top,
      isOpaque: isOpaque)
    coarse.blur(blur.boxes, isOpaque: isOpaque)
    coarse.enlarge(into: pixels, stride: stride, width: area.width, height: area.height, left: left, top: top)
  }

  /// Blurs coarse pixels that were averaged with this blur's `step`.
  func apply(to coarse: inout CoarsePixels) { coarse.blur(blur.boxes, isOpaque: isOpaque) }
}

/// Premultiplied pixels of 16 bits a component, each for a square of device pixels.
struct CoarsePixels {
  private(set) var width: Int
  private(set) var height: Int
  let step: Int
  /// Blue, green, red, alpha, from 0 to 255 * 256.
  var pixels: [SIMD4<UInt32>]

  /// - Parameters:
  ///   - left: how many pixels of the first coarse column lie before the picture; `top` likewise.
  ///   - isOpaque: what lies outside of the picture is left out of the mean, rather than transparent.
  init(
    averaging source: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, step: Int, left: Int = 0,
    top: Int = 0, isOpaque: Bool
  ) {
    self.step = step
    self.width = (left + width + step - 1) / step
    self.height = (top + height + step - 1) / step
    let coarseWidth = self.width
    pixels = [SIMD4<UInt32>](repeating: .zero, count: self.width * self.height)
    let full = Float(step * step)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        let line = UnsafeRawPointer(source + y * stride)
        let target = (y + top) / step * coarseWidth
        var x = 0
        while x < width {
          let end = min(width, ((x + left) / step + 1) * step - left)
          let index = target + (x + left) / step
          // Two components at a time; a run has at most 2^12 pixels, so that few do not overflow.
          var sum = SIMD4<UInt32>.zero
          while x < end {
            let run = min(end, x + 256)
            var (low, high) = (UInt32(0), UInt32(0))
            while x < run {
              let pixel = line.load(fromByteOffset: x &* 4, as: UInt32.self)
              low &+= pixel & 0xFF00FF
              high &+= pixel >> 8 & 0xFF00FF
              x &+= 1
            }
            sum &+= SIMD4(low & 0xFFFF, high & 0xFFFF, low >> 16, high >> 16)
          }
          pixels[index] &+= sum
        }
      }
      for y in 0..<self.height {
        let rows = min(height, (y + 1) * step - top) - max(0, y * step - top)
        for x in 0..<coarseWidth {
          let columns = min(width, (x + 1) * step - left) - max(0, x * step - left)
          let count = isOpaque ? Float(rows * columns) : full
          let mean = SIMD4<Float>(pixels[y * coarseWidth + x]) * (256 / count)
          pixels[y * coarseWidth + x] = SIMD4<UInt32>(mean.rounded(.toNearestOrAwayFromZero))
        }
      }
    }
  }

  /// - Parameter boxes: radii of box blurs in coarse pixels.
  mutating func blur(_ boxes: [Int], isOpaque: Bool) {
    var other = pixels
    for radius in boxes where radius > 0 {
      pass(&other, radius, lines: height, length: width, alongLine: 1, acrossLines: width, isOpaque)
      swap(&pixels, &other)
    }
    for radius in boxes where radius > 0 {
      pass(&other, radius, lines: width, length: height, alongLine: width, acrossLines: 1, isOpaque)
      swap(&pixels, &other)
    }
  }

  private func pass(
    _ output: inout [SIMD4<UInt32>], _ radius: Int, lines: Int, length: Int, alongLine: Int, acrossLines: Int,
    _ isOpaque: Bool
  ) {
    pixels.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        for line in 0..<lines {
          let start = line * acrossLines
          var sum = SIMD4<UInt32>.zero
          for place in 0..<min(radius, length) { sum &+= input[start + place * alongLine] }
          for place in 0..<length {
            if place + radius < length { sum &+= input[start + (place + radius) * alongLine] }
            let count =
              isOpaque ? min(length - 1, place + radius) - max(0, place - radius) + 1 : 2 * radius + 1
            // Sums are whole numbers below 2^24, so that the mean is the same wherever the line begins.
            let mean = (SIMD4<Float>(sum) / Float(count)).rounded(.toNearestOrAwayFromZero)
            output[start + place * alongLine] = SIMD4<UInt32>(mean)
            if place >= radius { sum &-= input[start + (place - radius) * alongLine] }
          }
        }
      }
    }
  }

  /// Writes device pixels, each between the centres of four coarse ones.
  func enlarge(
    into target: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, left: Int = 0, top: Int = 0
  ) {
    let (columns, rows) = (self.width, self.height)
    let twice = 2 * step
    // Products stay below 2^32: 16 bits, and the square of at most 2^6 for the place.
    let most = UInt32(min(step, 32))
    let (scaleX, shift) = (step / Int(most), UInt32((2 * most * 2 * most).trailingZeroBitCount + 8))
    var line = [SIMD4<UInt32>](repeating: .zero, count: columns)
    let half = SIMD4<UInt32>(repeating: 1 << (shift - 1))
    pixels.withUnsafeBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let (first, second, part) = Self.place(y + top, rows, twice)
          let down = UInt32(part / scaleX)
          let up = 2 * most - down
          for x in 0..<columns {
            line[x] = pixels[first * columns + x] &* up &+ pixels[second * columns + x] &* down
          }
          let output = UnsafeMutableRawPointer(target + y * stride)
          for x in 0..<width {
            let (before, after, part) = Self.place(x + left, columns, twice)
            let right = UInt32(part / scaleX)
            let sum = (line[before] &* (2 * most - right) &+ line[after] &* right &+ half) &>> shift
            output.storeBytes(
              of: sum.w << 24 | sum.z << 16 | sum.y << 8 | sum.x, toByteOffset: x &* 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Between which coarse pixels a device pixel lies, and how far from the first, in `twice` parts.
  private static func place(_ position: Int, _ length: Int, _ twice: Int) -> (first: Int, second: Int, part: Int) {
    let doubled = min(max(0, 2 &* position &+ 1 &- twice / 2), twice &* (length &- 1))
    let first = doubled / twice
    return (first, min(first &+ 1, length &- 1), doubled &- first &* twice)
  }
}
