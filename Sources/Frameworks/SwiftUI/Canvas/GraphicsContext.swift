import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The drawing context of a `Canvas`. A copy draws on the same canvas, with its own transform, clips and opacity.
public struct GraphicsContext {
  /// The drawing destination and state. Used on the main thread only.
  struct Core: @unchecked Sendable {
    var recorder: DrawingRecorder
    var environment: EnvironmentValues
    var size: CGSize
    var opacity = 1.0
    var blendMode = BlendMode.normal
    /// The filters for what is drawn; the last one applies first.
    var filters: [FilterLayer] = []
    var state = DrawingRecorder.State()
    /// The views that can be drawn.
    var symbols: [AnyHashable: CanvasSymbol] = [:]

    var transform: CGAffineTransform {
      get {
        let matrix = state.transform
        return CGAffineTransform(
          a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.tX, ty: matrix.tY)
      }
      set { state.transform = AffineTransform(newValue) }
    }
  }

  var core: Core

  init(recorder: DrawingRecorder, environment: EnvironmentValues, symbols: [AnyHashable: CanvasSymbol] = [:]) {
    core = Core(recorder: recorder, environment: environment, size: recorder.size, symbols: symbols)
  }

  fileprivate init(_ core: Core) { self.core = core }

  /// The environment of the view being drawn.
  public var environment: EnvironmentValues { core.environment }

  /// The opacity of what is drawn from now on, from 0 to 1.
  public var opacity: Double {
    get { core.opacity }
    set { core.opacity = newValue }
  }

  /// How what is drawn from now on is blended with the drawing so far.
  public var blendMode: BlendMode {
    get { core.blendMode }
    set { core.blendMode = newValue }
  }

  // MARK: Transform

  /// The transform from drawing coordinates to those of the view.
  public var transform: CGAffineTransform {
    get { core.transform }
    set { core.transform = newValue }
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Translates what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies another transform to what is drawn from now on, before the current ones.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// Options for clipping to a shape.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Clips to the outside of the shape.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounding rectangle of the clips, in drawing coordinates.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: core.size)
    for clip in core.state.clips { bounds = bounds.intersection(clip.outline.bounds) }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  /// Clips what is drawn from now on to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = Outline.path(path.applying(transform).storage, evenOdd: style.isEOFilled)
    if options.contains(.inverse) {
      // Around the whole visible area.
      var around = Path(CGRect(origin: .zero, size: core.size).insetBy(dx: -1000, dy: -1000))
      around.addPath(path, transform: transform)
      outline = .path(around.storage, evenOdd: true)
    }
    core.state.clips.append(core.recorder.clip(outline))
  }

  // MARK: Layers

