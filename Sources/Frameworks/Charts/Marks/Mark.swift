/// One mark of a chart, as all kinds of marks say it.
nonisolated struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// Where a mark is along one axis.
  enum Place {
    case value(Channel)
    case range(Channel, Channel)
    /// Points from the edge of the plot; nil is its middle.
    case fixed(CGFloat?)
    /// Points from the edge of the plot; nil is the edge itself.
    case between(CGFloat?, CGFloat?)

    var channels: [Channel] {
      switch self {
      case .value(let value): [value]
      case .range(let start, let end): [start, end]
      case .fixed, .between: []
      }
    }

    /// The only value.
    var value: Channel? { if case .value(let value) = self { value } else { nil } }
  }

  var kind: Kind
  var x: Place
  var y: Place
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  /// What tells the lines of a chart apart.
  var series: _Datum?
  var angle: Channel?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var look = MarkLook()
  /// What a line or an area is the graph of.
  var function: PlottedFunction?

  /// The value runs along the y axis, so that the mark stands on the x axis.
  var isVertical: Bool {
    switch (x, y) {
    case (.value(let x), .value(let y)):
      if case .number = y.lower, y.upper == nil { return true }
      if case .number = x.lower, x.upper == nil { return false }
      return true
    case (.range, .value), (.between, .value): return false
    case (.value(let x), .between):
      if kind == .bar, case .number = x.lower, x.upper == nil { return false }
      return true
    default: return true
    }
  }
}

nonisolated extension Mark {
  /// A line or an area that is the graph of a function, whose place is known when all marks are.
  init(kind: Kind, function: PlottedFunction) {
    self.init(kind: kind, x: .between(nil, nil), y: .between(nil, nil))
    self.function = function
  }
}

/// How a mark is drawn. What is nil was not said.
nonisolated struct MarkLook {
  enum Foreground {
    case style(AnyShapeStyle)
    case by(Channel)
  }
  enum Symbol {
    case shape(any ChartSymbolShape)
    case by(Channel)
    case view(AnyView)
  }
  enum Size {
    case size(CGSize)
    case by(Channel)
  }
  enum Line {
    case style(StrokeStyle)
    case by(Channel)
  }
  struct Group {
    var value: Channel
    var axis: Axis?
    var span: MarkDimension
  }
  struct Shadow {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
  }

  var foreground: Foreground?
  var symbol: Symbol?
  var symbolSize: Size?
  var line: Line?
  var group: Group?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var blur: CGFloat = 0
  var shadow: Shadow?
  var offset = EdgeInsets()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var clips: [(CGRect) -> Path] = []
  /// Gradients reach over the whole plot, not over the mark.
  var alignsWithPlot: Bool?
  /// Other marks that show where this one is seen.
  var mask: [Mark]?
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// A view beside a mark.
nonisolated struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}

/// How values at the same place are put on each other.
nonisolated public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind

  /// One on the other, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// One on the other, each as its part of the whole.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on the other, around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How wide or high a mark is.
nonisolated public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// A number of points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// As fits the kind of mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// What there is for the mark, but for points on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// A part of what there is for the mark.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// The points taken of those that there are.
  func length(of available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: available * automatic
    case .fixed(let points): points
    case .inset(let points): max(0, available - 2 * points)
    case .ratio(let ratio): available * ratio
    }
  }
}
