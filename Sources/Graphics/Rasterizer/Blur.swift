import Foundation

/// A Gaussian blur of coverage, approximated by three box blurs whose variances add up to the Gaussian's: the error is
/// below 3 % of full coverage and the cost does not depend on the radius.
struct Blur {
  /// The radii of the three boxes in pixels.
  let boxes: [Int]
  let sigma: CGFloat

  /// Creates a blur.
  /// - Parameter sigma: the standard deviation in pixels.
  init(sigma: CGFloat) {
    let sigma = sigma < 1_000_000 ? sigma : 1_000_000
    self.sigma = sigma
    // A box of width w has the variance (w * w - 1) / 12; the odd widths below and above the ideal one are mixed.
    let variance = 12 * sigma * sigma
    var lower = Int((variance / 3 + 1).squareRoot())
    if lower % 2 == 0 { lower -= 1 }
    let w = CGFloat(lower)
    let lowerCount = ((variance - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded()
    boxes = (0..<3).map { CGFloat($0) < lowerCount ? lower / 2 : lower / 2 + 1 }
  }

  /// How far blurred coverage reaches beyond the original, in pixels.
  var reach: Int { boxes.reduce(0, +) }

  /// The number of columns that are blurred together, so that memory is read in order.
  private static let stripWidth = 64

  /// Blurs in place; coverage that would leave the mask is lost, so the mask must have `reach` empty pixels on each
  /// side. Besides the mask it takes two bytes per pixel, and some lines.
  func apply(to mask: inout Mask) {
    let (width, height) = (mask.width, mask.height)
    let radii = boxes.filter { $0 > 0 }
    guard !radii.isEmpty, width > 0, height > 0 else { return }
    // Sixteen bits, so that six roundings do not show as bands.
    var rows = [UInt16](repeating: 0, count: width * height)
    let strip = min(Self.stripWidth, width)
    let room = max(width, strip * height)
    var scratch = [UInt16](repeating: 0, count: 2 * room)
    rows.withUnsafeMutableBufferPointer { rows in
      scratch.withUnsafeMutableBufferPointer { scratch in
        mask.coverage.withUnsafeMutableBufferPointer { coverage in
          guard let first = scratch.baseAddress else { return }
          var (a, b) = (first, first + room)
          for start in stride(from: 0, to: width * height, by: width) {
            for x in 0..<width { a[x] = UInt16(coverage[start &+ x]) &* 257 }
            for radius in radii {
              Self.blurRow(a, into: b, count: width, radius: radius)
              swap(&a, &b)
            }
            for x in 0..<width { rows[start &+ x] = a[x] }
          }
          for left in stride(from: 0, to: width, by: strip) {
            let count = min(strip, width - left)
            for y in 0..<height {
              for x in 0..<count { a[y &* count &+ x] = rows[y &* width &+ left &+ x] }
            }
            for radius in radii {
              Self.blurColumns(a, into: b, width: count, height: height, radius: radius)
              swap(&a, &b)
            }
            for y in 0..<height {
              for x in 0..<count {
                let value = a[y &* count &+ x]
                coverage[y &* width &+ left &+ x] = UInt8((value &+ 128 < value ? UInt16.max : value &+ 128) / 257)
              }
            }
          }
        }
      }
    }
  }

  /// The rounded mean of this many 16-bit values from their sum.
  ///
  /// A division for each pixel is most of a blur's cost, so it is a multiplication by 2^46 / count, rounded up. The
  /// result is exact: rounding adds less than 1 to the factor, and so less than 2^46 / count to the product, as sums
  /// are below count * 2^16 + count and counts below 2^14.
  private struct Mean {
    private let factor: UInt64
    private let half: UInt32

    init(of count: Int) {
      let count = UInt64(min(max(1, count), 1 << 14))
      factor = ((1 << 46) + count - 1) / count
      half = UInt32(count / 2)
    }

    func callAsFunction(_ sum: UInt32) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt64(sum &+ half) &* factor) >> 46)
    }
  }

  private static func blurRow(
    _ input: UnsafePointer<UInt16>, into output: UnsafeMutablePointer<UInt16>, count: Int, radius: Int
  ) {
    let mean = Mean(of: 2 * radius + 1)
    var sum: UInt32 = 0
    for x in 0..<min(radius, count) { sum &+= UInt32(input[x]) }
    var x = 0
    while x < count {
      if x &+ radius < count { sum &+= UInt32(input[x &+ radius]) }
      output[x] = mean(sum)
      if x >= radius { sum &-= UInt32(input[x &- radius]) }
      x &+= 1
    }
  }

  /// Blurs all columns side by side, row after row.
  private static func blurColumns(
    _ input: UnsafePointer<UInt16>, into output: UnsafeMutablePointer<UInt16>, width: Int, height: Int, radius: Int
  ) {
    let mean = Mean(of: 2 * radius + 1)
    var sums = [UInt32](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<min(radius, height) {
        for x in 0..<width { sums[x] &+= UInt32(input[row &* width &+ x]) }
      }
      for row in 0..<height {
        if row + radius < height {
          let entering = (row &+ radius) &* width
          for x in 0..<width { sums[x] &+= UInt32(input[entering &+ x]) }
        }
        for x in 0..<width { output[row &* width &+ x] = mean(sums[x]) }
        if row >= radius {
          let leaving = (row &- radius) &* width
          for x in 0..<width { sums[x] &-= UInt32(input[leaving &+ x]) }
        }
      }
    }
  }
}
