import CPango
import DisplayList
import Foundation
import Typesetting

/// Turns display lists into pixels with Cairo.
///
/// The same list gives identical bytes for the same versions of Cairo, Pango, FreeType and the fonts on the same
/// architecture. Shaped, blurred or scaled content is cached from frame to frame, so one rasteriser draws all frames of
/// a screen. Frames share their memory: a frame is drawn into the buffer of an earlier one whose bitmap has been
/// released.
@MainActor
public final class Rasterizer {
  private let buffers = FrameBufferPool()
  private let source = PixelSource()
  private let shapes = ShapePainter()
  private let images: ImagePainter
  private let glyphs: GlyphPainter
  private let shadows = ShadowPainter()
  private let groups = GroupPainter()
  private let blend = SolidBlend()
  /// The occluders of the area that is being drawn; nil while drawing goes elsewhere.
  private var occluders: Occluders?
  /// The start of painting: earlier commands are skipped; nil as soon as it is reached.
  private var start: PaintStart?

  public init() {
    images = ImagePainter(source: source, shapes: shapes)
    glyphs = GlyphPainter(images: images, source: source, shapes: shapes)
  }

  /// The number of shadows and groups that were blurred so far, rather than taken from the cache.
  package var blurCount: Int { shadows.blurCount + groups.blurCount }
  /// The number of pixels in the shadow masks that were blurred so far: for tests.
  package var blurredShadowPixels: Int { shadows.blurredPixels }

  /// Draws a complete picture. Its size is the list's in device pixels, rounded, at least 1 x 1.
  public func render(_ list: DisplayList) -> Bitmap {
    let area = list.pixels
    let buffer = buffers.take(byteCount: area.width * area.height * 4)
    paint(list, [area], into: buffer.pointer)
    return Bitmap(width: area.width, height: area.height, pixels: buffers.data(of: buffer))
  }

  /// Draws parts of a picture. A pixel's bytes do not depend on the areas it is painted with.
  /// - Parameters:
  ///   - areas: inside the list's pixels.
  ///   - memory: the memory of the whole picture, rows without padding.
  ///   - start: where to start, if the memory contains what comes before it.
  func paint(
    _ list: DisplayList, _ areas: [PixelRect], into memory: UnsafeMutableRawPointer, from start: PaintStart? = nil
  ) {
    let size = list.pixels
    guard
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
        Int32(size.width * 4))
    else { return }
    let canvas = Canvas(surface, blend: blend)
    for area in areas {
      canvas.saved {
        canvas.clip(to: area)
        self.start = start
        if start == nil {
          let occluders = Occluders(list, in: area)
          cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
          canvas.setSource(list.background)
          canvas.fill(occluders.visible(of: area))
          cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
          self.occluders = occluders
        }
        cairo_scale(canvas.context, list.scale, list.scale)
        // Shapes outside by less than the margin are drawn, too: blurred shadows end slightly beyond their bounds.
        let visible = area.insetBy(-PixelRect.margin).scaled(by: 1 / list.scale)
        draw(list.root, visible: visible, alpha: 1, on: canvas)
      }
    }
    occluders = nil
    self.start = nil
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Returns the picture as a PNG file.
  public nonisolated func png(of bitmap: Bitmap) -> Data { ImageEncoder.png(bitmap) }

  // MARK: Fragments

