import DisplayList
import Foundation

extension Bitmap {
  /// Returns the picture reduced so that its longer side has at most this many pixels; itself if it has no more. Each
  /// pixel is the mean of the original ones in its place. May be called from any thread.
  public func reduced(toLongestSide side: Int) -> Bitmap {
    let longest = max(width, height)
    guard side > 0, side < longest, pixels.count >= width * height * 4 else { return self }
    let newWidth = max(1, (width * side + longest / 2) / longest)
    let newHeight = max(1, (height * side + longest / 2) / longest)
    var reduced = Data(count: newWidth * newHeight * 4)
    reduced.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        for y in 0..<newHeight {
          let (top, bottom) = (y * height / newHeight, max(y * height / newHeight + 1, (y + 1) * height / newHeight))
          for x in 0..<newWidth {
            let (left, right) = (x * width / newWidth, max(x * width / newWidth + 1, (x + 1) * width / newWidth))
            var sums = SIMD4<UInt32>()
            for row in top..<bottom {
              for column in left..<right {
                let pixel = source.loadUnaligned(
                  fromByteOffset: (row &* width &+ column) &* 4, as: SIMD4<UInt8>.self)
                sums &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
              }
            }
            let count = UInt32((bottom - top) * (right - left))
            let mean = (sums &+ count / 2) / SIMD4(repeating: count)
            target.storeBytes(
              of: SIMD4<UInt8>(truncatingIfNeeded: mean), toByteOffset: (y &* newWidth &+ x) &* 4,
              as: SIMD4<UInt8>.self)
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: reduced)
  }
}
