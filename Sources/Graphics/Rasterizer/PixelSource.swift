import CPango
import DisplayList
import Foundation

/// Computes gradients and rotated pictures pixel by pixel.
///
/// Cairo's samplers count from the corner of what happens to be drawn, so that the last bits of a colour depend on the
/// clip. Here a pixel's colour depends only on its distance from the fragment's origin.
@MainActor
final class PixelSource {
  private var scratch: [UInt32] = []
  /// A closure that returns a picture in a smaller size, in pixels; set by the painter of pictures.
  var scaling: ((Bitmap, _ width: Int, _ height: Int) -> Surface)?

  /// Sets a paint as the canvas's source while `draw` draws something with these bounds, in current coordinates.
  func with(_ paint: Paint, alpha: Double, bounds: CGRect, on canvas: Canvas, _ draw: () -> Void) {
    switch paint {
    case .color(let color):
      canvas.setSource(color, alpha: alpha)
      draw()
    case .linearGradient(let stops, let start, let end):
      let ramp = Ramp(stops, alpha: alpha)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      fill(bounds, on: canvas, draw) { x, y in
        square > 0 ? ramp[((x - start.x) * dx + (y - start.y) * dy) / square] : ramp[1]
      }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let ramp = Ramp(stops, alpha: alpha)
      let (inner, outer) = (max(0, startRadius), max(0, endRadius))
      fill(bounds, on: canvas, draw) { x, y in
        let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot()
        return ramp.color(distance, from: inner, to: outer)
      }
    case .ellipticalGradient(let stops, let center, let axes, let startRadius, let endRadius):
      let ramp = Ramp(stops, alpha: alpha)
      let (inner, outer) = (max(0, startRadius), max(0, endRadius))
      let (width, height) = (max(axes.width, 1e-6), max(axes.height, 1e-6))
      fill(bounds, on: canvas, draw) { x, y in
        let (across, down) = ((x - center.x) / width, (y - center.y) / height)
        return ramp.color((across * across + down * down).squareRoot(), from: inner, to: outer)
      }
    case .conicGradient(let stops, let center, let angle):
      let ramp = Ramp(stops, alpha: alpha)
      fill(bounds, on: canvas, draw) { x, y in
        let turns = (atan2(y - center.y, x - center.x) - angle) / (2 * .pi)
        return ramp[turns - turns.rounded(.down)]
      }
    case .pattern(let pattern): self.pattern(pattern, alpha: alpha, bounds: bounds, on: canvas, draw)
    case .backdrop(let backdrop):
      guard let target = ImageTarget(canvas) else {
        // A mask: only the shape counts.
        canvas.setSource(.black, alpha: alpha * Double(backdrop.opacity))
        return draw()
      }
      let area = PixelRect(covering: canvas.matrix.map(bounds)).intersection(canvas.clipPixels)
        .intersection(target.area)
      fill(area, on: canvas, draw) { backdrop.write(into: $0, of: area, from: target, canvas, alpha: Float(alpha)) }
    }
  }

