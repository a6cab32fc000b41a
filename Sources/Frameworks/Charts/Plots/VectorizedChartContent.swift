/// Content with one mark for each element of a collection, which modifiers can style by properties of the elements.
///
/// Modifiers that take key paths come before those that take values: the latter return content without elements.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// Adds the content's marks, each with its element.
  static func _collectElements(_ content: Self, _ marks: inout _ElementMarks<DataElement>)
}

/// The marks of a plot, each with its element, while they are collected.
@available(iOS 18.0, *)
nonisolated public struct _ElementMarks<DataElement> {
  var elements: [DataElement] = []
  var marks: [Mark] = []
}

@available(iOS 18.0, *)
extension VectorizedChartContent {
  public static func _collect(_ content: Self, _ marks: inout _Marks) {
    var gathered = _ElementMarks<DataElement>()
    _collectElements(content, &gathered)
    marks.marks += gathered.marks
  }
}

/// A collection, and the mark for an element.
nonisolated struct PlottedCollection<Elements: RandomAccessCollection> {
  let elements: Elements
  let mark: (Elements.Element) -> Mark
}

/// Content that consists of a collection.
@available(iOS 18.0, *)
@MainActor
protocol CollectionPlotContent: VectorizedChartContent, PrimitiveChartContent where DataElement == Data.Element {
  associatedtype Data: RandomAccessCollection
  nonisolated var collection: PlottedCollection<Data> { get }
}

@available(iOS 18.0, *)
extension CollectionPlotContent {
  public static func _collectElements(_ content: Self, _ marks: inout _ElementMarks<DataElement>) {
    marks.elements.reserveCapacity(content.collection.elements.count)
    marks.marks.reserveCapacity(content.collection.elements.count)
    for element in content.collection.elements {
      marks.elements.append(element)
      marks.marks.append(content.collection.mark(element))
    }
  }
}

/// The content of a plot of bars.
@available(iOS 18.0, *)
nonisolated public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of lines.
@available(iOS 18.0, *)
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of areas.
@available(iOS 18.0, *)
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of symbols.
@available(iOS 18.0, *)
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of rectangles.
@available(iOS 18.0, *)
nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of rules.
@available(iOS 18.0, *)
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// The content of a plot of pieces of a pie.
@available(iOS 18.0, *)
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}
