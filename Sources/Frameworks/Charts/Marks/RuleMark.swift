/// A line from one value to another, or through the whole plot.
nonisolated public struct RuleMark: MarkContent {
  let mark: Mark

  /// Creates a vertical line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .rule, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel)) }

  /// Creates a vertical line between positions in points.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .value(x.channel), y: .between(yStart, yEnd))
  }

  /// Creates a vertical line a number of points from the edge of the plot, or in its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .fixed(x), y: .range(yStart.channel, yEnd.channel))
  }

  /// Creates a horizontal line.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(kind: .rule, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel)) }

  /// Creates a horizontal line between positions in points.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .between(xStart, xEnd), y: .value(y.channel))
  }

  /// Creates a horizontal line a number of points from the edge of the plot, or in its middle.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .range(xStart.channel, xEnd.channel), y: .fixed(y))
  }
}

/// A rectangle.
nonisolated public struct RectangleMark: MarkContent {
  let mark: Mark

  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .value(y.channel), width: width, height: height) }

  /// Creates a rectangle between two values of the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel), width: width) }

  /// Creates a rectangle as high as the plot, or between positions in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .between(yStart, yEnd), width: width) }

  /// Creates a rectangle between two values of the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel), height: height) }

  /// Creates a rectangle as wide as the plot, or between positions in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .value(y.channel), height: height) }

  /// Creates a rectangle between values of both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .range(yStart.channel, yEnd.channel))
  }

  /// Creates a rectangle between positions in points.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd))
  }

  /// Creates a rectangle between two values of the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .range(yStart.channel, yEnd.channel)) }

  /// Creates a rectangle between two values of the x axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { mark = Mark(kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .between(yStart, yEnd)) }
}

/// A sector of a pie or ring.
nonisolated public struct SectorMark: MarkContent {
  let mark: Mark

  /// Creates a sector whose angle is its value's share of the total.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector, x: .between(nil, nil), y: .between(nil, nil), angle: angle.channel, innerRadius: innerRadius,
      outerRadius: outerRadius, angularInset: angularInset ?? 0)
  }
}
