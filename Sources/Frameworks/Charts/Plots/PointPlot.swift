/// A symbol for each element of a collection.
@available(iOS 18.0, *)
nonisolated public struct PointPlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension PointPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension PointPlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a symbol at two values for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .point, x: .value(x.channel($0)), y: .value(y.channel($0))) }
  }

  /// Creates a symbol a number of points from the edge of the plot, or in its middle, for each element.
  public init<Data>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .point, x: .fixed(x), y: .value(y.channel($0))) }
  }

  /// Creates a symbol at each element's distance from the edge of the plot, in points.
  public init<Data>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .point, x: .fixed($0[keyPath: x]), y: .value(y.channel($0))) }
  }

  /// Creates a symbol a number of points from the edge of the plot, or in its middle, for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  )
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .point, x: .value(x.channel($0)), y: .fixed(y)) }
  }

  /// Creates a symbol at each element's distance from the edge of the plot, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .point, x: .value(x.channel($0)), y: .fixed($0[keyPath: y])) }
  }
}
