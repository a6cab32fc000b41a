import CPango
import DisplayList
import Foundation

/// Draws blurred silhouettes without blurring in every frame.
///
/// The blurred mask of an upright rounded rectangle is cached for the smallest rectangle that has the same corners and
/// edges, and stretched between them (a nine-patch): all cards of a list share one. Masks of other shapes and of groups
/// are cached for the shape or group itself.
@MainActor
final class ShadowPainter {
  private struct PatchKey: Hashable {
    var radii: CornerRadii
    var style: CornerStyle
    /// The box radii in device pixels.
    var boxes: [Int]
    var scaleX: CGFloat
    var scaleY: CGFloat
    var width: Int
    var height: Int
  }

  private struct ShapeEntry {
    var outline: Outline
    var boxes: [Int]
    var linear: [Double]
    var mask: Mask
  }

  private struct GroupEntry {
    var version: UInt64
    var children: [Fragment]
    var boxes: [Int]
    var linear: [Double]
    var mask: Mask
  }

  private var patches: [PatchKey: Mask] = [:]
  private var shapes: [ShapeEntry] = []
  private var groups: [FragmentKey: GroupEntry] = [:]
  private var groupBytes = 0
  private var scratch: [UInt8] = []
  private static let mostBytes = 48 << 20
  /// A blur that reaches further, or a mask with more pixels, is computed from larger pixels, which is invisible. So
  /// the cost of a shadow does not grow with its radius.
  private static let longestReach = 384
  private static let mostPixels = 8_000_000
  /// The number of masks blurred so far: for tests of the cache.
  private(set) var blurCount = 0
  /// The number of their pixels, each of which took four bytes for a moment: for tests.
  private(set) var blurredPixels = 0

  // MARK: Shapes

  /// Draws an outline's shadow.
  /// - Parameter hidden: areas that will be painted over and need not be painted, in current coordinates.
  func draw(_ outline: Outline, _ shadow: Shadow, alpha: Double, hidden: [CGRect], on canvas: Canvas) {
    let matrix = canvas.matrix
    let holes = matrix.isUpright ? hidden.map { PixelRect(inside: matrix.map($0)) } : []
    let blur = Blur(sigma: shadow.sigma * matrix.lengthFactor)
    let offset = matrix.map(direction: shadow.offset)
    canvas.setSource(shadow.color, alpha: alpha)
    if matrix.isUpright, let (rect, radii, style) = Self.roundedRect(outline), rect.width > 0, rect.height > 0,
      Self.step(for: patchSize(rect.size, radii, matrix, blur), blur) == 1
    {
      drawPatch(rect, radii, style, blur, matrix, offset, holes, on: canvas)
    } else {
      drawShape(outline, blur, matrix, offset, on: canvas)
    }
  }

  /// Returns the size in pixels of the smallest rectangle with the same corners and edges, blur included.
  private func patchSize(
    _ size: CGSize, _ radii: CornerRadii, _ matrix: cairo_matrix_t, _ blur: Blur
  ) -> (width: Int, height: Int) {
    let longest = 2 * (corner(radii, matrix) + blur.reach) + 1
    return (
      min((size.width * matrix.xx).wholePixel, longest) + 2 * blur.reach,
      min((size.height * matrix.yy).wholePixel, longest) + 2 * blur.reach
    )
  }

  /// Returns how far from the corner point a smooth corner ends: 1.53 radii.
  private func corner(_ radii: CornerRadii, _ matrix: cairo_matrix_t) -> Int {
    Int(min((radii.largest * 1.528665 * max(matrix.xx, matrix.yy)).rounded(.up), 1_000_000_000))
  }

  /// Returns the width and height of a mask pixel in device pixels: a power of two.
  private static func step(for size: (width: Int, height: Int), _ blur: Blur) -> Int {
    var step = 1
    while blur.reach > longestReach * step || (size.width / step) * (size.height / step) > mostPixels { step *= 2 }
    return step
  }

  private static func roundedRect(_ outline: Outline) -> (CGRect, CornerRadii, CornerStyle)? {
    switch outline {
    case .rect(let rect): (rect, CornerRadii(0), .circular)
    case .roundedRect(let rect, let radii, let style): (rect, radii.clamped(to: rect.size), style)
    case .ellipse(let rect) where rect.width == rect.height: (rect, CornerRadii(rect.width / 2), .circular)
    case .ellipse, .path: nil
    }
  }

