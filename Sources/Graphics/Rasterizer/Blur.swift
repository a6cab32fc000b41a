import Foundation

/// A Gaussian blur of coverage, approximated by three box blurs whose variances add up to the Gaussian's: the error is
/// below 3 % of full coverage and the cost does not depend on the radius.
struct Blur {
  /// Radii of the three boxes in pixels.
  let boxes: [Int]
  let sigma: CGFloat

  /// - Parameter sigma: standard deviation in pixels.
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

  /// Blurs in place; what would leave the mask is lost, so the mask must have `reach` empty pixels on each side.
  func apply(to mask: inout Mask) {
    let (width, height) = (mask.width, mask.height)
    guard reach > 0, width > 0, height > 0 else { return }
    // Sixteen bits, so that six roundings do not show as bands.
    var a = mask.coverage.map { UInt16($0) * 257 }
    var b = a
    for radius in boxes where radius > 0 {
      Self.blurRows(a, into: &b, width: width, height: height, radius: radius)
      swap(&a, &b)
    }
    for radius in boxes where radius > 0 {
      Self.blurColumns(a, into: &b, width: width, height: height, radius: radius)
      swap(&a, &b)
    }
    mask.coverage = a.map { UInt8(($0 &+ 128 < $0 ? UInt16.max : $0 &+ 128) / 257) }
  }

  /// The rounded mean of so many values of 16 bits from their sum.
  ///
  /// A division for each pixel is most of what a blur costs, so it is a multiplication by 2^46 / count, rounded up. The result is
  /// exact: what rounding adds to the factor, less than 1, adds less than 2^46 / count to the product, as sums are below
  /// count * 2^16 + count and counts below 2^14.
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

  private static func blurRows(_ input: [UInt16], into output: inout [UInt16], width: Int, height: Int, radius: Int) {
    let mean = Mean(of: 2 * radius + 1)
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        for row in 0..<height {
          let start = row * width
          var sum: UInt32 = 0
          var x = 0
          while x < min(radius, width) {
            sum &+= UInt32(input[start &+ x])
            x &+= 1
          }
          x = 0
          while x < width {
            if x &+ radius < width { sum &+= UInt32(input[start &+ x &+ radius]) }
            output[start &+ x] = mean(sum)
            if x >= radius { sum &-= UInt32(input[start &+ x &- radius]) }
            x &+= 1
          }
        }
      }
    }
  }

  /// All columns side by side, row after row, so that memory is read in order.
  private static func blurColumns(_ input: [UInt16], into output: inout [UInt16], width: Int, height: Int, radius: Int)
  {
    let mean = Mean(of: 2 * radius + 1)
    var sums = [UInt32](repeating: 0, count: width)
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in 0..<min(radius, height) {
            for x in 0..<width { sums[x] &+= UInt32(input[row &* width &+ x]) }
          }
          for row in 0..<height {
            if row + radius < height {
              let entering = (row &+ radius) &* width
              for x in 0..<width { sums[x] &+= UInt32(input[entering &+ x]) }
            }
            for x in 0..<width {
              output[row &* width &+ x] = mean(sums[x])
            }
            if row >= radius {
              let leaving = (row &- radius) &* width
              for x in 0..<width { sums[x] &-= UInt32(input[leaving &+ x]) }
            }
          }
        }
      }
    }
  }
}
