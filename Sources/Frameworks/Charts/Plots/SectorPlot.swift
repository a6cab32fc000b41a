/// A piece of a pie or ring for each element of a collection.
@available(iOS 18.0, *)
nonisolated public struct SectorPlot<Content> {
  let content: Content
}

@available(iOS 18.0, *)
extension SectorPlot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: inout _Marks) {
    Content._collect(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(_ plot: Self, _ marks: inout _ElementMarks<DataElement>) {
    Content._collectElements(plot.content, &marks)
  }
}

@available(iOS 18.0, *)
nonisolated extension SectorPlot {
  private init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> Mark)
  where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedSectorPlotContent(collection: PlottedCollection(elements: data, mark: mark))
  }

  /// Creates a sector whose angle is its value's share of the total, for each element.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  )
  where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { element in
      Mark(
        kind: .sector, x: .between(nil, nil), y: .between(nil, nil), angle: angle.channel(element),
        innerRadius: innerRadius.dimension(element), outerRadius: outerRadius.dimension(element),
        angularInset: angularInset ?? 0)
    }
  }

  /// Creates a sector for each element, which also sets the distance from its neighbours, in points.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  )
  where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    self.init(data) { element in
      Mark(
        kind: .sector, x: .between(nil, nil), y: .between(nil, nil), angle: angle.channel(element),
        innerRadius: innerRadius.dimension(element), outerRadius: outerRadius.dimension(element),
        angularInset: element[keyPath: angularInset])
    }
  }
}
