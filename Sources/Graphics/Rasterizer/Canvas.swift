import CPango
import DisplayList
import Foundation

/// A Cairo context with the vocabulary of the display list.
@MainActor
final class Canvas {
  let context: OpaquePointer
  /// Paints solid colours through coverage; Cairo does if it is nil.
  let blend: SolidBlend?

  init(_ surface: OpaquePointer, blend: SolidBlend? = nil) {
    context = cairo_create(surface)
    self.blend = blend
  }

  isolated deinit { cairo_destroy(context) }

  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Redirects drawing to a separate picture.
  /// - Parameter seesBehind: whether the picture begins with what was drawn so far, for a material in it. If it is
  ///   composited through a mask or translucently, the result looks as if only the new content were drawn.
  func pushGroup(seesBehind: Bool) {
    let behind = seesBehind && ImageTarget(self) != nil ? cairo_get_group_target(context) : nil
    cairo_push_group(context)
    guard let behind else { return }
    saved {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, behind, 0, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }

  /// The map from the current coordinates to device pixels.
  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return matrix
    }
    set {
      var matrix = newValue
      cairo_set_matrix(context, &matrix)
    }
  }

  func transform(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22, x0: transform.tX, y0: transform.tY)
    cairo_transform(context, &matrix)
  }

  /// The pixels that drawing can still reach.
  var clipPixels: PixelRect {
    let matrix = self.matrix
    cairo_identity_matrix(context)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    self.matrix = matrix
    return PixelRect(covering: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
  }

  /// The area that drawing can still reach, in current coordinates.
  private var visible: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Restricts drawing to whole pixels, whatever the current coordinates.
  func clip(to pixels: PixelRect) {
    let matrix = self.matrix
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(pixels.x), Double(pixels.y), Double(max(0, pixels.width)), Double(max(0, pixels.height)))
    cairo_clip(context)
    self.matrix = matrix
  }

  /// Fills non-overlapping rectangles of whole device pixels with the current source.
  func fill(_ areas: [PixelRect]) {
    let matrix = self.matrix
    cairo_identity_matrix(context)
    for area in areas where !area.isEmpty {
      cairo_new_path(context)
      cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
      cairo_fill(context)
    }
    self.matrix = matrix
  }

  /// Returns the pixels of an upright rectangle whose edges lie between pixels, as far as drawing reaches them; nil for
  /// any other outline.
  func pixels(of outline: Outline) -> PixelRect? {
    let matrix = self.matrix
    guard case .rect(let rect) = outline, matrix.isUpright else { return nil }
    let device = matrix.map(rect)
    for edge in [device.minX, device.minY, device.maxX, device.maxY] where abs(edge - edge.rounded()) > 1e-6 {
      return nil
    }
    return PixelRect(clip: device).intersection(clipPixels)
  }

  func setPath(_ outline: Outline) {
    cairo_new_path(context)
    cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if case .rect(var rect) = outline {
      // Cairo counts in 24 bits: shapes far outside are left out.
      if max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY)) > 1_000_000 {
        rect = rect.intersection(visible.insetBy(dx: -100, dy: -100))
        if rect.isNull { return }
      }
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    var current = CGPoint.zero
    for element in outline.path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let point, let control):
        // The same curve with two control points.
        let first = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
        let second = CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        current = CGPoint(x: x, y: y)
      }
    }
  }

  /// Sets a solid colour as the source.
  /// - Parameter alpha: multiplies the colour's own.
  func setSource(_ color: DisplayColor, alpha: Double = 1) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
  }

  func stroke(_ stroke: Stroke) {
    guard stroke.width > 0 else { return cairo_new_path(context) }
    cairo_set_line_width(context, stroke.width)
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cap)
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, join)
    // All zeros or a negative length would put the context into a permanent error state.
    let dash = stroke.dash.map { Double(max(0, $0)) }
    let isSolid = dash.allSatisfy { $0 == 0 }
    cairo_set_dash(context, isSolid ? [] : dash, isSolid ? 0 : Int32(dash.count), stroke.dashPhase)
    cairo_stroke(context)
  }

  /// Paints the current source through coverage whose top left pixel lies at `x`, `y` of the device.
  func paint(through coverage: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, x: Int, y: Int) {
    if let target = SolidTarget(self) {
      return target.paint(
        through: coverage, stride: stride, of: PixelRect(x: x, y: y, width: width, height: height), in: clipPixels)
    }
    let surface = cairo_image_surface_create_for_data(
      coverage, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    let matrix = self.matrix
    cairo_identity_matrix(context)
    cairo_mask_surface(context, surface, Double(x), Double(y))
    self.matrix = matrix
    cairo_surface_destroy(surface)
  }
}

extension cairo_matrix_t {
  /// Whether upright rectangles stay upright and are neither flipped nor rotated.
  var isUpright: Bool { yx == 0 && xy == 0 && xx > 0 && yy > 0 }

  /// Whether the numbers are acceptable to Cairo and could be shown on a screen.
  var isDrawable: Bool {
    [xx, xy, yx, yy].allSatisfy { abs($0) < 1_000_000 } && abs(x0) < 1e12 && abs(y0) < 1e12
  }

  /// The factor by which lengths grow, averaged over all directions.
  var lengthFactor: CGFloat { abs(xx * yy - xy * yx).squareRoot() }

  /// Returns the bounding box of a rectangle's preimage; nil if it has no area.
  func mapBack(_ rect: CGRect) -> CGRect? {
    var inverse = self
    return cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS ? inverse.map(rect) : nil
  }

  func map(_ point: CGPoint) -> CGPoint {
    CGPoint(x: xx * point.x + xy * point.y + x0, y: yx * point.x + yy * point.y + y0)
  }

  /// Returns the bounding box of the mapped rectangle.
  func map(_ rect: CGRect) -> CGRect { rect.applying { map($0) } }

  func map(direction: CGPoint) -> CGPoint {
    CGPoint(x: xx * direction.x + xy * direction.y, y: yx * direction.x + yy * direction.y)
  }
}