  private func drawPatch(
    _ rect: CGRect, _ radii: CornerRadii, _ style: CornerStyle, _ blur: Blur, _ matrix: cairo_matrix_t,
    _ offset: CGPoint, _ holes: [PixelRect], on canvas: Canvas
  ) {
    let device = matrix.map(rect)
    let full = PixelRect(
      x: (device.minX + offset.x).wholePixel, y: (device.minY + offset.y).wholePixel,
      width: max(1, device.width.wholePixel), height: max(1, device.height.wholePixel))
    // The blur mixes in pixels from `reach` further.
    let corner = corner(radii, matrix) + blur.reach
    let width = min(full.width, 2 * corner + 1)
    let height = min(full.height, 2 * corner + 1)
    let key = PatchKey(
      radii: radii, style: style, boxes: blur.boxes, scaleX: matrix.xx, scaleY: matrix.yy, width: width, height: height)
    let patch: Mask
    if let known = patches[key] {
      patch = known
    } else {
      let small = CGRect(x: 0, y: 0, width: CGFloat(width) / matrix.xx, height: CGFloat(height) / matrix.yy)
      patch = makeMask(PixelRect(x: 0, y: 0, width: width, height: height), blur) { canvas in
        cairo_scale(canvas.context, matrix.xx, matrix.yy)
        canvas.setPath(.roundedRect(small, radii: radii, style: style))
        cairo_fill(canvas.context)
      }
      if patches.count >= 64 { patches = [:] }
      patches[key] = patch
    }
    let stretched = full.insetBy(-blur.reach)
    var visible = [stretched.intersection(canvas.clipPixels)]
    for hole in holes { visible = visible.flatMap { $0.subtracting(hole) } }
    for area in visible { paint(patch, over: stretched, in: area, on: canvas) }
  }

  private func drawShape(
    _ outline: Outline, _ blur: Blur, _ matrix: cairo_matrix_t, _ offset: CGPoint, on canvas: Canvas
  ) {
    let linear = [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
    let x = (matrix.x0 + offset.x).wholePixel
    let y = (matrix.y0 + offset.y).wholePixel
    var mask: Mask
    if let index = shapes.firstIndex(where: { $0.boxes == blur.boxes && $0.linear == linear && $0.outline == outline })
    {
      let entry = shapes.remove(at: index)
      shapes.append(entry)
      mask = entry.mask
    } else {
      var still = matrix
      still.x0 = 0
      still.y0 = 0
      let pixels = PixelRect(covering: still.map(outline.bounds))
      guard !pixels.isEmpty else { return }
      mask = makeMask(pixels, blur) { canvas in
        var matrix = still
        cairo_transform(canvas.context, &matrix)
        canvas.setPath(outline)
        cairo_fill(canvas.context)
      }
      var bytes = shapes.reduce(mask.coverage.count) { $0 + $1.mask.coverage.count }
      while let first = shapes.first, shapes.count == 32 || bytes > Self.mostBytes {
        bytes -= first.mask.coverage.count
        shapes.removeFirst()
      }
      shapes.append(ShapeEntry(outline: outline, boxes: blur.boxes, linear: linear, mask: mask))
    }
    mask.left += x
    mask.top += y
    paint(mask, over: mask.pixels, on: canvas)
  }

  /// Returns the blurred coverage of what `draw` paints inside `pixels`.
  private func makeMask(_ pixels: PixelRect, _ blur: Blur, draw: (Canvas) -> Void) -> Mask {
    blurCount += 1
    let whole = pixels.insetBy(-blur.reach)
    let step = Self.step(for: (whole.width, whole.height), blur)
    let blur = step == 1 ? blur : Blur(sigma: blur.sigma / CGFloat(step))
    let area = PixelRect(
      x: whole.x, y: whole.y, width: (whole.width + step - 1) / step, height: (whole.height + step - 1) / step)
    blurredPixels += area.width * area.height
    let surface = Surface(format: CAIRO_FORMAT_A8, width: area.width, height: area.height)
    let canvas = Canvas(surface.pointer)
    if step > 1 { cairo_scale(canvas.context, 1 / Double(step), 1 / Double(step)) }
    cairo_translate(canvas.context, Double(-area.x), Double(-area.y))
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    draw(canvas)
    var coverage = [UInt8](repeating: 0, count: area.width * area.height)
    surface.withPixels { pixels, stride in
      coverage.withUnsafeMutableBufferPointer { target in
        for row in 0..<area.height {
          target.baseAddress?.advanced(by: row * area.width).update(from: pixels + row * stride, count: area.width)
        }
      }
    }
    var mask = Mask(left: area.x, top: area.y, width: area.width, height: area.height, coverage: coverage, step: step)
    blur.apply(to: &mask)
    return mask
  }

  /// Paints the current source through a mask whose middle row and column are repeated to fill `full`.
  private func paint(_ mask: Mask, over full: PixelRect, on canvas: Canvas) {
    paint(mask, over: full, in: full.intersection(canvas.clipPixels), on: canvas)
  }

  private func paint(_ mask: Mask, over full: PixelRect, in area: PixelRect, on canvas: Canvas) {
    if area.isEmpty { return }
    if mask.step > 1 { return paintCoarse(mask, over: full, in: area, on: canvas) }
    let stride = (area.width + 3) & ~3
    if scratch.count < stride * area.height { scratch = [UInt8](repeating: 0, count: stride * area.height) }
    let middle = (x: mask.width / 2, y: mask.height / 2)
    scratch.withUnsafeMutableBufferPointer { buffer in
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let pixels = buffer.baseAddress, let source = coverage.baseAddress else { return }
        var lastSourceRow = -1
        for y in 0..<area.height {
          let row = Self.source(y + area.y - full.y, full.height, mask.height, middle.y)
          let target = pixels + y * stride
          if row == lastSourceRow {
            target.update(from: target - stride, count: area.width)
            continue
          }
          lastSourceRow = row
          let line = source + row * mask.width
          // Left part, repeated middle, right part, as far as they are visible.
          let leftEnd = middle.x
          let rightStart = full.width - (mask.width - middle.x - 1)
          let first = area.x - full.x
          let last = first + area.width
          if first < leftEnd { target.update(from: line + first, count: min(leftEnd, last) - first) }
          let from = max(first, leftEnd)
          let to = min(last, rightStart)
          if from < to { (target + (from - first)).update(repeating: line[middle.x], count: to - from) }
          let right = max(first, rightStart)
          if right < last {
            (target + (right - first)).update(from: line + (right - full.width + mask.width), count: last - right)
          }
        }
        canvas.paint(through: pixels, width: area.width, height: area.height, stride: stride, x: area.x, y: area.y)
      }
    }
  }

