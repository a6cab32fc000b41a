/// An area along the elements of a collection, or under the graph of a function.
@available(iOS 18.0, *)
nonisolated public struct AreaPlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension AreaPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension AreaPlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedAreaPlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates an area over zero with a point for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .area, x: .value(x.channel($0)), y: .value(y.channel($0)), stacking: stacking)
    }
  }

  /// Creates several areas, one for each value of a series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .area, x: .value(x.channel($0)), y: .value(y.channel($0)), stacking: stacking,
        series: series.channel($0).lower)
    }
  }

  /// Creates an area between two lines with two points for each element.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) { Mark(kind: .area, x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0))) }
  }

  /// Creates several areas between two lines, one for each value of a series.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .area, x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0)),
        series: series.channel($0).lower)
    }
  }

  /// Creates an area between two vertical lines with two points for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) { Mark(kind: .area, x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0))) }
  }

  /// Creates several areas between two vertical lines, one for each value of a series.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(
        kind: .area, x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0)),
        series: series.channel($0).lower)
    }
  }
}

/// The content of the area under the graph of a function, or between two.
@available(iOS 18.0, *)
nonisolated public struct FunctionAreaPlotContent: MarkContent {
  let mark: Mark
}

// A function is evaluated once per point of the plot's width, when it is drawn.
@available(iOS 18.0, *)
nonisolated extension AreaPlot: _FunctionPlot where Content == FunctionAreaPlotContent {
  public init(
    _function function: @escaping @Sendable (Double) -> Double, x: Text, y: Text, domain: ClosedRange<Double>?
  ) { self.init(x, [y], domain) { (0, function($0)) } }

  private init(
    _ x: Text, _ start: Text, _ end: Text, _ domain: ClosedRange<Double>?,
    between function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(x, [start, end], domain, function) }

  private init(
    _ x: Text, _ y: [Text], _ domain: ClosedRange<Double>?,
    _ function: @escaping @Sendable (Double) -> (Double, Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(kind: .area, function: PlottedFunction(curve: .graph(function), domain: domain, x: x, y: y)))
  }

  /// Creates the area between the graphs of two functions, except where one of them is NaN or infinite.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x), Text(yStart), Text(yEnd), domain, between: function) }

  /// Creates the area between the graphs of two functions, except where one of them is NaN or infinite.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x), Text(yStart), Text(yEnd), domain, between: function) }

  /// Creates the area between the graphs of two functions, except where one of them is NaN or infinite.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x), Text(yStart), Text(yEnd), domain, between: function) }

  /// Creates the area between the graphs of two functions, except where one of them is NaN or infinite.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(x, yStart, yEnd, domain, between: function) }
}
