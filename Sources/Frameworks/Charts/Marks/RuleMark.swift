/// A line from one value to another, or through the whole plot.
nonisolated public struct RuleMark: MarkContent {
  let mark: Mark

  /// An upright line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .rule, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel)) }

  /// An upright line from points to points of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .value(x.channel), y: .between(yStart, yEnd))
  }

  /// An upright line some points from the edge of the plot, or in its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .fixed(x), y: .range(yStart.channel, yEnd.channel))
  }

  /// A level line.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(kind: .rule, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel)) }

  /// A level line from points to points of the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .between(xStart, xEnd), y: .value(y.channel))
  }

  /// A level line some points from the edge of the plot, or in its middle.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .range(xStart.channel, xEnd.channel), y: .fixed(y))
  }
}

/// A rectangle.
nonisolated public struct RectangleMark: MarkContent {
  let mark: Mark

  /// A rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .value(y.channel), width: width, height: height) }

  /// A rectangle between two values of the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel), width: width) }

  /// A rectangle as high as the plot, or from points to points of it.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .value(x.channel), y: .between(yStart, yEnd), width: width) }

  /// A rectangle between two values of the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel), height: height) }

  /// A rectangle as wide as the plot, or from points to points of it.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .value(y.channel), height: height) }

  /// A rectangle between values of both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .range(yStart.channel, yEnd.channel))
  }

  /// A rectangle from points to points of the plot.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd))
  }

  /// A rectangle between two values of the y axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .range(yStart.channel, yEnd.channel)) }

  /// A rectangle between two values of the x axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { mark = Mark(kind: .rectangle, x: .range(xStart.channel, xEnd.channel), y: .between(yStart, yEnd)) }
}

/// A piece of a pie or ring.
nonisolated public struct SectorMark: MarkContent {
  let mark: Mark

  /// A piece whose angle is its value's part of the sum of all.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector, x: .between(nil, nil), y: .between(nil, nil), angle: angle.channel, innerRadius: innerRadius,
      outerRadius: outerRadius, angularInset: angularInset ?? 0)
  }
}
