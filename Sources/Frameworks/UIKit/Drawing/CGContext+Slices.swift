import DisplayList
import Foundation

extension CGContext {
  /// Draws an image whose edges keep their size while its middle is stretched over the rest of a rectangle.
  /// - Parameters:
  ///   - size: the image's own size, in points.
  ///   - caps: the widths of the edges, in points. Where they leave no middle, one pixel of it is stretched.
  func draw(_ bitmap: Bitmap, of size: CGSize, keeping caps: UIEdgeInsets, in rect: CGRect, scale: CGFloat) {
    let columns = slices(caps.left, caps.right, of: size.width, over: rect.width, 1 / max(scale, 1))
    let rows = slices(caps.top, caps.bottom, of: size.height, over: rect.height, 1 / max(scale, 1))
    for row in rows {
      for column in columns {
        let place = CGRect(
          x: rect.minX + column.place, y: rect.minY + row.place, width: column.length, height: row.length)
        saveGState()
        clip(to: place)
        let (x, y) = (column.length / column.sourceLength, row.length / row.sourceLength)
        draw(
          bitmap,
          in: CGRect(
            x: place.minX - column.source * x, y: place.minY - row.source * y, width: size.width * x,
            height: size.height * y), tint: nil, alpha: 1)
        restoreGState()
      }
    }
  }

  private struct Slice {
    let source: CGFloat
    let sourceLength: CGFloat
    let place: CGFloat
    let length: CGFloat
  }

  /// Returns the parts along one axis that are not empty.
  private func slices(
    _ first: CGFloat, _ last: CGFloat, of size: CGFloat, over length: CGFloat, _ pixel: CGFloat
  ) -> [Slice] {
    // Edges that do not fit are shrunk together.
    let fit = first + last > length ? length / (first + last) : 1
    let middle = max(size - first - last, pixel)
    // Parts meet at whole pixels, so that no seam is seen between them.
    let (start, end) = ((first * fit * scale).rounded() / scale, ((length - last * fit) * scale).rounded() / scale)
    return [
      Slice(source: 0, sourceLength: first, place: 0, length: start),
      Slice(source: min(first, size - middle), sourceLength: middle, place: start, length: end - start),
      Slice(source: size - last, sourceLength: last, place: end, length: length - end),
    ].filter { $0.length > 0 && $0.sourceLength > 0 }
  }
}
