// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the next index.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Advances to the next index.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to the element at an index. Caveat: it refers to the index, whichever element is there later,
  /// and must not be used if there is none.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(
      target: nil, get: { wrappedValue[position] }, set: { value, _ in wrappedValue[position] = value })
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the previous index.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves to the previous index.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