  private func paintCoarse(_ mask: Mask, over full: PixelRect, in area: PixelRect, on canvas: Canvas) {
    let stride = (area.width + 3) & ~3
    if scratch.count < stride * area.height { scratch = [UInt8](repeating: 0, count: stride * area.height) }
    scratch.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      mask.enlarge(
        into: pixels, stride: stride, x: area.x - full.x, y: area.y - full.y, width: area.width, height: area.height)
      canvas.paint(through: pixels, width: area.width, height: area.height, stride: stride, x: area.x, y: area.y)
    }
  }

  /// Returns the row of a mask of `length` rows for row `position` of a stretched one.
  private static func source(_ position: Int, _ full: Int, _ length: Int, _ middle: Int) -> Int {
    if position < middle { return position }
    let fromEnd = full - position
    return fromEnd < length - middle ? length - fromEnd : middle
  }

  // MARK: Groups

  /// Draws the shadow of everything that `draw` paints for a fragment.
  func draw(
    shadowOf fragment: Fragment, _ shadow: Shadow, contentBounds: CGRect, alpha: Double, on canvas: Canvas,
    content draw: (Canvas) -> Void
  ) {
    let matrix = canvas.matrix
    let blur = Blur(sigma: shadow.sigma * matrix.lengthFactor)
    let offset = matrix.map(direction: shadow.offset)
    let linear = [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
    let (x, y) = ((matrix.x0 + offset.x).wholePixel, (matrix.y0 + offset.y).wholePixel)
    // The mask is drawn at the origin, so that it is the same wherever the group is and was.
    var still = matrix
    (still.x0, still.y0) = (0, 0)
    let whole = PixelRect(covering: still.map(contentBounds))
    let needed = whole.intersection(canvas.clipPixels.insetBy(-blur.reach).offsetBy(x: -x, y: -y))
    guard !needed.isEmpty else { return }
    // A group much larger than the screen is blurred where it is visible, and again in the next frame.
    let isKept = whole.width * whole.height < 6_000_000
    var mask: Mask
    if isKept, let entry = groups[fragment.key], entry.version == fragment.version, entry.boxes == blur.boxes,
      entry.linear == linear, entry.children.elementsEqual(fragment.children, by: ===)
    {
      mask = entry.mask
    } else {
      mask = makeGroupMask(isKept ? whole : needed, blur, still, content: draw)
      if isKept { keep(mask, for: fragment, blur, linear) }
    }
    canvas.setSource(shadow.color, alpha: alpha)
    paint(mask, over: mask.pixels.offsetBy(x: x, y: y), on: canvas)
  }

  private func makeGroupMask(_ pixels: PixelRect, _ blur: Blur, _ matrix: cairo_matrix_t, content: (Canvas) -> Void)
    -> Mask
  {
    makeMask(pixels, blur) { canvas in
      // Colour bitmaps and opaque fills leave only their alpha on a surface without colours.
      var matrix = matrix
      cairo_transform(canvas.context, &matrix)
      content(canvas)
    }
  }

  private func keep(_ mask: Mask, for fragment: Fragment, _ blur: Blur, _ linear: [Double]) {
    if let old = groups[fragment.key] { groupBytes -= old.mask.coverage.count }
    if groupBytes + mask.coverage.count > Self.mostBytes {
      groups = [:]
      groupBytes = 0
    }
    groupBytes += mask.coverage.count
    groups[fragment.key] = GroupEntry(
      version: fragment.version, children: fragment.children, boxes: blur.boxes, linear: linear, mask: mask)
  }
}
