import DisplayList
import Foundation
import Rasterizer

/// A canvas for paths, images and text, in points; y points downwards in UIKit's contexts and upwards in those created
/// by `init`.
///
/// Drawing is recorded as commands and rasterized when pixels are requested, or at once if the app provides the memory.
public final class CGContext {
  struct State {
    var drawing = DrawingRecorder.State()
    var fill = DisplayColor.black
    var stroke = DisplayColor.black
    var line = Stroke(width: 1)
    var alpha = 1.0
    var isSmooth = true
    var shadow: Shadow?
    var blend = CGBlendMode.normal
    var miterLimit: CGFloat = 10
    var fillPattern: Paint.Pattern?
    var strokePattern: Paint.Pattern?
    var patternPhase = CGSize.zero
    var textMatrix = CGAffineTransform.identity
    var textMode = CGTextDrawingMode.fill
  }

  private var recorders: [DrawingRecorder]
  private var layers: [State] = []
  private var saved: [State] = []
  var state = State()
  var figure = CGMutablePath()
  private var size: CGSize
  let scale: CGFloat
  /// The recording of a PDF's pages; nil for a picture.
  var recording: PDFRecording?
  /// The byte layout of the picture; nil unless components have 8 bits.
  let layout: PixelLayout?
  /// The bytes of the picture; nil until they are requested.
  var memory: PixelMemory?