  /// Draws a group as a single layer, with the opacity and the clips of this context. Inside the layer both start
  /// afresh.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = core
    inner.recorder = DrawingRecorder(size: core.size)
    try inner.draw(content)
    core.add(inner.recorder)
  }

  /// Clips what is drawn from now on to where a layer is opaque, or with `inverse` to where it is transparent.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = core
    inner.recorder = DrawingRecorder(size: core.size)
    try inner.draw(content)
    var mask = inner.recorder.parts
    if inner.recorder.blends {
      mask = [DrawnPart(effects: Fragment.Effects(compositing: Compositing()), parts: mask)]
    }
    if opacity != 1 { mask = [DrawnPart(effects: Fragment.Effects(opacity: min(max(opacity, 0), 1)), parts: mask)] }
    if options.contains(.inverse) {
      // The whole visible area, without the layer.
      let everything = DrawCommand.fill(.rect(CGRect(origin: .zero, size: core.size)), .color(.black))
      let cut = Fragment.Effects(compositing: Compositing(blendMode: .destinationOut))
      mask = [
        DrawnPart(
          effects: Fragment.Effects(compositing: Compositing()),
          parts: [DrawnPart(commands: [everything]), DrawnPart(effects: cut, parts: mask)])
      ]
    }
    core.state.clips.append(core.recorder.clip(to: mask))
  }

  /// Draws with Core Graphics, in the coordinates and with the clips of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: core.size, scale: core.environment.displayScale)
    context.concatenate(transform)
    try content(context)
    let recorder = DrawingRecorder(size: core.size)
    for part in context.parts { recorder.add([part], opacity: 1, DrawingRecorder.State()) }
    core.add(recorder)
  }

  // MARK: Shapes

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let core = core
    if case .backdrop = shading.kind { return core.addBackdrop(in: path, isEvenOdd: style.isEOFilled) }
    MainActor.assumeIsolated {
      let paint = core.paint(shading, in: path.boundingRect)
      core.add(.fill(.path(path.storage, evenOdd: style.isEOFilled), paint))
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let core = core
    MainActor.assumeIsolated {
      let reach = style.lineWidth / 2
      let paint = core.paint(shading, in: path.boundingRect.insetBy(dx: -reach, dy: -reach))
      core.add(.stroke(.path(path.storage, evenOdd: false), paint, style.stroke))
    }
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension GraphicsContext.Core {
  /// Draws in a separate layer, where opacity, clips, filters and blending start afresh.
  fileprivate mutating func draw(_ content: (inout GraphicsContext) throws -> Void) rethrows {
    opacity = 1
    blendMode = .normal
    filters = []
    state.clips = []
    var context = GraphicsContext(self)
    try content(&context)
  }

  func add(_ command: DrawCommand) {
    if filters.isEmpty, blendMode == .normal { return recorder.add(command, state) }
    // The paint contains the opacity.
    guard recorder.canDraw(command) else { return }
    recorder.add(
      [DrawnPart(commands: [command])], opacity: 1, state, isBlending: blendMode != .normal, finish: finish)
  }

  /// Redraws a part of the drawing so far.
  fileprivate func addBackdrop(in path: Path, isEvenOdd: Bool) {
    var place = DrawingRecorder.State()
    place.clips = state.clips
    place.clips.append(recorder.clip(.path(path.applying(transform).storage, evenOdd: isEvenOdd)))
    recorder.add(
      recorder.parts, opacity: min(max(opacity, 0), 1), place, isBlending: blendMode != .normal, finish: finish)
  }

  /// Filters what was drawn and composites it with what is behind it.
  private func finish(_ part: DrawnPart) -> DrawnPart {
    let filtered = filters.reversed().reduce(part) { $1($0) }
    guard blendMode != .normal else { return filtered }
    return DrawnPart(
      effects: Fragment.Effects(compositing: Compositing(blendMode: blendMode.operation)), parts: [filtered])
  }

  /// Returns a shading with the current opacity, for a shape with these bounds.
  @MainActor
  func paint(_ shading: GraphicsContext.Shading, in rect: CGRect) -> Paint {
    let paint = shading.paint(in: rect, environment: environment)
    return opacity == 1 ? paint : paint.opacity(min(max(opacity, 0), 1))
  }

  /// Adds parts that were drawn elsewhere, from an origin.
  func add(_ parts: [DrawnPart], at origin: CGPoint, stretched: CGSize = CGSize(width: 1, height: 1)) {
    var place = self
    place.transform = transform.translatedBy(x: origin.x, y: origin.y).scaledBy(x: stretched.width, y: stretched.height)
    recorder.add(
      parts, opacity: min(max(opacity, 0), 1), place.state, isBlending: blendMode != .normal, finish: finish)
  }

  /// Adds the content of a layer, in the layer's coordinates.
  func add(_ layer: DrawingRecorder) {
    var place = state
    place.transform = AffineTransform()
    let picture = Fragment.Effects(compositing: Compositing())
    recorder.add(
      layer.blends ? [DrawnPart(effects: picture, parts: layer.parts)] : layer.parts,
      opacity: min(max(opacity, 0), 1), place, fault: layer.fault, isBlending: blendMode != .normal, finish: finish)
  }
}
