/// A rectangle for each element of a collection.
@available(iOS 18.0, *)
nonisolated public struct RectanglePlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension RectanglePlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension RectanglePlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a rectangle around two values for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .value(x.channel($0)), y: .value(y.channel($0)), width: width.dimension($0),
        height: height.dimension($0))
    }
  }

  /// Creates a rectangle between two values of the y axis for each element.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .value(x.channel($0)), y: .range(yStart.channel($0), yEnd.channel($0)),
        width: width.dimension($0))
    }
  }

  /// Creates a rectangle as high as the plot, or between positions in points, for each element.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .rectangle, x: .value(x.channel($0)), y: .between(yStart, yEnd), width: width.dimension($0))
    }
  }

  /// Creates a rectangle between positions of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .value(x.channel($0)), y: .between($0[keyPath: yStart], $0[keyPath: yEnd]),
        width: width.dimension($0))
    }
  }

  /// Creates a rectangle between two values of the x axis for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .range(xStart.channel($0), xEnd.channel($0)), y: .value(y.channel($0)),
        height: height.dimension($0))
    }
  }

  /// Creates a rectangle as wide as the plot, or between positions in points, for each element.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .value(y.channel($0)), height: height.dimension($0))
    }
  }

  /// Creates a rectangle between positions of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.channel($0)),
        height: height.dimension($0))
    }
  }

  /// Creates a rectangle between values of both axes for each element.
  public init<Data, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .range(xStart.channel($0), xEnd.channel($0)),
        y: .range(yStart.channel($0), yEnd.channel($0)))
    }
  }

  /// Creates a rectangle between two values of the x axis for each element.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(kind: .rectangle, x: .range(xStart.channel($0), xEnd.channel($0)), y: .between(yStart, yEnd))
    }
  }

  /// Creates a rectangle between two values of the x axis, between positions in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .range(xStart.channel($0), xEnd.channel($0)),
        y: .between($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// Creates a rectangle between two values of the y axis for each element.
  public init<Data, Y>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(kind: .rectangle, x: .between(xStart, xEnd), y: .range(yStart.channel($0), yEnd.channel($0)))
    }
  }

  /// Creates a rectangle between two values of the y axis, between positions in points.
  public init<Data, Y>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]),
        y: .range(yStart.channel($0), yEnd.channel($0)))
    }
  }

  /// Creates a rectangle between positions in points for each element.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) {
      Mark(
        kind: .rectangle, x: .between($0[keyPath: xStart], $0[keyPath: xEnd]),
        y: .between($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }
}
