import CPango
import DisplayList
import Foundation
import Typesetting

/// Draws fragments into a PDF: outlines, letters and gradients stay vectors; effects that a PDF cannot express, such as
/// shadows and blurs, become pictures.
@MainActor
final class PDFPainter {
  private let canvas: Canvas
  /// Pages that replace pictures, by the pictures' ids.
  private let stamps: [UInt64: PDFStamp]
  private lazy var rasterizer = Rasterizer()
  /// The pixels per point of rendered pictures, as for a printer of 216 dots per inch.
  private static let pictureScale: CGFloat = 3
  /// The most pixels of their longer side.
  private static let mostPixels: CGFloat = 4096

  init(_ canvas: Canvas, stamps: [UInt64: PDFStamp]) {
    self.canvas = canvas
    self.stamps = stamps
  }

  private var context: OpaquePointer { canvas.context }

  // MARK: Fragments

  func draw(_ fragment: Fragment, alpha: Double = 1) {
    let effects = fragment.effects
    let alpha = alpha * effects.opacity
    guard alpha > 0, !fragment.bounds.isNull else { return }
    canvas.saved {
      cairo_translate(context, fragment.offset.x, fragment.offset.y)
      if let transform = effects.transform {
        guard abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) > 1e-9 else { return }
        canvas.transform(transform)
      }
      guard canvas.matrix.isDrawable else { return }
      let compositing = effects.compositing
      if effects.shadow != nil || compositing.map(Self.needsPixels) == true {
        drawPicture(of: fragment, alpha: alpha)
      } else if compositing != nil || alpha < 1 {
        cairo_push_group(context)
        drawContent(of: fragment)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, compositing?.blendMode.pdfOperator ?? CAIRO_OPERATOR_OVER)
        cairo_paint_with_alpha(context, alpha)
      } else {
        drawContent(of: fragment)
      }
    }
  }

  private static func needsPixels(_ compositing: Compositing) -> Bool {
    !compositing.filters.isEmpty || compositing.projection != nil || compositing.isMasked || compositing.isOpaque
  }

  private func drawContent(of fragment: Fragment) {
    if let clip = fragment.effects.clip {
      canvas.setPath(clip)
      cairo_clip(context)
    }
    for command in fragment.commands { draw(command) }
    for child in fragment.children { draw(child) }
  }

  /// Draws the fragment as pixels, in its own coordinates.
  private func drawPicture(of fragment: Fragment, alpha: Double) {
    let bounds = fragment.bounds
    guard bounds.width > 0, bounds.height > 0, max(bounds.width, bounds.height).isFinite else { return }
    let scale = min(Self.pictureScale, Self.mostPixels / max(bounds.width, bounds.height))
    var effects = fragment.effects
    (effects.transform, effects.opacity) = (nil, 1)
    let blend = effects.compositing?.blendMode ?? .normal
    effects.compositing?.blendMode = .normal
    let moved = Fragment(
      key: fragment.key, version: fragment.version, offset: CGPoint(x: -bounds.minX, y: -bounds.minY),
      size: fragment.size, effects: effects, commands: fragment.commands, children: fragment.children)
    let root = Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: bounds.size, children: [moved])
    let bitmap = rasterizer.render(DisplayList(size: bounds.size, scale: scale, background: .clear, root: root))
    let drawn = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    cairo_set_operator(context, blend.pdfOperator)
    draw(bitmap, in: CGRect(origin: bounds.origin, size: drawn), tint: nil, alpha: alpha)
  }

  private func drawPicture(of command: DrawCommand) {
    drawPicture(
      of: Fragment(key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: .zero, commands: [command]),
      alpha: 1)
  }

  // MARK: Commands

  private func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let outline, let paint):
      guard let source = source(paint, in: command.bounds) else { return drawPicture(of: command) }
      defer { cairo_pattern_destroy(source) }
      canvas.setPath(outline)
      cairo_set_source(context, source)
      cairo_fill(context)
    case .stroke(let outline, let paint, let stroke):
      guard let source = source(paint, in: command.bounds) else { return drawPicture(of: command) }
      defer { cairo_pattern_destroy(source) }
      canvas.setPath(outline)
      cairo_set_source(context, source)
      canvas.stroke(stroke)
    case .shadow: drawPicture(of: command)
    case .image(let bitmap, let rect, let tint):
      if let stamp = stamps[bitmap.id] { draw(stamp, in: rect) } else { draw(bitmap, in: rect, tint: tint, alpha: 1) }
    case .glyphs(let run, let paint):
      guard let source = source(paint, in: command.bounds), let font = font(of: run) else {
        return drawPicture(of: command)
      }
      defer { cairo_pattern_destroy(source) }
      cairo_set_source(context, source)
      draw(run, font)
    }
  }

  private func draw(_ stamp: PDFStamp, in rect: CGRect) {
    let size = stamp.file.size(of: stamp.page)
    guard size.width > 0, size.height > 0 else { return }
    canvas.saved {
      canvas.setPath(.rect(rect))
      cairo_clip(context)
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(context, rect.width / size.width, rect.height / size.height)
      _ = stamp.file.draw(stamp.page, on: context, hasAnnotations: stamp.hasAnnotations, isVector: true)
    }
  }

  // MARK: Letters

  /// Returns the font of a run; nil for letters that are pictures.
  private func font(of run: GlyphRun) -> FT_Face? {
    let face = run.face
    guard let file = FontLibrary.file(family: face.family, weight: face.weight, isItalic: face.isItalic),
      let font = FontLibrary.shared.freeTypeFace(file), font.pointee.units_per_EM != 0,
      font.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    else { return nil }
    return font
  }

  private func draw(_ run: GlyphRun, _ font: FT_Face) {
    guard let face = cairo_ft_font_face_create_for_ft_face(font, 0) else { return }
    defer { cairo_font_face_destroy(face) }
    cairo_set_font_face(context, face)
    let size = Double(run.face.size)
    var matrix = cairo_matrix_t(
      xx: size * Double(run.face.stretch) / 100, yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: Double(run.origin.x + $0.x), y: Double(run.origin.y + $0.y))
    }
    // One letter is one glyph: the file says so, and can be searched.
    let letters = run.text.unicodeScalars.map { Int32(UTF8.width($0)) }
    if letters.count == glyphs.count, !run.isRightToLeft {
      let clusters = letters.map { cairo_text_cluster_t(num_bytes: $0, num_glyphs: 1) }
      cairo_show_text_glyphs(
        context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    } else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
    if run.isUnderlined { drawLine(of: run, at: run.face.size * 0.11) }
    if run.isStruckThrough { drawLine(of: run, at: -run.face.size * 0.29) }
  }

  /// Draws a line with position and thickness as on the screen.
  private func drawLine(of run: GlyphRun, at y: CGFloat) {
    cairo_new_path(context)
    cairo_rectangle(context, run.origin.x, run.origin.y + y, run.width, run.face.size * 0.06)
    cairo_fill(context)
  }

  // MARK: Pictures

  private func draw(_ bitmap: Bitmap, in rect: CGRect, tint: DisplayColor?, alpha: Double) {
    guard bitmap.isComplete, rect.width > 0, rect.height > 0 else { return }
    withPattern(of: bitmap) { pattern in
      canvas.saved {
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
        cairo_new_path(context)
        cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
        cairo_clip(context)
        if let tint {
          canvas.setSource(tint, alpha: alpha)
          cairo_mask(context, pattern)
        } else {
          cairo_set_source(context, pattern)
          cairo_paint_with_alpha(context, alpha)
        }
      }
    }
  }

  private func withPattern(of bitmap: Bitmap, _ body: (OpaquePointer) -> Void) {
    guard let surface = Self.surface(of: bitmap) else { return }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    body(pattern)
  }

  /// Returns a copy that Cairo may keep until the file is written.
  private static func surface(of bitmap: Bitmap) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    bitmap.pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for y in 0..<bitmap.height {
        UnsafeMutableRawPointer(target + y * rowBytes).copyMemory(
          from: start + y * bitmap.width * 4, byteCount: bitmap.width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  // MARK: Paints

  /// Returns a pattern for a paint, to be released; nil for a paint that has to become a picture.
  private func source(_ paint: Paint, in bounds: CGRect) -> OpaquePointer? {
    switch paint {
    case .color(let color): return Self.solid(color)
    case .backdrop(let backdrop): return Self.solid(backdrop.overlay.opacity(Double(backdrop.opacity)))
    case .linearGradient(let stops, let start, let end):
      return Self.with(stops, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return Self.with(
        stops,
        cairo_pattern_create_radial(
          center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius)))
    case .ellipticalGradient(let stops, let center, let axes, let startRadius, let endRadius):
      let pattern = Self.with(
        stops, cairo_pattern_create_radial(0, 0, max(0, startRadius), 0, 0, max(0, endRadius)))
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / max(axes.width, 1e-6), 1 / max(axes.height, 1e-6))
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      if let pattern { cairo_pattern_set_matrix(pattern, &matrix) }
      return pattern
    case .conicGradient: return nil
    case .pattern(let pattern):
      guard pattern.tint == nil, pattern.opacity == 1, pattern.bitmap.isComplete, pattern.tile.width > 1e-6,
        pattern.tile.height > 1e-6, let surface = Self.surface(of: pattern.bitmap)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard let source = cairo_pattern_create_for_surface(surface) else { return nil }
      cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(source, pattern.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, CGFloat(pattern.bitmap.width) / pattern.tile.width,
        CGFloat(pattern.bitmap.height) / pattern.tile.height)
      cairo_matrix_translate(&matrix, -pattern.tile.minX, -pattern.tile.minY)
      cairo_pattern_set_matrix(source, &matrix)
      return source
    }
  }

  private static func solid(_ color: DisplayColor) -> OpaquePointer? {
    cairo_pattern_create_rgba(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private static func with(_ stops: [Paint.Stop], _ pattern: OpaquePointer?) -> OpaquePointer? {
    guard let pattern else { return nil }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    return pattern
  }
}

extension BlendOperation {
  /// The operator for modes that a PDF has; all others are laid over.
  fileprivate var pdfOperator: cairo_operator_t {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusLighter: CAIRO_OPERATOR_OVER
    default: cairoOperator
    }
  }
}
