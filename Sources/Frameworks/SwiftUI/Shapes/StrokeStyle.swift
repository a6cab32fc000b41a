import DisplayList
import Foundation
import ScrollworkUIKit

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How its parts meet.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may reach, in line widths, before it is cut.
  public var miterLimit: CGFloat
  /// Lengths in points of dash, gap, dash, ...; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// A line.
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

/// How the inside of an outline is told from its outside.
public struct FillStyle: Hashable, Sendable {
  /// True for the even-odd rule, false for the winding number.
  public var isEOFilled: Bool
  /// Caveat: edges are antialiased, whatever it says.
  public var isAntialiased: Bool

  /// The winding number unless told otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
