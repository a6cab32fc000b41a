import CPango
import DisplayList
import Foundation
import Typesetting

/// Draws glyph runs.
///
/// FreeType turns glyphs into coverage without hinting, at quarter pixel positions, which is cached; that of
/// overlapping glyphs is added up. (Cairo 1.16 itself moves every glyph to a whole pixel, which spoils the spacing.)
@MainActor
final class GlyphPainter {
  /// Everything that determines a glyph's coverage except the glyph and its place.
  private struct Strike: Hashable {
    var file: FontFile
    /// The scale from font units to pixels.
    var xx: Float
    var xy: Float
    var yx: Float
    var yy: Float
  }

  private final class StrikeMasks {
    var masks: [UInt64: Mask] = [:]
  }

  private var strikes: [Strike: StrikeMasks] = [:]
  private var maskCount = 0
  private var pictures: [UInt32: Picture?] = [:]
  private var scratch: [UInt8] = []
  private let images: ImagePainter
  private let source: PixelSource
  private let shapes: ShapePainter

  /// A colour bitmap of the emoji font with its place relative to the pen.
  private struct Picture {
    var bitmap: Bitmap
    /// The frame in em, y down.
    var frame: CGRect
  }

  init(images: ImagePainter, source: PixelSource, shapes: ShapePainter) {
    self.shapes = shapes
    self.images = images
    self.source = source
  }

  func draw(_ run: GlyphRun, _ paint: Paint, alpha: Double, on canvas: Canvas) {
    let face = run.face
    if let file = FontLibrary.file(family: face.family, weight: face.weight, isItalic: face.isItalic),
      let font = FontLibrary.shared.freeTypeFace(file)
    {
      if font.pointee.units_per_EM == 0 || font.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 {
        drawPictures(run, font, alpha: alpha * paint.colorAlpha, on: canvas)
      } else {
        drawOutlines(run, font, file, paint, alpha: alpha, on: canvas)
      }
    }
    if run.isUnderlined || run.isStruckThrough { drawLines(run, paint, alpha: alpha, on: canvas) }
  }

  // MARK: Outlines

