import CPango
import DisplayList
import Foundation

/// Fills and strokes outlines with the canvas's source.
///
/// Cairo cuts curves and slanted edges at the left and right of the clip, which moves them by up to 1/256 of a pixel: a
/// pixel's coverage then depends on what else is painted. So it is computed in a mask as wide as the figure, counted
/// from the fragment's origin; only rows that the clip hides are left out, which changes none of the others.
@MainActor
final class ShapePainter {
  private var scratch: [UInt8] = []
  /// The cached masks of corners and circles, latest last: rows of a list have the same ones.
  private var kept: [KeptMask] = []
  private var keptBytes = 0
  private static let mostKeptBytes = 1 << 20

  private struct KeptMask {
    var outline: Outline
    var matrix: cairo_matrix_t
    var area: PixelRect
    var coverage: [UInt8]
  }

  /// A wider figure is drawn in columns of this many pixels.
  private static let maximumWidth = 4096

  func fill(_ outline: Outline, on canvas: Canvas) {
    let matrix = canvas.matrix
    if case .rect = outline, matrix.xy == 0, matrix.yx == 0 {
      canvas.setPath(outline)
      cairo_fill(canvas.context)
    } else if let bands = Self.bands(outline, matrix) {
      canvas.setPath(.rect(bands.middle))
      cairo_fill(canvas.context)
      for band in [bands.top, bands.bottom] { cover(band, with: outline, on: canvas) }
    } else {
      cover(outline.bounds, with: outline, on: canvas)
    }
  }

  func stroke(_ outline: Outline, _ stroke: Stroke, bounds: CGRect, on canvas: Canvas) {
    cover(bounds, on: canvas) {
      $0.setPath(outline)
      $0.stroke(stroke)
    }
  }

  private static func fill(_ outline: Outline, on canvas: Canvas) {
    canvas.setPath(outline)
    cairo_fill(canvas.context)
  }

