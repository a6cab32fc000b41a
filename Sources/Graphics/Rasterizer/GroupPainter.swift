import CPango
import DisplayList
import Foundation

/// Draws fragments that are composited as pictures: filtered, masked, blended.
///
/// A picture is drawn at the group's origin, so that it is the same wherever the group is. Blurred ones are cached
/// until something in them changes.
@MainActor
final class GroupPainter {
  private struct Picture {
    var surface: Surface
    /// The area in device pixels from the group's origin.
    var area: PixelRect

    /// Returns the projected picture.
    /// - Parameter view: the map from the visible pixels back to the picture's.
    @MainActor
    func seen(_ view: Projection, in target: PixelRect) -> Picture {
      let result = Surface(format: CAIRO_FORMAT_ARGB32, width: target.width, height: target.height)
      surface.withPixels { source, sourceStride in
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
          guard x >= 0, y >= 0, x < area.width, y < area.height else { return .zero }
          let pixel = source + (y * sourceStride + x * 4)
          return SIMD4<Float>(SIMD4(pixel[0], pixel[1], pixel[2], pixel[3]))
        }
        result.withPixels { output, stride in
          for row in 0..<target.height {
            for column in 0..<target.width {
              let place = CGPoint(x: Double(target.x + column) + 0.5, y: Double(target.y + row) + 0.5)
              guard let found = view(place) else { continue }
              let (x, y) = (found.x - 0.5 - Double(area.x), found.y - 0.5 - Double(area.y))
              guard x > -1, y > -1, x < Double(area.width), y < Double(area.height) else { continue }
              let (left, top) = (x.rounded(.down), y.rounded(.down))
              let (across, down) = (Float(x - left), Float(y - top))
              let (column0, row0) = (Int(left), Int(top))
              let upper = pixel(column0, row0) * (1 - across) + pixel(column0 + 1, row0) * across
              let lower = pixel(column0, row0 + 1) * (1 - across) + pixel(column0 + 1, row0 + 1) * across
              let mixed = SIMD4<UInt8>((upper * (1 - down) + lower * down).rounded(.toNearestOrAwayFromZero))
              for component in 0..<4 { output[row * stride + column * 4 + component] = mixed[component] }
            }
          }
        }
      }
      return Picture(surface: result, area: target)
    }
  }

  private struct Entry {
    var version: UInt64
    var children: [Fragment]
    var linear: [Double]
    var picture: Picture
    var lastUse: Int
  }

  private var kept: [FragmentKey: Entry] = [:]
  private var keptBytes = 0
  private var useCount = 0
  private static let mostBytes = 64 << 20
  /// A group with more pixels is drawn where it is visible, each time again.
  private static let mostPixels = 6_000_000
  /// The number of pictures blurred so far: for tests of the cache.
  private(set) var blurCount = 0

  /// Draws a group.
  /// - Parameter content: draws what is visible, a rectangle in the fragment's coordinates, on a canvas in those
  ///   coordinates.
  func draw(
    _ fragment: Fragment, _ compositing: Compositing, alpha: Double, on canvas: Canvas,
    content: (CGRect, Canvas) -> Void
  ) {
    let matrix = canvas.matrix
    let (x, y) = (CGFloat(matrix.x0).wholePixel, CGFloat(matrix.y0).wholePixel)
    var still = matrix
    (still.x0, still.y0) = (0, 0)
    let blurs = compositing.filters.map { PixelBlur($0, scale: matrix.lengthFactor) }
    let fading = blurs.reduce(0) { $0 + ($1?.isOpaque == false ? $1?.reach ?? 0 : 0) }
    let reach = blurs.reduce(0) { $0 + ($1?.reach ?? 0) }
    let bounds =
      compositing.projection == nil
      ? fragment.bounds.insetBy(dx: compositing.reach, dy: compositing.reach) : fragment.contentBounds
    guard !bounds.isNull else { return }
    let view = compositing.projection.flatMap { still.seen($0) }
    if compositing.projection != nil, view == nil { return }
    let whole = PixelRect(covering: still.map(bounds)).insetBy(-fading - (reach == fading ? PixelRect.margin : 0))
    let seen = view == nil ? whole : PixelRect(covering: still.map(fragment.bounds)).insetBy(-PixelRect.margin)
    let visible = seen.intersection(canvas.clipPixels.offsetBy(x: -x, y: -y))
    guard !visible.isEmpty else { return }
    let isKept = compositing.isSpread && whole.area <= Self.mostPixels
    let linear = [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
    useCount += 1
    var picture: Picture
    if isKept, let entry = kept[fragment.key], entry.version == fragment.version, entry.linear == linear,
      entry.children.elementsEqual(fragment.children, by: ===)
    {
      kept[fragment.key]?.lastUse = useCount
      picture = entry.picture
    } else {
      // A projected picture is drawn as a whole, up to the general limit.
      let area =
        isKept ? whole : view == nil ? whole.intersection(visible.insetBy(-reach)) : whole.limited(to: Self.mostPixels)
      let surface = Surface(format: CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
      let inner = Canvas(surface.pointer, blend: canvas.blend)
      cairo_translate(inner.context, Double(-area.x), Double(-area.y))
      var linearMatrix = still
      cairo_transform(inner.context, &linearMatrix)
      let shown = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      guard let inside = still.mapBack(shown) else { return }
      if compositing.isOpaque {
        inner.setSource(.black)
        inner.setPath(.rect(bounds))
        cairo_fill(inner.context)
      }
      content(inside, inner)
      for (filter, blur) in zip(compositing.filters, blurs) {
        if let blur {
          blurCount += 1
          // Coarse pixels are counted from the same corner, whatever part of the group is drawn.
          surface.withPixels { blur.apply(to: $0, stride: $1, area, origin: (whole.x, whole.y)) }
        } else if case .colors(let colors) = filter {
          surface.withPixels { colors.apply(to: $0, stride: $1, width: area.width, height: area.height) }
        } else if case .alphaThreshold(let low, let high, let color) = filter {
          surface.withPixels {
            color.show(from: low, to: high, in: $0, stride: $1, width: area.width, height: area.height)
          }
        }
      }
      picture = Picture(surface: surface, area: area)
      if isKept { keep(picture, of: fragment, linear) }
    }
    if let view { picture = picture.seen(view, in: visible) }
    canvas.saved {
      canvas.clip(to: visible.offsetBy(x: x, y: y))
      canvas.blend(
        picture.surface, x: picture.area.x + x, y: picture.area.y + y, compositing.blendMode, alpha: alpha)
    }
  }

  private func keep(_ picture: Picture, of fragment: Fragment, _ linear: [Double]) {
    if let old = kept[fragment.key] { keptBytes -= old.picture.surface.byteCount }
    keptBytes += picture.surface.byteCount
    kept[fragment.key] = Entry(
      version: fragment.version, children: fragment.children, linear: linear, picture: picture, lastUse: useCount)
    while keptBytes > Self.mostBytes, kept.count > 1, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      keptBytes -= oldest.value.picture.surface.byteCount
      kept[oldest.key] = nil
    }
  }
}