  private func pattern(
    _ pattern: Paint.Pattern, alpha: Double, bounds: CGRect, on canvas: Canvas, _ draw: () -> Void
  ) {
    let (bitmap, tile) = (pattern.bitmap, pattern.tile)
    guard bitmap.isComplete, tile.width > 1e-6, tile.height > 1e-6, (tile.maxX + tile.maxY).isFinite else { return }
    let matrix = canvas.matrix
    // A reduced picture would skip pixels: it is averaged first.
    let size = (
      width: (hypot(matrix.xx, matrix.yx) * tile.width).wholePixel,
      height: (hypot(matrix.xy, matrix.yy) * tile.height).wholePixel
    )
    let isSmaller = size.width < bitmap.width || size.height < bitmap.height
    let shown =
      pattern.isSmooth && isSmaller
      ? scaling?(bitmap, max(1, min(size.width, bitmap.width)), max(1, min(size.height, bitmap.height))) : nil
    let alpha = UInt32((min(max(0, alpha * pattern.opacity), 1) * 256).rounded())
    let tint = pattern.tint.map { Ramp([Paint.Stop(color: $0, location: 0)], alpha: 1)[0] }
    func sample(_ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
      let (scaleX, scaleY) = (CGFloat(width) / tile.width, CGFloat(height) / tile.height)
      fill(bounds, on: canvas, draw) { x, y in
        var u = (x - tile.minX) * scaleX
        var v = (y - tile.minY) * scaleY
        u -= (u / CGFloat(width)).rounded(.down) * CGFloat(width)
        v -= (v / CGFloat(height)).rounded(.down) * CGFloat(height)
        var color: UInt32
        if pattern.isSmooth {
          let (across, down) = (max(0, u - 0.5), max(0, v - 0.5))
          let (left, top) = (min(Int(across), width - 1), min(Int(down), height - 1))
          let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
          let (partX, partY) = (UInt32((across - CGFloat(left)) * 256), UInt32((down - CGFloat(top)) * 256))
          color = Self.mix(
            Self.mix(pixels[top * width + left], pixels[top * width + right], partX),
            Self.mix(pixels[bottom * width + left], pixels[bottom * width + right], partX), partY)
        } else {
          color = pixels[min(Int(v), height - 1) * width + min(Int(u), width - 1)]
        }
        if let tint { color = Self.mix(0, tint, ((color >> 24) * 257 + 128) >> 8) }
        return alpha == 256 ? color : Self.mix(0, color, alpha)
      }
    }
    if let shown {
      shown.withPixels { bytes, stride in
        bytes.withMemoryRebound(to: UInt32.self, capacity: shown.byteCount / 4) {
          sample($0, stride / 4, shown.height)
        }
      }
    } else {
      bitmap.pixels.withUnsafeBytes { bytes in
        if let pixels = bytes.bindMemory(to: UInt32.self).baseAddress { sample(pixels, bitmap.width, bitmap.height) }
      }
    }
  }

  /// A picture that is stretched over a rectangle.
  struct Picture {
    /// Premultiplied, rows without padding.
    var pixels: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    var rect: CGRect
    var tint: DisplayColor?
    var alpha: Double
  }

  /// Sets a picture as the source while `draw` draws inside its rectangle.
  func with(_ picture: Picture, on canvas: Canvas, _ draw: () -> Void) {
    let (pixels, width, height, rect) = (picture.pixels, picture.width, picture.height, picture.rect)
    let (scaleX, scaleY) = (CGFloat(width) / rect.width, CGFloat(height) / rect.height)
    let tint = picture.tint.map { Ramp([Paint.Stop(color: $0, location: 0)], alpha: picture.alpha)[0] }
    let alpha = UInt32((min(max(0, picture.alpha), 1) * 256).rounded())
    fill(rect, on: canvas, draw) { x, y in
      // Between the centres of four pixels; beyond the edge the outermost continue.
      let u = min(max(0, (x - rect.minX) * scaleX - 0.5), CGFloat(width - 1))
      let v = min(max(0, (y - rect.minY) * scaleY - 0.5), CGFloat(height - 1))
      let (left, top) = (Int(u), Int(v))
      let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
      let (across, down) = (UInt32((u - CGFloat(left)) * 256), UInt32((v - CGFloat(top)) * 256))
      let color = Self.mix(
        Self.mix(pixels[top * width + left], pixels[top * width + right], across),
        Self.mix(pixels[bottom * width + left], pixels[bottom * width + right], across), down)
      guard let tint else { return alpha == 256 ? color : Self.mix(0, color, alpha) }
      return Self.mix(0, tint, ((color >> 24) * 257 + 128) >> 8)
    }
  }

