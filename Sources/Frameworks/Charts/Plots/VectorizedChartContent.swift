/// Content with one mark for each element of a collection, which modifiers can style by properties of the elements.
///
/// Modifiers that take key paths come before those that take values: these return content that knows no elements any more.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What there is a mark for.
  associatedtype DataElement

  /// Adds the content's marks, with what each stands for.
  static func _collectElements(_ content: Self, _ marks: inout _ElementMarks<DataElement>)
}

/// The marks of a plotted collection, each with its element, while they are gathered.
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

/// A collection, and what mark an element of it is.
nonisolated struct PlottedCollection<Elements: RandomAccessCollection> {
  let elements: Elements
  let mark: (Elements.Element) -> Mark
}

/// Content that is a collection.
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

/// What a plot of bars is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of lines is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of areas is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of symbols is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of rectangles is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of rules is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}

/// What a plot of pieces of a pie is made of.
@available(iOS 18.0, *)
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: CollectionPlotContent {
  public typealias DataElement = Data.Element
  let collection: PlottedCollection<Data>
}
