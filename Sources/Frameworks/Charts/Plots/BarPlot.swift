/// A bar for each element of a collection.
@available(iOS 18.0, *)
nonisolated public struct BarPlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension BarPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension BarPlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedBarPlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a bar to a value, or centred on it, for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .bar, x: .value(x.channel($0)), y: .value(y.channel($0)), width: width.dimension($0),
        height: height.dimension($0), stacking: stacking)
    }
  }

  /// Creates a bar between two values for each element.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .bar, x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0)),
        width: width.dimension($0))
    }
  }

  /// Creates a bar as high as the plot, or a piece of one bar along the x axis, for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .bar, x: .value(x.channel($0)), y: .between(yStart, yEnd), width: width.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates a bar between positions of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .bar, x: .value(x.channel($0)), y: .between($0[keyPath: yStart], $0[keyPath: yEnd]),
        width: width.dimension($0), stacking: stacking)
    }
  }

  /// Creates a horizontal bar between two values for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(
        kind: .bar, x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0)),
        height: height.dimension($0))
    }
  }

  /// Creates a bar as wide as the plot, or a piece of one bar along the y axis, for each element.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .bar, x: .between(xStart, xEnd), y: .value(y.channel($0)), height: height.dimension($0),
        stacking: stacking)
    }
  }

  /// Creates a horizontal bar between positions of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .bar, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.channel($0)),
        height: height.dimension($0), stacking: stacking)
    }
  }

  /// Creates a bar between two values along the x axis for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) { Mark(kind: .bar, x: .range(xStart.channel($0), xEnd.channel($0)), y: .between(yStart, yEnd)) }
  }

  /// Creates a bar between two values along the x axis, between positions in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(
        kind: .bar, x: .range(xStart.channel($0), xEnd.channel($0)),
        y: .between($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// Creates a bar between two values along the y axis for each element.
  public init<Data, Y>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) { Mark(kind: .bar, x: .between(xStart, xEnd), y: .range(yStart.channel($0), yEnd.channel($0))) }
  }

  /// Creates a bar between two values along the y axis, between positions in points.
  public init<Data, Y>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .bar, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]),
        y: .range(yStart.channel($0), yEnd.channel($0)))
    }
  }
}