  private func drawOutlines(
    _ run: GlyphRun, _ font: FT_Face, _ file: FontFile, _ paint: Paint, alpha: Double, on canvas: Canvas
  ) {
    let matrix = canvas.matrix
    let clip = canvas.clipPixels
    let unit = run.face.size / CGFloat(font.pointee.units_per_EM)
    let wide = unit * CGFloat(run.face.stretch) / 100
    let strike = Strike(
      file: file, xx: Float(matrix.xx * wide), xy: Float(matrix.xy * unit), yx: Float(matrix.yx * wide),
      yy: Float(matrix.yy * unit))
    let masks = masks(of: strike)
    let isUpright = matrix.isUpright

    var placed: [Placed] = []
    placed.reserveCapacity(run.glyphs.count)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for glyph in run.glyphs {
      let pen = matrix.map(CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y))
      guard abs(pen.x) < 100_000, abs(pen.y) < 100_000 else { continue }
      // Baselines stay on whole pixels unless the text is rotated.
      let quarterX = (pen.x * 4).wholePixel
      let quarterY = isUpright ? pen.y.wholePixel * 4 : (pen.y * 4).wholePixel
      let (phaseX, phaseY) = (quarterX & 3, quarterY & 3)
      let key = UInt64(glyph.id) << 4 | UInt64(phaseY << 2 | phaseX)
      let mask: Mask
      if let known = masks.masks[key] {
        mask = known
      } else {
        mask = makeMask(of: glyph.id, font, strike, phaseX: phaseX, phaseY: phaseY)
        masks.masks[key] = mask
        maskCount += 1
      }
      if mask.coverage.isEmpty { continue }
      let x = quarterX >> 2 + mask.left
      let y = quarterY >> 2 + mask.top
      placed.append((mask, x, y))
      left = min(left, x)
      top = min(top, y)
      right = max(right, x + mask.width)
      bottom = max(bottom, y + mask.height)
    }
    if placed.isEmpty { return }
    let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(clip)
    if area.isEmpty { return }
    source.with(paint, alpha: alpha, bounds: run.bounds, on: canvas) { paintMasks(placed, in: area, on: canvas) }
  }

  private typealias Placed = (mask: Mask, x: Int, y: Int)

  private func paintMasks(_ placed: [Placed], in area: PixelRect, on canvas: Canvas) {
    guard let target = SolidTarget(canvas) else { return paintSum(placed[...], in: area, on: canvas) }
    for group in Self.groups(placed) {
      guard group.count == 1, let (mask, x, y) = placed[group].first else {
        paintSum(placed[group], in: area, on: canvas)
        continue
      }
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let coverage = coverage.baseAddress else { return }
        target.paint(
          through: coverage, stride: mask.width, of: PixelRect(x: x, y: y, width: mask.width, height: mask.height),
          in: area)
      }
    }
  }

  /// Groups glyphs that share columns of pixels: their coverage is added up before it is painted. All of them if they
  /// do not go from left to right.
  private static func groups(_ placed: [Placed]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    groups.reserveCapacity(placed.count)
    var (start, left, right) = (0, Int.min, Int.min)
    for (index, glyph) in placed.enumerated() {
      if glyph.x >= right {
        if index > start { groups.append(start..<index) }
        (start, left) = (index, glyph.x)
      } else if glyph.x < left {
        return [placed.indices]
      }
      right = max(right, glyph.x + glyph.mask.width)
    }
    groups.append(start..<placed.count)
    return groups
  }

  private func paintSum(_ placed: ArraySlice<Placed>, in whole: PixelRect, on canvas: Canvas) {
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for (mask, x, y) in placed { area = area.union(PixelRect(x: x, y: y, width: mask.width, height: mask.height)) }
    area = area.intersection(whole)
    if area.isEmpty { return }
    let stride = (area.width + 3) & ~3
    let byteCount = stride * area.height
    if scratch.count < byteCount { scratch = [UInt8](repeating: 0, count: byteCount) }
    scratch.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      pixels.update(repeating: 0, count: byteCount)
      for (mask, x, y) in placed {
        let from = max(0, area.x - x)
        let to = min(mask.width, area.maxX - x)
        if from >= to { continue }
        mask.coverage.withUnsafeBufferPointer { coverage in
          for row in max(0, area.y - y)..<max(max(0, area.y - y), min(mask.height, area.maxY - y)) {
            let source = row * mask.width
            let target = (y + row - area.y) * stride + x - area.x
            var column = from
            while column < to {
              let sum = UInt16(pixels[target + column]) + UInt16(coverage[source + column])
              pixels[target + column] = sum > 255 ? 255 : UInt8(truncatingIfNeeded: sum)
              column += 1
            }
          }
        }
      }
      canvas.paint(through: pixels, width: area.width, height: area.height, stride: stride, x: area.x, y: area.y)
    }
  }

  private func masks(of strike: Strike) -> StrikeMasks {
    // An animated scale fills the cache with sizes that are never used again.
    if maskCount > 8000 || strikes.count > 200 {
      strikes = [:]
      maskCount = 0
    }
    if let known = strikes[strike] { return known }
    let masks = StrikeMasks()
    strikes[strike] = masks
    return masks
  }

  private func makeMask(of glyph: UInt32, _ font: FT_Face, _ strike: Strike, phaseX: Int, phaseY: Int) -> Mask {
    let empty = Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    guard FT_Load_Glyph(font, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = font.pointee.glyph else {
      return empty
    }
    // FreeType's y goes up and its coordinates are 1/64 of a pixel.
    func fixed(_ value: Float) -> FT_Fixed { FT_Fixed((value * 64 * 65536).rounded()) }
    var matrix = FT_Matrix(xx: fixed(strike.xx), xy: fixed(-strike.xy), yx: fixed(-strike.yx), yy: fixed(strike.yy))
    FT_Outline_Transform(&slot.pointee.outline, &matrix)
    FT_Outline_Translate(&slot.pointee.outline, phaseX * 16, -phaseY * 16)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (width, height) = ((box.xMax + 63) >> 6 - left, (box.yMax + 63) >> 6 - bottom)
    guard width > 0, height > 0, width < 4096, height < 4096 else { return empty }
    FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
    var coverage = [UInt8](repeating: 0, count: width * height)
    coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      _ = FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap)
    }
    return Mask(left: left, top: -(bottom + height), width: width, height: height, coverage: coverage)
  }

  // MARK: Colour bitmaps

  private func drawPictures(_ run: GlyphRun, _ font: FT_Face, alpha: Double, on canvas: Canvas) {
    for glyph in run.glyphs {
      guard let picture = picture(of: glyph.id, font) else { continue }
      let size = run.face.size
      let rect = CGRect(
        x: run.origin.x + glyph.x + picture.frame.minX * size, y: run.origin.y + glyph.y + picture.frame.minY * size,
        width: picture.frame.width * size, height: picture.frame.height * size)
      images.draw(picture.bitmap, in: rect, tint: nil, alpha: alpha, on: canvas)
    }
  }

  private func picture(of glyph: UInt32, _ font: FT_Face) -> Picture? {
    if let known = pictures[glyph] { return known }
    let picture = loadPicture(of: glyph, font)
    pictures[glyph] = .some(picture)
    return picture
  }

  private func loadPicture(of glyph: UInt32, _ font: FT_Face) -> Picture? {
    guard FT_Select_Size(font, 0) == 0, FT_Load_Glyph(font, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = font.pointee.glyph?.pointee, let pixelsPerEm = font.pointee.size?.pointee.metrics.x_ppem
    else { return nil }
    let bitmap = slot.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let source = bitmap.buffer, bitmap.pitch > 0 else {
      return nil
    }
    var pixels = Data(capacity: Int(bitmap.width * bitmap.rows) * 4)
    for row in 0..<Int(bitmap.rows) { pixels.append(source + row * Int(bitmap.pitch), count: Int(bitmap.width) * 4) }
    let em = CGFloat(pixelsPerEm)
    return Picture(
      bitmap: Bitmap(width: Int(bitmap.width), height: Int(bitmap.rows), pixels: pixels),
      frame: CGRect(
        x: CGFloat(slot.bitmap_left) / em, y: -CGFloat(slot.bitmap_top) / em, width: CGFloat(bitmap.width) / em,
        height: CGFloat(bitmap.rows) / em))
  }

  // MARK: Underline and strikethrough

  /// Draws underlines and strikethroughs. Position and thickness relative to the size are a guess from how SF is drawn.
  private func drawLines(_ run: GlyphRun, _ paint: Paint, alpha: Double, on canvas: Canvas) {
    let size = run.face.size
    let pixel = 1 / max(canvas.matrix.lengthFactor, 0.01)
    let thickness = max(pixel, (size * 0.06 / pixel).rounded() * pixel)
    func line(at y: CGFloat) {
      let top = ((run.origin.y + y) / pixel).rounded() * pixel
      shapes.fill(.rect(CGRect(x: run.origin.x, y: top, width: run.width, height: thickness)), on: canvas)
    }
    source.with(paint, alpha: alpha, bounds: run.bounds, on: canvas) {
      if run.isUnderlined { line(at: size * 0.11) }
      if run.isStruckThrough { line(at: -size * 0.29) }
    }
  }
}

extension Paint {
  /// The alpha of a paint for glyphs with their own colours.
  var colorAlpha: Double {
    if case .color(let color) = self { Double(color.alpha) } else { 1 }
  }
}
