/// A mark at a value of a slider, with a label that assistive technology says where the slider is there.
@available(iOS 26.0, *)
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// What tells a mark from others of its slider: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  /// The type of the slider's value.
  public typealias Value = V
  let value: V
  let label: AnyView?
  /// What tells the mark from others of its slider.
  public var id: ID { ID(value: value) }
  /// The mark alone.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

  /// A mark at a value.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// A mark at a value, with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }

  /// A mark at a value, with a title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// A mark at a value, with a title as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  public static func == (left: SliderTick, right: SliderTick) -> Bool { left.value == right.value }
  public static func < (left: SliderTick, right: SliderTick) -> Bool { left.value < right.value }
}

/// Marks of a slider.
@available(iOS 26.0, *)
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the marks' collection.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks.
  var body: Body { get }
}

/// Marks for the elements of a collection.
@available(iOS 26.0, *)
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Marks for each value; `id` tells values apart.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }

  /// Marks for each value, which tells its own id.
  public init<V: Identifiable>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }
}

@available(iOS 26.0, *)
extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value
  /// The marks of all elements in their order.
  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

/// Marks from several statements of a closure.
@available(iOS 26.0, *)
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  /// What the statements are.
  public var value: T
  let ticks: [SliderTick<V>]
  /// The marks of all statements in their order.
  public var body: [SliderTick<V>] { ticks }
}

/// Builds marks from the statements of a closure.
@available(iOS 26.0, *)
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A statement is a mark, or several.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// The first statement is itself.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == V { first }

  /// Each further statement's marks follow.
  public static func buildPartialBlock<A: SliderTickContent, B: SliderTickContent>(
    accumulated: A, next: B
  ) -> TupleSliderTickContent<V, (A, B)> where A.Value == V, B.Value == V {
    TupleSliderTickContent(value: (accumulated, next), ticks: Array(accumulated.body) + Array(next.body))
  }

  /// An `if` without `else` may be nothing.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> TupleSliderTickContent<V, C?>
  where C.Value == V { TupleSliderTickContent(value: content, ticks: content.map { Array($0.body) } ?? []) }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<V, Void>
  where C.Value == V { TupleSliderTickContent(value: (), ticks: Array(first.body)) }

  /// The other branch.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<V, Void>
  where C.Value == V { TupleSliderTickContent(value: (), ticks: Array(second.body)) }
}
