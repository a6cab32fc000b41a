import DisplayList
import Foundation

/// A Gaussian blur of coloured pixels: they are averaged to coarser ones of which the blur spans a few, blurred with
/// three boxes and enlarged again. So its cost hardly depends on the radius.
struct PixelBlur {
  /// The device pixels in one coarse pixel, in each direction: a power of two, 32 at most.
  let step: Int
  /// Whether it uses only the pixels of the area, so that edges do not fade.
  let isOpaque: Bool
  private let blur: Blur

  init(sigma: CGFloat, isOpaque: Bool) {
    var step = 1
    while sigma >= CGFloat(8 * step), step < 32 { step *= 2 }
    self.step = step
    self.isOpaque = isOpaque
    blur = Blur(sigma: min(sigma, 32_768) / CGFloat(step))
  }

  /// Creates a blur; nil for another filter.
  /// - Parameter scale: device pixels per point.
  init?(_ filter: Filter, scale: CGFloat) {
    guard case .blur(let sigma, let isOpaque) = filter else { return nil }
    self.init(sigma: sigma * scale, isOpaque: isOpaque)
  }

  /// How far a pixel spreads, in device pixels.
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

/// Premultiplied pixels of 16 bits per component, each for a square of device pixels.
struct CoarsePixels {
  private(set) var width: Int
  private(set) var height: Int
  let step: Int
  /// Blue, green, red, alpha, from 0 to 255 * 256.
  var pixels: [SIMD4<UInt32>]

  /// Averages pixels.
  /// - Parameters:
  ///   - left: how many pixels of the first coarse column lie before the picture; `top` likewise.
  ///   - isOpaque: whether the area outside the picture is left out of the mean, rather than transparent.
  init(
    averaging source: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, step: Int, left: Int = 0,
    top: Int = 0, isOpaque: Bool
  ) {
    self.step = step
    self.width = (left + width + step - 1) / step
    self.height = (top + height + step - 1) / step
    let (columns, rows) = (self.width, self.height)
    let mask = SIMD4<UInt32>(repeating: 0xFF00FF)
    pixels = [SIMD4<UInt32>](unsafeUninitializedCapacity: columns * rows) { pixels, count in
      for row in 0..<rows {
        let (first, last) = (max(0, row * step - top), min(height, (row + 1) * step - top))
        for column in 0..<columns {
          let (start, end) = (max(0, column * step - left), min(width, (column + 1) * step - left))
          let fours = start + (end - start) & ~3
          // Two components in 32 bits: a square has at most 2^10 pixels and a lane 2^8 of them, so that no sum
          // overflows.
          var (low, high) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
          var (restLow, restHigh) = (UInt32(0), UInt32(0))
          for y in first..<last {
            let line = UnsafeRawPointer(source + y &* stride)
            var x = start
            while x < fours {
              let four = line.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
              low &+= four & mask
              high &+= (four &>> 8) & mask
              x &+= 4
            }
            while x < end {
              let pixel = line.load(fromByteOffset: x &* 4, as: UInt32.self)
              restLow &+= pixel & 0xFF00FF
              restHigh &+= pixel >> 8 & 0xFF00FF
              x &+= 1
            }
          }
          let sum = SIMD4(
            (low & 0xFFFF).wrappedSum() &+ restLow & 0xFFFF, (high & 0xFFFF).wrappedSum() &+ restHigh & 0xFFFF,
            (low &>> 16).wrappedSum() &+ restLow >> 16, (high &>> 16).wrappedSum() &+ restHigh >> 16)
          let part = isOpaque ? (last - first) * (end - start) : step * step
          pixels[row &* columns &+ column] = SIMD4<UInt32>(rounding: SIMD4<Float>(whole: sum) * (256 / Float(part)))
        }
      }
      count = columns * rows
    }
  }

