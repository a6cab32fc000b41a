/// A point of a line.
nonisolated public struct LineMark: MarkContent {
  let mark: Mark

  /// Creates a point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: .value(x.channel), y: .value(y.channel))
  }

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { mark = Mark(kind: .line, x: .value(x.channel), y: .value(y.channel), series: series.channel.lower) }
}

/// A point of the edge of an area.
nonisolated public struct AreaMark: MarkContent {
  let mark: Mark

  /// Creates a point of an area over zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { mark = Mark(kind: .area, x: .value(x.channel), y: .value(y.channel), stacking: stacking) }

  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: .value(x.channel), y: .value(y.channel), stacking: stacking, series: series.channel.lower)
  }

  /// Creates two points of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(kind: .area, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel)) }

  /// Creates two points of one of several areas between two lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .value(x.channel), y: .range(yStart.channel, yEnd.channel), series: series.channel.lower)
  }

  /// Creates two points of an area between two vertical lines.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(kind: .area, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel)) }

  /// Creates two points of one of several areas between two vertical lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .range(xStart.channel, xEnd.channel), y: .value(y.channel), series: series.channel.lower)
  }
}

/// A symbol.
nonisolated public struct PointMark: MarkContent {
  let mark: Mark

  /// Creates a symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .value(x.channel), y: .value(y.channel))
  }

  /// Creates a symbol a number of points from the edge of the plot, or in its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .fixed(x), y: .value(y.channel))
  }

  /// Creates a symbol a number of points from the edge of the plot, or in its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: .value(x.channel), y: .fixed(y))
  }
}
