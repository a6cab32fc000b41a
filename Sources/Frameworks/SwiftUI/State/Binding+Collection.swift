// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The first element's place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The next place.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves on to the next place.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a place. Caveat: it leads to the place, whichever element is there later, and must not be used
  /// when there is none.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(
      target: nil, get: { wrappedValue[position] }, set: { value, _ in wrappedValue[position] = value })
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves back to the place before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
