import DisplayList
import Foundation

/// The arrangement of a pattern's cells.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0, constantSpacingMinimalDistortion, constantSpacing
}

/// A function that draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that releases a pattern's info.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the info when the pattern is released.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A repeated picture drawn by the app. Caveat: only the translation of its matrix is used, and a cell larger than its
/// step is clipped.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let callbacks: CGPatternCallbacks
  /// Whether the pattern has its own colours.
  let isColored: Bool

  /// Creates a pattern of cells with steps; nil without a step.
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

  /// Returns the paint of the pattern.
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
  /// Sets a fill pattern, in the colour of the components unless it has its own; the last component is the opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillPattern = paint(pattern, colorComponents)
  }
  /// Sets a stroke pattern, in the colour of the components unless it has its own; the last component is the opacity.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokePattern = paint(pattern, colorComponents)
  }
  /// Sets the origin of patterns, in points.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
  /// Sets the colour space of fill components. Caveat: uncoloured patterns have three.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the colour space of stroke components. Caveat: uncoloured patterns have three.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  private func paint(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> Paint.Pattern {
    guard !pattern.isColored else { return pattern.paint(scale: scale, tint: nil, opacity: Double(components[0])) }
    let tint = DisplayColor(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(components[3]))
    return pattern.paint(scale: scale, tint: tint, opacity: 1)
  }
}
