/// A mark of a chart, in the form common to all kinds.
nonisolated struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// The position of a mark along one axis.
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

    /// The single value.
    var value: Channel? { if case .value(let value) = self { value } else { nil } }
  }

  var kind: Kind
  var x: Place
  var y: Place
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  /// The value that distinguishes the lines of a chart.
  var series: _Datum?
  var angle: Channel?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var look = MarkLook()
  /// The function of which a line or area is the graph.
  var function: PlottedFunction?

  /// Whether the value runs along the y axis, so that the mark stands on the x axis.
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
  /// Creates a line or an area that is the graph of a function, whose position is known only with all marks.
  init(kind: Kind, function: PlottedFunction) {
    self.init(kind: kind, x: .between(nil, nil), y: .between(nil, nil))
    self.function = function
  }
}

/// The appearance of a mark. Nil means unspecified.
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
  /// Whether gradients cover the whole plot instead of the mark.
  var alignsWithPlot: Bool?
  /// Other marks to whose area this one is clipped.
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

/// How values at the same position are stacked.
nonisolated public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind

  /// Stacked from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Stacked, each as its share of the total.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Stacked around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Not stacked: all from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The width or height of a mark.
nonisolated public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// Creates a fixed size in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// Creates a fixed size in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// Automatic, depending on the kind of mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// Returns a fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// Returns the available size, less an inset in points on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// Returns a fraction of the available size.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// Returns the length in points, given the available one.
  func length(of available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: available * automatic
    case .fixed(let points): points
    case .inset(let points): max(0, available - 2 * points)
    case .ratio(let ratio): available * ratio
    }
  }
}
