/// A line through the elements of a collection, or the graph of a function.
@available(iOS 18.0, *)
nonisolated public struct LinePlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension LinePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension LinePlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedLinePlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a line through a point for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .line, x: .value(x.channel($0)), y: .value(y.channel($0))) }
  }

  /// Creates several lines through points, one for each value of a series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .line, x: .value(x.channel($0)), y: .value(y.channel($0)), series: series.channel($0).lower)
    }
  }
}

/// The content of the graph of a function.
@available(iOS 18.0, *)
nonisolated public struct FunctionLinePlotContent: MarkContent {
  let mark: Mark
}

// A function is evaluated once per point of the plot's width, when it is drawn.
@available(iOS 18.0, *)
nonisolated extension LinePlot: _FunctionPlot where Content == FunctionLinePlotContent {
  public init(
    _function function: @escaping @Sendable (Double) -> Double, x: Text, y: Text, domain: ClosedRange<Double>?
  ) {
    let curve = PlottedFunction.Curve.graph { x in
      let y = function(x)
      return (y, y)
    }
    content = FunctionLinePlotContent(
      mark: Mark(kind: .line, function: PlottedFunction(curve: curve, domain: domain, x: x, y: [y])))
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>,
    parametric function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(
        kind: .line, function: PlottedFunction(curve: .parametric(function), domain: domain, x: x, y: [y])))
  }

  /// Creates a curve whose points are a function of a parameter, except where they are NaN or infinite.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x), Text(y), domain, parametric: function) }

  /// Creates a curve whose points are a function of a parameter, except where they are NaN or infinite.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x), Text(y), domain, parametric: function) }

  /// Creates a curve whose points are a function of a parameter, except where they are NaN or infinite.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x), Text(y), domain, parametric: function) }

  /// Creates a curve whose points are a function of a parameter, except where they are NaN or infinite.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(x, y, domain, parametric: function) }
}
