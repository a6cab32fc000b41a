import DisplayList
import Foundation

/// A Gaussian blur of coloured pixels: they are averaged to coarser ones of which the blur reaches a few, blurred with three
/// boxes and enlarged again. So its cost hardly depends on the radius.
struct PixelBlur {
  /// Device pixels in one coarse pixel, in each direction: a power of two, 32 at most.
  let step: Int
  /// True if it knows nothing but the pixels of the area, so that edges do not fade.
  let isOpaque: Bool
  private let blur: Blur

  init(sigma: CGFloat, isOpaque: Bool) {
    var step = 1
    while sigma >= CGFloat(8 * step), step < 32 { step *= 2 }
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
          pixels[y * coarseWidth + x] = SIMD4<UInt32>(rounding: mean)
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
            output[start + place * alongLine] = SIMD4<UInt32>(rounding: SIMD4<Float>(sum) / Float(count))
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
    let shift = UInt32((twice * twice).trailingZeroBitCount + 8)
    var line = [SIMD4<UInt32>](repeating: .zero, count: columns)
    let half = SIMD4<UInt32>(repeating: 1 << (shift - 1))
    pixels.withUnsafeBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let (first, second, down) = Self.place(y + top, rows, twice)
          for x in 0..<columns {
            line[x] =
              pixels[first * columns + x] &* UInt32(twice - down) &+ pixels[second * columns + x] &* UInt32(down)
          }
          let output = UnsafeMutableRawPointer(target + y * stride)
          var x = 0
          while x < width {
            let (before, after, right) = Self.place(x + left, columns, twice)
            var sum = line[before] &* UInt32(twice - right) &+ line[after] &* UInt32(right) &+ half
            // From one centre to the next, pixels grow by the same; before the first and after the last centre they are equal.
            let doubled = 2 * (x + left) + 1 - step
            let isInside = doubled >= 0 && before < after
            let growth = isInside ? (line[after] &- line[before]) &* 2 : .zero
            let count = isInside ? (twice - right + 1) / 2 : doubled < 0 ? (1 - doubled) / 2 : width - x
            let end = min(width, x + count)
            while x < end {
              let pixel = SIMD4<UInt8>(truncatingIfNeeded: sum &>> shift)
              output.storeBytes(of: unsafeBitCast(pixel, to: UInt32.self), toByteOffset: x &* 4, as: UInt32.self)
              sum &+= growth
              x &+= 1
            }
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

extension SIMD4<UInt32> {
  /// The nearest whole numbers of values from 0 to 2^23. Added to 2^23 a value leaves its whole part in the lowest bits, which takes
  /// two instructions; the standard library converts each component for itself.
  init(rounding values: SIMD4<Float>) {
    self = unsafeBitCast(values + 0x1p23, to: SIMD4<UInt32>.self) & 0x7FFFFF
  }
}