  /// Blurs in place.
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
        let whole = Float(2 * radius + 1)
        for line in 0..<lines {
          let start = line &* acrossLines
          var sum = SIMD4<UInt32>.zero
          for place in 0..<min(radius, length) { sum &+= input[start &+ place &* alongLine] }
          var place = 0
          while place < length {
            let (entering, leaving) = (place &+ radius, place &- radius)
            if entering < length { sum &+= input[start &+ entering &* alongLine] }
            let count = isOpaque ? Float(min(length &- 1, entering) &- max(0, leaving) &+ 1) : whole
            // Sums are whole numbers below 2^24, so that the mean is the same wherever the line begins.
            output[start &+ place &* alongLine] = SIMD4<UInt32>(rounding: SIMD4<Float>(whole: sum) / count)
            if leaving >= 0 { sum &-= input[start &+ leaving &* alongLine] }
            place &+= 1
          }
        }
      }
    }
  }

  /// Writes device pixels, each interpolated between the centres of four coarse ones.
  ///
  /// From one centre to the next colours change by the same amount per row and per pixel, so that a pixel costs an
  /// addition.
  func enlarge(
    into target: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, left: Int = 0, top: Int = 0
  ) {
    let (columns, rows) = (self.width, self.height)
    // A place is counted in halves of pixels, as centres lie between pixels. Sums fit into 16 bits: 8 for the colour,
    // `places` for the place, the rest for parts.
    let places = (2 * step).trailingZeroBitCount
    let shift = SIMD4<UInt32>(repeating: UInt32(places) * 2)
    let half = SIMD4<UInt32>(repeating: 1 << (places * 2 - 1))
    // The colours at the centres of the columns, in 16 bits without the part for the place.
    var line = [SIMD4<UInt16>](repeating: .zero, count: columns)
    // The same for the row, with `places` bits more, and the change to the next.
    var sums = [(value: SIMD4<UInt32>, growth: SIMD4<UInt32>)](repeating: (.zero, .zero), count: columns)
    pixels.withUnsafeBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        sums.withUnsafeMutableBufferPointer { sums in
          var y = 0
          while y < height {
            let run = Run.at(y &+ top, among: rows, places: places)
            for x in 0..<columns {
              let above = pixels[run.first &* columns &+ x]
              let growth = pixels[run.second &* columns &+ x] &- above
              sums[x] = (
                above &<< SIMD4(repeating: UInt32(places)) &+ growth &* UInt32(truncatingIfNeeded: run.part) &+ half,
                growth &<< 1
              )
            }
            let end = y &+ min(height &- y, run.count)
            while y < end {
              for x in 0..<columns {
                line[x] = SIMD4<UInt16>(truncatingIfNeeded: sums[x].value &>> shift)
                sums[x].value &+= sums[x].growth
              }
              let output = UnsafeMutableRawPointer(target + y &* stride)
              Self.enlarge(line, into: output, width: width, left: left, places: places)
              y &+= 1
            }
          }
        }
      }
    }
  }

  /// Writes one row.
  /// - Parameter line: the colours at the row's centres, from 0 to 2^(16 - places).
  /// - Parameter places: the binary places of twice the step.
  private static func enlarge(
    _ line: UnsafeMutableBufferPointer<SIMD4<UInt16>>, into output: UnsafeMutableRawPointer, width: Int, left: Int,
    places: Int
  ) {
    var x = 0
    var run = Run.at(left, among: line.count, places: places)
    while x < width {
      let end = x &+ min(width &- x, run.count)
      let growth = line[run.second] &- line[run.first]
      var sum =
        line[run.first] &<< SIMD4(repeating: UInt16(truncatingIfNeeded: places)) &+ growth
        &* UInt16(truncatingIfNeeded: run.part) &+ 128
      if x &+ 4 <= end {
        let second = sum &+ growth &<< 1
        let twofold = growth &<< 2
        var two = SIMD8(lowHalf: sum, highHalf: second)
        var next = SIMD8(lowHalf: sum &+ twofold, highHalf: second &+ twofold)
        let fourGrowth = SIMD8(lowHalf: growth &<< 3, highHalf: growth &<< 3)
        repeat {
          let (bytes, others) = (
            SIMD8<UInt8>(truncatingIfNeeded: two &>> 8), SIMD8<UInt8>(truncatingIfNeeded: next &>> 8)
          )
          output.storeBytes(of: unsafeBitCast(bytes, to: UInt64.self), toByteOffset: x &* 4, as: UInt64.self)
          output.storeBytes(of: unsafeBitCast(others, to: UInt64.self), toByteOffset: x &* 4 &+ 8, as: UInt64.self)
          two &+= fourGrowth
          next &+= fourGrowth
          x &+= 4
        } while x &+ 4 <= end
        sum = two.lowHalf
      }
      while x < end {
        let pixel = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8)
        output.storeBytes(of: unsafeBitCast(pixel, to: UInt32.self), toByteOffset: x &* 4, as: UInt32.self)
        sum &+= growth &<< 1
        x &+= 1
      }
      run = run.next(among: line.count, places: places)
    }
  }

  /// The device pixels between the centres of two coarse ones; before the first and after the last they are equal.
  private struct Run {
    /// The index of the centre; -1 before the first.
    let centre: Int
    let first: Int
    let second: Int
    /// The distance of the first pixel from the first centre, in halves of pixels.
    let part: Int
    let count: Int

    /// Returns the run at a position.
    /// - Parameter places: the binary places of twice the step, since a division takes longer than the pixels.
    static func at(_ position: Int, among length: Int, places: Int) -> Run {
      let doubled = 2 &* position &+ 1 &- (1 &<< (places &- 1))
      guard doubled >= 0 else { return Run(centre: -1, first: 0, second: 0, part: 0, count: (1 &- doubled) &>> 1) }
      return after(doubled &>> places, part: doubled & (1 &<< places &- 1), among: length, places: places)
    }

    /// Returns the next run: if a step has several pixels, the centre lies between two.
    func next(among length: Int, places: Int) -> Run {
      Self.after(centre &+ 1, part: places > 1 ? 1 : 0, among: length, places: places)
    }

    private static func after(_ centre: Int, part: Int, among length: Int, places: Int) -> Run {
      let (first, second) = (min(centre, length &- 1), min(centre &+ 1, length &- 1))
      let count = second > first ? (1 &<< places &- part &+ 1) &>> 1 : .max
      return Run(centre: centre, first: first, second: second, part: part, count: count)
    }
  }
}

extension SIMD4<UInt32> {
  /// Creates the nearest whole numbers of values from 0 to 2^23. Added to 2^23 a value leaves its whole part in the
  /// lowest bits, which takes two instructions; the standard library converts each component separately.
  @inline(__always)
  init(rounding values: SIMD4<Float>) {
    self = unsafeBitCast(values + 0x1p23, to: SIMD4<UInt32>.self) & 0x7FFFFF
  }
}

extension SIMD4<Float> {
  /// Converts whole numbers below 2^24 in the same way: two halves as the lowest bits of 2^23.
  @inline(__always)
  init(whole values: SIMD4<UInt32>) {
    let ground = SIMD4<UInt32>(repeating: 0x4B00_0000)
    let low = unsafeBitCast(values & 0xFFFF | ground, to: SIMD4<Float>.self) - 0x1p23
    let high = unsafeBitCast(values &>> 16 | ground, to: SIMD4<Float>.self) - 0x1p23
    self = high * 65_536 + low
  }
}