extension cairo_matrix_t {
  /// Returns the map from device pixels that show a projection in current coordinates back to the unprojected ones.
  fileprivate func seen(_ projection: Projection) -> Projection? {
    let own = Projection(rows: [SIMD3(xx, yx, 0), SIMD3(xy, yy, 0), SIMD3(x0, y0, 1)])
    guard let back = own.inverted, let inverse = projection.inverted else { return nil }
    return back.followed(by: inverse).followed(by: own)
  }
}

extension PixelRect {
  /// Returns the middle of a rectangle with too many pixels.
  fileprivate func limited(to most: Int) -> PixelRect {
    if area <= most { return self }
    let (width, height) = (Swift.min(width, 2048), Swift.min(height, most / 2048))
    return PixelRect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}

extension Canvas {
  /// Composites a picture at a device pixel.
  fileprivate func blend(_ surface: Surface, x: Int, y: Int, _ mode: BlendOperation, alpha: Double) {
    if mode == .plusDarker { return darken(by: surface, x: x, y: y, alpha: alpha) }
    if let shares = mode.shares { return mix(with: surface, x: x, y: y, alpha: alpha, shares) }
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface.pointer, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Core Graphics' R = max(0, 1 - ((1 - D) + (1 - S))), which Cairo does not have; here for premultiplied colours.
  private func darken(by surface: Surface, x: Int, y: Int, alpha: Double) {
    guard let target = ImageTarget(self) else { return }
    let clip = clipPixels.intersection(PixelRect(x: x, y: y, width: surface.width, height: surface.height))
      .intersection(target.area)
    let part = Int32((min(max(0, alpha), 1) * 256).rounded())
    surface.withPixels { source, stride in
      for row in clip.y..<max(clip.y, clip.maxY) {
        for column in clip.x..<max(clip.x, clip.maxX) {
          let pixel = target.pixel(column, row)
          let own = source + ((row - y) * stride + (column - x) * 4)
          let ownAlpha = Int32(own[3]) * part >> 8
          let result = min(255, Int32(pixel[3]) + ownAlpha)
          for component in 0..<3 {
            let missing = Int32(pixel[3]) - Int32(pixel[component]) + ownAlpha - Int32(own[component]) * part >> 8
            pixel[component] = UInt8(min(255, max(0, result - missing)))
          }
          pixel[3] = UInt8(result)
        }
      }
    }
    target.markDirty()
  }
}

extension Canvas {
  /// Mixes each pixel with the picture's own where it has one. Cairo's operators of the same names would also change
  /// the area beside the picture, which Core Graphics leaves alone.
  private func mix(
    with surface: Surface, x: Int, y: Int, alpha: Double,
    _ shares: (_ own: Int32, _ behind: Int32) -> (own: Int32, behind: Int32)
  ) {
    guard let target = ImageTarget(self) else { return }
    let clip = clipPixels.intersection(PixelRect(x: x, y: y, width: surface.width, height: surface.height))
      .intersection(target.area)
    let part = Int32((min(max(0, alpha), 1) * 255).rounded())
    surface.withPixels { source, stride in
      for row in clip.y..<max(clip.y, clip.maxY) {
        for column in clip.x..<max(clip.x, clip.maxX) {
          let pixel = target.pixel(column, row)
          let own = source + ((row - y) * stride + (column - x) * 4)
          guard own[3] > 0 else { continue }
          let share = shares(Int32(own[3]) * part / 255, Int32(pixel[3]))
          for component in 0..<4 {
            let value = Int32(own[component]) * part / 255 * share.own + Int32(pixel[component]) * share.behind
            pixel[component] = UInt8(min(255, max(0, value / 255)))
          }
        }
      }
    }
    target.markDirty()
  }
}

extension BlendOperation {
  /// The shares of the drawn and the existing content in the result, of 255, by the opacity of both; nil for modes that
  /// do more than that.
  fileprivate var shares: ((_ own: Int32, _ behind: Int32) -> (own: Int32, behind: Int32))? {
    switch self {
    case .clear: { _, _ in (0, 0) }
    case .copy: { _, _ in (255, 0) }
    case .sourceIn: { _, behind in (behind, 0) }
    case .sourceOut: { _, behind in (255 - behind, 0) }
    case .destinationIn: { own, _ in (0, own) }
    case .destinationAtop: { own, behind in (255 - behind, own) }
    case .xor: { own, behind in (255 - behind, 255 - own) }
    default: nil
    }
  }

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal, .plusDarker, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension ColorMap {
  /// Maps premultiplied pixels in the order blue, green, red, alpha.
  fileprivate func apply(to pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) {
    var (known, result) = (UInt32(0), map(0))
    for row in 0..<height {
      UnsafeMutableRawPointer(pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { line in
        for column in 0..<width {
          // Neighbours are mostly alike.
          if line[column] != known { (known, result) = (line[column], map(line[column])) }
          line[column] = result
        }
      }
    }
  }

  private func map(_ pixel: UInt32) -> UInt32 {
    let bytes = SIMD4<UInt32>(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
    var color = SIMD4<Float>(bytes) / 255
    let alpha = color.w
    if alpha > 0 { color /= SIMD4(alpha, alpha, alpha, 1) }
    var mapped = offset
    for index in 0..<4 { mapped[index] += (rows[index] * color).sum() }
    mapped = mapped.clamped(lowerBound: .zero, upperBound: .one)
    mapped *= SIMD4(mapped.w, mapped.w, mapped.w, 1)
    let out = SIMD4<UInt32>((mapped * 255).rounded(.toNearestOrAwayFromZero))
    return out.w << 24 | out.x << 16 | out.y << 8 | out.z
  }
}

extension DisplayColor {
  /// Replaces pixels whose alpha is in a range; all others become transparent.
  fileprivate func show(
    from low: Float, to high: Float, in pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int
  ) {
    let own = SIMD4<Float>(blue * alpha, green * alpha, red * alpha, alpha).clamped(lowerBound: .zero, upperBound: .one)
    let shown = SIMD4<UInt8>((own * 255).rounded(.toNearestOrAwayFromZero))
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels + (row * stride + column * 4)
        let alpha = Float(pixel[3]) / 255
        let isInside = alpha >= low && alpha <= high
        for component in 0..<4 { pixel[component] = isInside ? shown[component] : 0 }
      }
    }
  }
}