  /// Creates a context for a picture of a size in points; y points downwards.
  @_spi(Scrollwork) public init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    layout = .bgra
    recorders = [DrawingRecorder(size: size)]
  }

  /// Creates a bitmap context with y upwards, in the app's memory or its own; nil for an unsupported pixel format.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(model: space.model, bitsPerComponent: bitsPerComponent, info: bitmapInfo)
    guard (1...16_384).contains(width), (1...16_384).contains(height), layout?.isDrawable ?? (data == nil) else {
      return nil
    }
    if let layout, data != nil || bytesPerRow != 0 {
      let rowBytes = bytesPerRow == 0 ? width * layout.byteCount : bytesPerRow
      guard rowBytes >= width * layout.byteCount else { return nil }
      memory = PixelMemory(data, width: width, height: height, bytesPerRow: rowBytes, layout: layout)
    }
    self.layout = layout
    size = CGSize(width: width, height: height)
    scale = 1
    recorders = [DrawingRecorder(size: size)]
    state.drawing.transform = AffineTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Begins an empty page of a size in the initial state.
  func beginPage(size: CGSize) {
    self.size = size
    (recorders, layers, saved, state) = ([DrawingRecorder(size: size)], [], [], State())
    beginPath()
  }

  private var recorder: DrawingRecorder { recorders[recorders.count - 1] }

  /// The width in pixels.
  public var width: Int { max(1, Int((size.width * scale).rounded())) }
  /// The height in pixels.
  public var height: Int { max(1, Int((size.height * scale).rounded())) }

  /// The content drawn so far.
  @_spi(Scrollwork) public var parts: [DrawnPart] {
    guard memory != nil else { return Self.isolated(recorders[0]) }
    return recorders[0].blends
      ? [DrawnPart(effects: Fragment.Effects(compositing: Compositing()), parts: picture)] : picture
  }

  /// Isolates blending to content in the same layer.
  private static func isolated(_ layer: DrawingRecorder) -> [DrawnPart] {
    guard layer.blends else { return layer.parts }
    return [DrawnPart(effects: Fragment.Effects(compositing: Compositing()), parts: layer.parts)]
  }

  /// Returns an image of the current content.
  public func makeImage() -> CGImage? { CGImage(bitmap(isOpaque: false), layout: layout ?? .rgba) }

  func bitmap(isOpaque: Bool) -> Bitmap {
    guard let memory else { return rendered(isOpaque: isOpaque) }
    carryOut()
    return memory.bitmap
  }

  /// The content of the memory and what was drawn on it since.
  private var picture: [DrawnPart] {
    guard let memory else { return recorders[0].parts }
    let before = DrawingRecorder(size: size)
    before.add(.image(memory.bitmap, CGRect(origin: .zero, size: size), tint: nil), DrawingRecorder.State())
    return before.parts + recorders[0].parts
  }

  /// Updates memory that the app provided, as the app reads it directly.
  private func writeToAppsMemory() { if memory?.isOwn == false, recorders.count == 1 { carryOut() } }

  /// Rasterizes the drawn content into the memory.
  func carryOut() {
    guard let memory, !recorders[0].parts.isEmpty else { return }
    memory.bitmap = rendered(isOpaque: false)
    recorders[0].clear()
  }

  private func rendered(isOpaque: Bool) -> Bitmap {
    let root = Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: size, children: picture.map(\.fragment))
    let isOpaque = isOpaque || layout?.isOpaque == true
    let list = DisplayList(size: size, scale: scale, background: isOpaque ? .black : .clear, root: root)
    return OnMain.run { Rasterizer().render(list) }
  }

  /// Draws content recorded with y downwards, upright where y points upwards.
  @_spi(Scrollwork) public func draw(_ part: DrawnPart, height: CGFloat) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    draw([part])
    restoreGState()
  }

  /// Draws content recorded with y downwards, unchanged.
  func draw(_ parts: [DrawnPart]) { lay(parts, opacity: state.alpha, state, state.drawing) }

  /// Composites content onto the background.
  private func lay(_ parts: [DrawnPart], opacity: Double, _ state: State, _ place: DrawingRecorder.State) {
    defer { writeToAppsMemory() }
    guard state.blend != .normal else {
      return recorder.add(parts, opacity: opacity, shadow: state.shadow, place)
    }
    let operation = state.blend.operation
    let shadow = state.shadow
    recorder.add(parts, opacity: 1, place, isBlending: true) { part in
      let whole =
        opacity != 1 || shadow != nil
        ? DrawnPart(effects: Fragment.Effects(opacity: opacity, shadow: shadow), parts: [part]) : part
      return DrawnPart(effects: Fragment.Effects(compositing: Compositing(blendMode: operation)), parts: [whole])
    }
  }

  // MARK: State

  /// Saves colours, line style, transform and clips.
  public func saveGState() { saved.append(state) }
  /// Restores the last saved state.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from user space to the picture.
  public var ctm: CGAffineTransform {
    let matrix = state.drawing.transform
    return CGAffineTransform(
      a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.tX, ty: matrix.tY)
  }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.drawing.transform = AffineTransform(transform.concatenating(ctm))
  }
  /// Translates the coordinate system.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates the coordinate system, in radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { (state.fill, state.fillPattern) = (color.displayColor, color.pattern) }
  /// Sets an sRGB fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets a grey fill colour.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    (state.stroke, state.strokePattern) = (color.displayColor, color.pattern)
  }
  /// Sets an sRGB stroke colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets a grey stroke colour.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the line width in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }
  /// Sets the shape of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }
  /// Sets the lengths of dash, gap, dash, ... in points; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  /// Sets a shadow; none without a colour. Blur and offset ignore the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // The blur is twice the deviation, as Core Animation's radius is half of Core Graphics' blur (a guess).
    state.shadow = color.map {
      Shadow(color: $0.displayColor, radius: blur / 2, offset: CGPoint(x: offset.width, y: offset.height))
    }
  }

  /// Sets a black shadow with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Layers

  /// Begins a layer that `endTransparencyLayer` draws as one, with the current opacity and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(state)
    saveGState()
    (state.alpha, state.shadow, state.blend) = (1, nil, .normal)
    state.drawing.clips = []
    recorders.append(DrawingRecorder(size: size))
  }

  /// Draws the layer begun by `beginTransparencyLayer`.
  public func endTransparencyLayer() {
    guard recorders.count > 1, let layer = recorders.popLast(), let outer = layers.popLast() else { return }
    restoreGState()
    var place = outer.drawing
    place.transform = AffineTransform()
    lay(Self.isolated(layer), opacity: outer.alpha, outer, place)
  }

  // MARK: Filling and drawing lines

  private func taken() -> PathElements {
    defer { beginPath() }
    return figure.elements
  }

  /// Draws the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = taken()
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { add(.fill(.path(elements, evenOdd: isEvenOdd), fillPaint)) }
    guard mode != .fill, mode != .eoFill else { return }
    if state.line.join == .miter, state.miterLimit != 10 {
      let outline = elements.strokedPath(state.line, miterLimit: state.miterLimit)
      return add(.fill(.path(outline, evenOdd: false), strokePaint))
    }
    add(.stroke(.path(elements, evenOdd: false), strokePaint, state.line))
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Strokes the current path and clears it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(.fill(.rect(rect.standardized), fillPaint)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { add(.stroke(.rect(rect.standardized), strokePaint, state.line)) }
  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    add(.stroke(.rect(rect.standardized), strokePaint, line))
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { add(.fill(.ellipse(rect.standardized), fillPaint)) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { add(.stroke(.ellipse(rect.standardized), strokePaint, state.line)) }
  /// Strokes lines between pairs of points: the first and second, the third and fourth, ...
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  private var fillPaint: Paint {
    state.fillPattern.map { .pattern(placed($0)) } ?? .color(state.fill.opacity(state.alpha))
  }
  private var strokePaint: Paint {
    state.strokePattern.map { .pattern(placed($0)) } ?? .color(state.stroke.opacity(state.alpha))
  }
  private func placed(_ pattern: Paint.Pattern) -> Paint.Pattern {
    var pattern = pattern
    pattern.tile = pattern.tile.offsetBy(dx: state.patternPhase.width, dy: state.patternPhase.height)
    pattern.opacity *= state.alpha
    return pattern
  }

  package func add(_ command: DrawCommand) {
    if case .glyphs = command, state.textMode == .invisible || state.textMode == .clip { return }
    defer { writeToAppsMemory() }
    guard state.shadow != nil || state.blend != .normal else { return recorder.add(command, state.drawing) }
    var place = state.drawing
    place.clips = []
    let layer = DrawingRecorder(size: size)
    layer.add(command, place)
    place = state.drawing
    place.transform = AffineTransform()
    lay(layer.parts, opacity: 1, state, place)
  }

  // MARK: Clips

  /// Clips to the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = taken().applying(ctm)
    state.drawing.clips.append(recorder.clip(.path(elements, evenOdd: rule == .evenOdd)))
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips to the opaque parts of drawn content, in the picture's coordinates.
  func clip(to mask: [DrawnPart]) { state.drawing.clips.append(recorder.clip(to: mask)) }

  /// The bounding box of the clip area.
  public var boundingBoxOfClipPath: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    for clip in state.drawing.clips { bounds = bounds.intersection(clip.outline.bounds) }
    return bounds.isNull ? .zero : bounds.applying(ctm.inverted())
  }

  // MARK: Pictures

  /// Draws an image stretched over a rectangle, upright where y points upwards.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.bitmap, in: CGRect(origin: .zero, size: rect.size), tint: nil, alpha: 1)
    restoreGState()
  }

  func draw(_ bitmap: Bitmap, in rect: CGRect, tint: DisplayColor?, alpha: CGFloat) {
    let opacity = state.alpha * Double(alpha)
    if state.isSmooth, opacity == 1 { return add(.image(bitmap, rect, tint: tint)) }
    let pattern = Paint.Pattern(bitmap, tile: rect, isSmooth: state.isSmooth, tint: tint, opacity: opacity)
    add(.fill(.rect(rect), .pattern(pattern)))
  }

  /// The interpolation of enlarged images: square pixels with `none`, otherwise interpolated.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.isSmooth ? .default : .none }
    set { state.isSmooth = newValue != .none }
  }
}