  /// Draws a fragment.
  /// - Parameters:
  ///   - visible: the visible area, in the coordinates of the fragment's parent.
  ///   - alpha: opacity of enclosing fragments that needed no group.
  private func draw(_ fragment: Fragment, visible: CGRect, alpha: Double, on canvas: Canvas) {
    if let start, !start.path.contains(where: { $0 === fragment }) { return }
    let effects = fragment.effects
    let alpha = alpha * effects.opacity
    guard alpha > 0, fragment.boundsInParent.intersects(visible) else { return }
    var visible = visible.offsetBy(dx: -fragment.offset.x, dy: -fragment.offset.y)
    if let transform = effects.transform {
      guard abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) > 1e-9,
        let inverse = transform.inverted()
      else { return }
      visible = visible.applying(inverse)
    }
    visible = visible.intersection(fragment.bounds)
    if visible.isNull { return }
    canvas.saved {
      cairo_translate(canvas.context, fragment.offset.x, fragment.offset.y)
      if let transform = effects.transform { canvas.transform(transform) }
      // Nested transforms may exceed everything that Cairo can hold.
      guard canvas.matrix.isDrawable else { return }
      if let compositing = effects.compositing {
        groups.draw(fragment, compositing, alpha: alpha, on: canvas) { visible, canvas in
          let outside = self.occluders
          self.occluders = nil
          self.drawShadowAndContent(of: fragment, visible: visible, alpha: 1, on: canvas)
          self.occluders = outside
        }
      } else if alpha < 1, !fragment.isSingle {
        canvas.clip(to: PixelRect(covering: canvas.matrix.map(visible)).insetBy(-PixelRect.margin))
        canvas.pushGroup(seesBehind: fragment.hasBackdrop)
        drawShadowAndContent(of: fragment, visible: visible, alpha: 1, on: canvas)
        cairo_pop_group_to_source(canvas.context)
        cairo_paint_with_alpha(canvas.context, alpha)
      } else {
        drawShadowAndContent(of: fragment, visible: visible, alpha: alpha, on: canvas)
      }
    }
  }

  private func drawShadowAndContent(of fragment: Fragment, visible: CGRect, alpha: Double, on canvas: Canvas) {
    if let shadow = fragment.effects.shadow {
      let content = fragment.contentBounds
      let outside = occluders
      occluders = nil
      defer { occluders = outside }
      shadows.draw(shadowOf: fragment, shadow, contentBounds: content, alpha: alpha, on: canvas) { maskCanvas in
        self.drawContent(of: fragment, visible: content, alpha: 1, on: maskCanvas)
      }
    }
    drawContent(of: fragment, visible: visible, alpha: alpha, on: canvas)
  }

  private func drawContent(of fragment: Fragment, visible: CGRect, alpha: Double, on canvas: Canvas) {
    guard let clip = fragment.effects.clip else {
      return drawUnclipped(fragment, visible: visible, alpha: alpha, on: canvas)
    }
    let visible = visible.intersection(clip.bounds)
    if visible.isNull { return }
    let matrix = canvas.matrix
    if case .rect = clip, matrix.xy == 0, matrix.yx == 0 {
      canvas.clip(to: PixelRect(clip: matrix.map(clip.bounds)))
      return drawUnclipped(fragment, visible: visible, alpha: alpha, on: canvas)
    }
    // As one picture through the clip's mask; see `ShapePainter` for why Cairo's clip does not suffice.
    canvas.clip(to: PixelRect(covering: matrix.map(visible)))
    if canvas.clipPixels.isEmpty { return }
    canvas.pushGroup(seesBehind: fragment.hasBackdrop)
    drawUnclipped(fragment, visible: visible, alpha: alpha, on: canvas)
    cairo_pop_group_to_source(canvas.context)
    shapes.fill(clip, on: canvas)
  }

  private func drawUnclipped(_ fragment: Fragment, visible: CGRect, alpha: Double, on canvas: Canvas) {
    var first = 0
    if let start {
      let isReached = start.path.last === fragment
      first = isReached ? start.command : fragment.commands.count
      if isReached { self.start = nil }
    }
    for (index, command) in fragment.commands.enumerated().dropFirst(first)
    where command.bounds.intersects(visible) || command.bounds.isEmpty {
      if case .shadow(let outline, let shadow) = command {
        let hidden = alpha >= 1 ? fragment.opaqueRects(after: index) : []
        shadows.draw(outline, shadow, alpha: alpha, hidden: hidden, on: canvas)
      } else {
        occluders?.pass(index, of: fragment)
        draw(command, alpha: alpha, on: canvas)
      }
    }
    guard fragment.effects.compositing?.isMasked == true else {
      for child in fragment.children { draw(child, visible: visible, alpha: alpha, on: canvas) }
      return
    }
    guard fragment.children.count == 2 else { return }
    draw(fragment.children[0], visible: visible, alpha: alpha, on: canvas)
    canvas.saved {
      cairo_push_group(canvas.context)
      draw(fragment.children[1], visible: visible, alpha: 1, on: canvas)
      cairo_pop_group_to_source(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(canvas.context)
    }
  }

  // MARK: Commands

  private func draw(_ command: DrawCommand, alpha: Double, on canvas: Canvas) {
    switch command {
    case .fill(let outline, let paint):
      if let occluders, case .color = paint, let pixels = canvas.pixels(of: outline) {
        let parts = occluders.visible(of: pixels)
        return source.with(paint, alpha: alpha, bounds: command.bounds, on: canvas) { canvas.fill(parts) }
      }
      source.with(paint, alpha: alpha, bounds: command.bounds, on: canvas) {
        shapes.fill(outline, on: canvas)
      }
    case .stroke(let outline, let paint, let stroke):
      source.with(paint, alpha: alpha, bounds: command.bounds, on: canvas) {
        shapes.stroke(outline, stroke, bounds: command.bounds, on: canvas)
      }
    case .shadow(let outline, let shadow):
      shadows.draw(outline, shadow, alpha: alpha, hidden: [], on: canvas)
    case .image(let bitmap, let rect, let tint):
      images.draw(bitmap, in: rect, tint: tint, alpha: alpha, on: canvas)
    case .glyphs(let run, let paint):
      glyphs.draw(run, paint, alpha: alpha, on: canvas)
    }
  }
}

extension DisplayList {
  /// All device pixels of the picture: its size rounded, at least 1 x 1.
  var pixels: PixelRect {
    PixelRect(
      x: 0, y: 0, width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
  }
}

extension Fragment {
  /// Whether nothing in the fragment can overlap something else in it, so that opacity needs no group.
  var isSingle: Bool { effects.shadow == nil && effects.compositing == nil && commands.count + children.count == 1 }

  /// Returns what the next drawing after a command hides: the shadow of a card is not painted where the card will be.
  fileprivate func opaqueRects(after index: Int) -> [CGRect] {
    if index + 1 < commands.count { return commands[index + 1].opaqueRects }
    guard let child = children.first, child.effects == .none else { return [] }
    return child.opaqueRects(after: -1).map { $0.offsetBy(dx: child.offset.x, dy: child.offset.y) }
  }
}
