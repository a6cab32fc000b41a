import DisplayList
import Foundation

/// How the cells of a pattern lie beside each other.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0, constantSpacingMinimalDistortion, constantSpacing
}

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what a pattern was made with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern asks for.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Runs when the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A picture that is repeated, drawn by the app. Caveat: of its matrix only the displacement counts, and a cell that is larger than its
/// step is cut off.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let callbacks: CGPatternCallbacks
  /// The pattern has colours of its own.
  let isColored: Bool

  /// A pattern of cells so far from each other; nil without a distance.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else { return nil }
    (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// What fills with the pattern.
  func paint(scale: CGFloat, tint: DisplayColor?, opacity: Double) -> Paint.Pattern {
    let context = CGContext(size: step, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    callbacks.drawPattern?(info, context)
    let place = bounds.origin.applying(matrix)
    return Paint.Pattern(
      context.bitmap(isOpaque: false), tile: CGRect(origin: place, size: step), tint: tint, opacity: opacity)
  }
}

extension CGContext {
  /// What is filled with: a pattern, in the colour of the components unless it has its own; the last one is the opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillPattern = paint(pattern, colorComponents)
  }
  /// What lines are drawn with: a pattern, in the colour of the components unless it has its own; the last one is the opacity.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokePattern = paint(pattern, colorComponents)
  }
  /// Where patterns begin, in points.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
  /// How the numbers of colours of what is filled with are meant. Caveat: patterns without colours have three.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// How the numbers of colours of lines are meant. Caveat: patterns without colours have three.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  private func paint(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> Paint.Pattern {
    guard !pattern.isColored else { return pattern.paint(scale: scale, tint: nil, opacity: Double(components[0])) }
    let tint = DisplayColor(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(components[3]))
    return pattern.paint(scale: scale, tint: tint, opacity: 1)
  }
}