  /// Splits a rounded rectangle between pixels into the rows with corners, and those without, which need no mask.
  private static func bands(_ outline: Outline, _ matrix: cairo_matrix_t) -> (
    top: CGRect, middle: CGRect, bottom: CGRect
  )? {
    guard matrix.isUpright, case .roundedRect(let rect, let radii, _) = outline else { return nil }
    let device = matrix.map(rect)
    for edge in [device.minX, device.minY, device.maxX, device.maxY] where abs(edge - edge.rounded()) > 1e-6 {
      return nil
    }
    // A smooth corner ends 1.53 radii from the corner point.
    let corner = (radii.clamped(to: rect.size).largest * 1.528665 * matrix.yy).rounded(.up) / matrix.yy
    guard corner * 2 < rect.height else { return nil }
    return (
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: corner), rect.insetBy(dx: 0, dy: corner),
      CGRect(x: rect.minX, y: rect.maxY - corner, width: rect.width, height: corner)
    )
  }

  /// Paints the source inside an outline, within bounds in current coordinates.
  private func cover(_ bounds: CGRect, with outline: Outline, on canvas: Canvas) {
    let (still, originX, originY) = Self.still(canvas.matrix)
    let area = PixelRect(covering: still.map(bounds))
    if case .path = outline { return cover(bounds, on: canvas) { Self.fill(outline, on: $0) } }
    guard area.area <= Self.mostKeptBytes / 8, area.width <= Self.maximumWidth else {
      return cover(bounds, on: canvas) { Self.fill(outline, on: $0) }
    }
    if area.intersection(canvas.clipPixels.offsetBy(x: -originX, y: -originY)).isEmpty { return }
    let index = kept.lastIndex { $0.area == area && $0.matrix.isEqual(to: still) && $0.outline == outline }
    if let index { kept.append(kept.remove(at: index)) } else { keep(outline, still, area) }
    kept[kept.count - 1].coverage.withUnsafeMutableBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      canvas.paint(
        through: coverage, width: area.width, height: area.height, stride: (area.width + 3) & ~3, x: area.x + originX,
        y: area.y + originY)
    }
  }

  private func keep(_ outline: Outline, _ matrix: cairo_matrix_t, _ area: PixelRect) {
    var mask = KeptMask(outline: outline, matrix: matrix, area: area, coverage: [])
    mask.coverage = [UInt8](repeating: 0, count: ((area.width + 3) & ~3) * area.height)
    mask.coverage.withUnsafeMutableBufferPointer { buffer in
      if let pixels = buffer.baseAddress { draw(area, matrix, into: pixels) { Self.fill(outline, on: $0) } }
    }
    keptBytes += mask.coverage.count
    while keptBytes > Self.mostKeptBytes || kept.count == 32 { keptBytes -= kept.removeFirst().coverage.count }
    kept.append(mask)
  }

  /// Returns the matrix relative to the whole pixel next to the origin, and that pixel.
  private static func still(_ matrix: cairo_matrix_t) -> (matrix: cairo_matrix_t, x: Int, y: Int) {
    let (originX, originY) = (CGFloat(matrix.x0).wholePixel, CGFloat(matrix.y0).wholePixel)
    var still = matrix
    still.x0 = ((matrix.x0 - CGFloat(originX)) * 4096).rounded() / 4096
    still.y0 = ((matrix.y0 - CGFloat(originY)) * 4096).rounded() / 4096
    return (still, originX, originY)
  }

  /// Paints the source where `draw` paints, within bounds in current coordinates.
  private func cover(_ bounds: CGRect, on canvas: Canvas, _ draw: (Canvas) -> Void) {
    let (still, originX, originY) = Self.still(canvas.matrix)
    let device = still.map(bounds)
    // Beyond what Cairo can hold a curve would be drawn somewhere else.
    guard max(abs(device.minX), abs(device.maxX), abs(device.minY), abs(device.maxY)) < 4_000_000 else { return }
    let whole = PixelRect(covering: device)
    let clip = canvas.clipPixels.offsetBy(x: -originX, y: -originY)
    if whole.intersection(clip).isEmpty { return }
    for left in Swift.stride(from: whole.x, to: whole.maxX, by: Self.maximumWidth) {
      let column = PixelRect(
        x: left, y: clip.y, width: min(Self.maximumWidth, whole.maxX - left), height: clip.height
      ).intersection(whole)
      if column.intersection(clip).isEmpty { continue }
      paint(column, still, on: canvas, x: column.x + originX, y: column.y + originY, draw)
    }
  }

  private func paint(
    _ area: PixelRect, _ matrix: cairo_matrix_t, on canvas: Canvas, x: Int, y: Int, _ draw: (Canvas) -> Void
  ) {
    let stride = (area.width + 3) & ~3
    let byteCount = stride * area.height
    if scratch.count < byteCount { scratch = [UInt8](repeating: 0, count: byteCount) }
    scratch.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      pixels.update(repeating: 0, count: byteCount)
      self.draw(area, matrix, into: pixels, draw)
      canvas.paint(through: pixels, width: area.width, height: area.height, stride: stride, x: x, y: y)
    }
  }

  /// Fills clear memory with the coverage of what `draw` paints.
  private func draw(
    _ area: PixelRect, _ matrix: cairo_matrix_t, into pixels: UnsafeMutablePointer<UInt8>, _ draw: (Canvas) -> Void
  ) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32((area.width + 3) & ~3))
    else { return }
    let mask = Canvas(surface)
    cairo_translate(mask.context, Double(-area.x), Double(-area.y))
    var matrix = matrix
    cairo_transform(mask.context, &matrix)
    draw(mask)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}

extension cairo_matrix_t {
  fileprivate func isEqual(to other: cairo_matrix_t) -> Bool {
    xx == other.xx && yx == other.yx && xy == other.xy && yy == other.yy && x0 == other.x0 && y0 == other.y0
  }
}
