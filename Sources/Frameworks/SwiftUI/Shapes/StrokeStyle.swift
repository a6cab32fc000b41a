import DisplayList
import Foundation
import ScrollworkUIKit

/// The properties of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the joins between segments.
  public var lineJoin: CGLineJoin
  /// The length of a mitred corner, in line widths, above which it is cut off.
  public var miterLimit: CGFloat
  /// The lengths in points of dash, gap, dash, ...; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The same line in a display list. Its mitre limit is always 10.
  var stroke: Stroke {
    let cap: Stroke.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Stroke.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Stroke(width: max(lineWidth, 0), cap: cap, join: join, dash: dash, dashPhase: dashPhase)
  }
}

extension StrokeStyle: Animatable {
  /// Line width and dash phase.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(lineWidth, dashPhase) }
    set { (lineWidth, dashPhase) = (newValue.first, newValue.second) }
  }
}

/// The style that determines what is inside an outline.
public struct FillStyle: Hashable, Sendable {
  /// Whether to use the even-odd rule instead of the winding number.
  public var isEOFilled: Bool
  /// Caveat: edges are antialiased, whatever the value.
  public var isAntialiased: Bool

  /// Creates a style that uses the winding number by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
