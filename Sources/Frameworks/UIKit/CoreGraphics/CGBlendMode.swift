import DisplayList
import Foundation

/// How the colours of what is drawn and of what is behind it become one.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

  private static let operations: [BlendOperation] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
    .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
  ]
  var operation: BlendOperation { Self.operations[Int(rawValue)] }

  /// A mode by its name; nil if there is none.
  init?(named name: String) {
    guard let place = Self.operations.firstIndex(where: { $0.rawValue == name }) else { return nil }
    self.init(rawValue: Int32(place))
  }
}

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
  /// How what is drawn from now on and what is behind it become one.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// How far a sharp corner of a line may reach, in line widths, before it is cut.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// How far curves may be from the true ones, in pixels. Caveat: they are as fine as usual.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Edges are smooth. They always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Edges may be smooth. They always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Letters are smooth. They always are here.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Letters may be smooth. They always are here.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// How letters are drawn; none with `invisible`. Caveat: else they are filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// What maps letters. Caveat: it has no effect: texts are drawn by strings, which have matrices of their own on Apple's systems, too.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// Where the next letter is. Caveat: it has no effect, like the matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Everything is drawn now, as it is in any case.
  public func flush() {}
  /// Everything is drawn now, as it is in any case.
  public func synchronize() {}

  /// Nothing is left in a rectangle.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blend, state.shadow, state.alpha, state.fillPattern) = (.clear, nil, 1, nil)
    state.fill = .black
    fill(rect)
    restoreGState()
  }

  /// Draws everywhere again.
  public func resetClip() { state.drawing.clips = [] }

  /// Draws nothing from now on where a picture, stretched over a rectangle, is transparent; y counts as the picture's does in `draw`.
  public func clip(to rect: CGRect, mask: CGImage) {
    let picture = CGContext(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
    picture.concatenate(ctm)
    picture.draw(mask, in: rect)
    clip(to: picture.parts)
    clip(to: rect)
  }

  /// Adds a part of a circle that touches the lines from the pen to a point and from there to another, after a line to its start.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    figure.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }

  /// The path becomes the outline of its line.
  public func replacePathWithStrokedPath() {
    let outline = figure.elements.strokedPath(state.line, miterLimit: state.miterLimit)
    beginPath()
    addPath(CGPath(outline))
  }
  /// True if a point, in pixels from the lower left corner, is in the path that is made, or on it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = convertToUserSpace(point)
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke, figure.contains(point, using: isEvenOdd ? .evenOdd : .winding) { return true }
    guard mode != .fill, mode != .eoFill else { return false }
    return CGPath(figure.elements.strokedPath(state.line, miterLimit: state.miterLimit)).contains(point)
  }

  // MARK: Coordinates

  /// From the coordinates that are drawn in to pixels from the lower left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }
  /// A point in pixels from the lower left corner.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// A size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// A rectangle in pixels from the lower left corner.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// Where a point in pixels from the lower left corner is.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// What a size in pixels is.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform.inverted()) }
  /// Where a rectangle in pixels from the lower left corner is.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform.inverted()) }

  /// Draws a gradient once around a point, over all that clips leave; the angle counts from the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let stops = gradient.stops.map { Paint.Stop(color: $0.color.opacity(state.alpha), location: $0.location) }
    add(.fill(.rect(boundingBoxOfClipPath), .conicGradient(stops, center: center, angle: angle)))
  }
}

/// Something that is drawn once to be drawn several times.
public final class CGLayer {
  /// Where is drawn.
  public let context: CGContext?
  /// Points.
  public let size: CGSize

  /// A layer for drawing in a context; nil without a size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    let isUpwards = context.ctm.d < 0
    let own = CGContext(size: size, scale: context.scale)
    if isUpwards { own.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)) }
    self.isUpwards = isUpwards
    self.context = own
  }
  fileprivate let isUpwards: Bool
}

extension CGContext {
  /// Draws a layer, stretched over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawn = layer.context else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    if layer.isUpwards { concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: layer.size.height)) }
    draw(drawn.parts)
    restoreGState()
  }
  /// Draws a layer, its corner of the smallest coordinates at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
