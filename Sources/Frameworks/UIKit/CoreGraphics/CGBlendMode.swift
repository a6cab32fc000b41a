import DisplayList
import Foundation

/// How drawn colours are blended with the background.
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

  /// Creates a mode by name; nil if there is none.
  init?(named name: String) {
    guard let place = Self.operations.firstIndex(where: { $0.rawValue == name }) else { return nil }
    self.init(rawValue: Int32(place))
  }
}

/// How glyphs are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// Sets the limit of a miter's length, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the tolerance of curves, in pixels. Caveat: it has no effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets whether edges are antialiased. They always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be antialiased. They always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether glyphs are smoothed. They always are here.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may be smoothed. They always are here.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs stand between pixels. They always do here.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether glyphs may stand between pixels. They always do here.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether the positions between pixels are limited to a few. Caveat: it has no effect.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether the positions between pixels may be limited to a few. Caveat: it has no effect.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets how glyphs are drawn; `invisible` hides them. Caveat: otherwise they are filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// The transform of text. Caveat: it has no effect: strings draw text, with matrices of their own, as on Apple's
  /// systems.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// The position of the next glyph. Caveat: like the matrix, it has no effect.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Draws everything now; drawing is never delayed here.
  public func flush() {}
  /// Draws everything now; drawing is never delayed here.
  public func synchronize() {}

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blend, state.shadow, state.alpha, state.fillPattern) = (.clear, nil, 1, nil)
    state.fill = .black
    fill(rect)
    restoreGState()
  }

  /// Removes all clips.
  public func resetClip() { state.drawing.clips = [] }

  /// Clips to the opaque parts of an image, stretched over a rectangle; y is that of images in `draw`.
  public func clip(to rect: CGRect, mask: CGImage) {
    let picture = CGContext(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
    picture.concatenate(ctm)
    picture.draw(mask, in: rect)
    clip(to: picture.parts)
    clip(to: rect)
  }

  /// Adds an arc tangent to the lines from the current point to a point and from there to another, after a line to its
  /// start.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    figure.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = figure.elements.strokedPath(state.line, miterLimit: state.miterLimit)
    beginPath()
    addPath(CGPath(outline))
  }
  /// Returns whether a point, in pixels from the lower left corner, is in the current path or on it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = convertToUserSpace(point)
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke, figure.contains(point, using: isEvenOdd ? .evenOdd : .winding) { return true }
    guard mode != .fill, mode != .eoFill else { return false }
    return CGPath(figure.elements.strokedPath(state.line, miterLimit: state.miterLimit)).contains(point)
  }

  // MARK: Coordinates

  /// The transform from user space to pixels from the lower left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }
  /// Returns a point in pixels from the lower left corner.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// Returns a size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// Returns a rectangle in pixels from the lower left corner.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// Returns the user space point of a point in pixels from the lower left corner.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// Returns the user space size of a size in pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform.inverted()) }
  /// Returns the user space rectangle of a rectangle in pixels from the lower left corner.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform.inverted()) }

  /// Draws a gradient around a point over the clip area; the angle goes from the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let stops = gradient.stops.map { Paint.Stop(color: $0.color.opacity(state.alpha), location: $0.location) }
    add(.fill(.rect(boundingBoxOfClipPath), .conicGradient(stops, center: center, angle: angle)))
  }
}

/// Content that is drawn once and reused.
public final class CGLayer {
  /// The context to draw in.
  public let context: CGContext?
  /// The size in points.
  public let size: CGSize

  /// Creates a layer for a context; nil without a size.
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
  /// Draws a layer with the corner of its smallest coordinates at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
