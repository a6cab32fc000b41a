/// A line for each element of a collection, from one value to another or through the whole plot.
@available(iOS 18.0, *)
nonisolated public struct RulePlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension RulePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension RulePlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a vertical line for each element.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) { Mark(kind: .rule, x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0))) }
  }

  /// Creates a vertical line between positions in points for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .rule, x: .value(x.channel($0)), y: .between(yStart, yEnd)) }
  }

  /// Creates a vertical line between positions of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .rule, x: .value(x.channel($0)), y: .between($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// Creates a vertical line a number of points from the edge of the plot, or in its middle, for each element.
  public init<Data, Y>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) { Mark(kind: .rule, x: .fixed(x), y: .range(yStart.channel($0), yEnd.channel($0))) }
  }

  /// Creates a vertical line at each element's distance from the edge of the plot, in points.
  public init<Data, Y>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) { Mark(kind: .rule, x: .fixed($0[keyPath: x]), y: .range(yStart.channel($0), yEnd.channel($0))) }
  }

  /// Creates a horizontal line for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) { Mark(kind: .rule, x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0))) }
  }

  /// Creates a horizontal line between positions in points for each element.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { Mark(kind: .rule, x: .between(xStart, xEnd), y: .value(y.channel($0))) }
  }

  /// Creates a horizontal line between positions of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .rule, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.channel($0)))
    }
  }

  /// Creates a horizontal line a number of points from the edge of the plot, or in its middle, for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) { Mark(kind: .rule, x: .range(xStart.channel($0), xEnd.channel($0)), y: .fixed(y)) }
  }

  /// Creates a horizontal line at each element's distance from the edge of the plot, in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) { Mark(kind: .rule, x: .range(xStart.channel($0), xEnd.channel($0)), y: .fixed($0[keyPath: y])) }
  }
}