  /// Mixes two colours.
  /// - Parameter part: the share of the second colour, in 256ths.
  private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    // Two components at a time.
    let low = ((a & 0xFF00FF) &* (256 &- part) &+ (b & 0xFF00FF) &* part &+ 0x800080) >> 8 & 0xFF00FF
    let high = ((a >> 8 & 0xFF00FF) &* (256 &- part) &+ (b >> 8 & 0xFF00FF) &* part &+ 0x800080) & 0xFF00_FF00
    return low | high
  }

  private func fill(_ bounds: CGRect, on canvas: Canvas, _ draw: () -> Void, _ color: (CGFloat, CGFloat) -> UInt32) {
    let matrix = canvas.matrix
    let area = PixelRect(covering: matrix.map(bounds)).insetBy(-1).intersection(canvas.clipPixels)
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    guard abs(determinant) > 1e-12 else { return }
    // From the whole pixel next to the origin, in steps that are the same wherever that pixel lies.
    let (originX, originY) = (CGFloat(matrix.x0).wholePixel, CGFloat(matrix.y0).wholePixel)
    let restX = ((matrix.x0 - CGFloat(originX)) * 4096).rounded() / 4096
    let restY = ((matrix.y0 - CGFloat(originY)) * 4096).rounded() / 4096
    fill(area, on: canvas, draw) { buffer in
      for row in 0..<area.height {
        let y = CGFloat(area.y + row - originY) + 0.5 - restY
        for column in 0..<area.width {
          let x = CGFloat(area.x + column - originX) + 0.5 - restX
          buffer[row &* area.width &+ column] = color(
            (matrix.yy * x - matrix.xy * y) / determinant, (matrix.xx * y - matrix.yx * x) / determinant)
        }
      }
    }
  }

  /// Sets pixels that `write` fills, rows without padding, as the source in an area while `draw` draws.
  private func fill(
    _ area: PixelRect, on canvas: Canvas, _ draw: () -> Void, write: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    guard !area.isEmpty else { return }
    if scratch.count < area.area { scratch = [UInt32](repeating: 0, count: area.area) }
    scratch.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      write(pixels)
      guard
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width),
          Int32(area.height), Int32(area.width * 4))
      else { return }
      let matrix = canvas.matrix
      cairo_identity_matrix(canvas.context)
      cairo_set_source_surface(canvas.context, surface, Double(area.x), Double(area.y))
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      canvas.matrix = matrix
      draw()
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// The colours of a gradient in fine steps. Premultiplied colours are mixed, as in Core Animation.
private struct Ramp {
  private var colors: [UInt32]
  private static let last = 1023

  init(_ stops: [Paint.Stop], alpha: Double) {
    colors = []
    colors.reserveCapacity(Self.last + 1)
    var next = 0
    for step in 0...Self.last {
      let location = CGFloat(step) / CGFloat(Self.last)
      while next < stops.count, stops[next].location <= location { next += 1 }
      colors.append(Self.color(between: stops, next, location, alpha))
    }
  }

  subscript(location: CGFloat) -> UInt32 {
    colors[Int(min(max(0, location), 1) * CGFloat(Self.last) + 0.5)]
  }

  /// Returns the colour at a circle's radius between those of two others.
  func color(_ radius: CGFloat, from inner: CGFloat, to outer: CGFloat) -> UInt32 {
    inner == outer ? self[radius < inner ? 0 : 1] : self[(radius - inner) / (outer - inner)]
  }

  private static func color(between stops: [Paint.Stop], _ next: Int, _ location: CGFloat, _ alpha: Double) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    let before = next > 0 ? stops[next - 1] : first
    let after = next < stops.count ? stops[next] : last
    let distance = after.location - before.location
    let part = distance > 0 ? Float((location - before.location) / distance) : 0
    let (a, b) = (before.color, after.color)
    func mix(_ x: Float, _ y: Float) -> UInt32 {
      let value = (x * a.alpha * (1 - part) + y * b.alpha * part) * Float(alpha)
      return UInt32(min(max(0, value * 255 + 0.5), 255))
    }
    return mix(1, 1) << 24 | mix(a.red, b.red) << 16 | mix(a.green, b.green) << 8 | mix(a.blue, b.blue)
  }
}
