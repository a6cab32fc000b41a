/// A bar.
nonisolated public struct BarMark: MarkContent {
  let mark: Mark

  /// Creates a bar to a value, or centred on it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: .value(x.channel), y: .value(y.channel), width: width, height: height, stacking: stacking)
  }

  /// Creates a bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { mark = Mark(kind: .bar, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel), width: width) }

  /// Creates a bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .bar, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel), height: height) }

  /// Creates a bar as high as the plot, or a piece of one bar along the x axis.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: .value(x.channel), y: .between(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar as wide as the plot, or a piece of one bar along the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: .between(xStart, xEnd), y: .value(y.channel), height: height, stacking: stacking)
  }

  /// Creates a bar between two values along the x axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { mark = Mark(kind: .bar, x: .range(xStart.channel, xEnd.channel), y: .between(yStart, yEnd)) }

  /// Creates a bar between two values along the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .bar, x: .between(xStart, xEnd), y: .range(yStart.channel, yEnd.channel)) }
}

/// Content that consists of one mark.
@MainActor
protocol MarkContent: PrimitiveChartContent {
  nonisolated var mark: Mark { get }
}

extension MarkContent {
  public static func _collect(_ content: Self, _ marks: inout _Marks) { marks.marks.append(content.mark) }
}
