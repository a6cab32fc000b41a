import DisplayList
import Foundation

extension Bitmap {
  /// Returns the whole pixels around a rectangle, as far as they are inside; at least one pixel.
  package func cropped(to rect: CGRect) -> Bitmap {
    let left = min(max(Int(rect.minX.rounded(.down)), 0), width - 1)
    let top = min(max(Int(rect.minY.rounded(.down)), 0), height - 1)
    let right = min(max(Int(rect.maxX.rounded(.up)), left + 1), width)
    let bottom = min(max(Int(rect.maxY.rounded(.up)), top + 1), height)
    var cut = Data(capacity: (right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = pixels.startIndex + (row * width + left) * 4
      cut += pixels[start..<start + (right - left) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: cut)
  }
}
