/// A tick at a value of a slider, with a label that assistive technology reads when the slider is there.
@available(iOS 26.0, *)
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  /// The type of the slider's value.
  public typealias Value = V
  let value: V
  let label: AnyView?
  /// The tick's identity.
  public var id: ID { ID(value: value) }
  /// The tick itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

  /// Creates a tick at a value.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// Creates a tick at a value, with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }

  /// Creates a tick at a value, with a localized title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a tick at a value, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  public static func == (left: SliderTick, right: SliderTick) -> Bool { left.value == right.value }
  public static func < (left: SliderTick, right: SliderTick) -> Bool { left.value < right.value }
}

/// The ticks of a slider.
@available(iOS 26.0, *)
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the ticks' collection.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Body { get }
}

/// Ticks for the elements of a collection.
@available(iOS 26.0, *)
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates ticks for each value, identified by `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }

  /// Creates ticks for each identifiable value.
  public init<V: Identifiable>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    (self.data, self.content) = (data, content)
  }
}

@available(iOS 26.0, *)
extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value
  /// The ticks of all elements in order.
  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

/// Ticks from several statements of a closure.
@available(iOS 26.0, *)
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  /// The contents of the statements.
  public var value: T
  let ticks: [SliderTick<V>]
  /// The ticks of all statements in order.
  public var body: [SliderTick<V>] { ticks }
}

/// A result builder for ticks.
@available(iOS 26.0, *)
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds a statement that is one tick or several.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Builds the first statement.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == V { first }

  /// Appends the ticks of a further statement.
  public static func buildPartialBlock<A: SliderTickContent, B: SliderTickContent>(
    accumulated: A, next: B
  ) -> TupleSliderTickContent<V, (A, B)> where A.Value == V, B.Value == V {
    TupleSliderTickContent(value: (accumulated, next), ticks: Array(accumulated.body) + Array(next.body))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> TupleSliderTickContent<V, C?>
  where C.Value == V { TupleSliderTickContent(value: content, ticks: content.map { Array($0.body) } ?? []) }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<V, Void>
  where C.Value == V { TupleSliderTickContent(value: (), ticks: Array(first.body)) }

  /// Builds the other branch.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<V, Void>
  where C.Value == V { TupleSliderTickContent(value: (), ticks: Array(second.body)) }
}
