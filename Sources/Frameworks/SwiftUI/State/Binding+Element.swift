// A row of `ForEach($items)` has a binding to one element. It is made for a place in the collection, but leads to the element with
// the id that was there, wherever that is later. Who reads it while being evaluated depends on this element and not on all of the
// collection: it is given the element as it was last seen, and the collection is read apart from that (`DependencyScope`).

/// Where the element of a binding is.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let collection: Binding<C>
  private let path: KeyPath<C.Element, ID>
  private var index: C.Index
  private(set) var id: ID
  /// As it was last seen.
  fileprivate private(set) var value: C.Element

  init(_ collection: Binding<C>, _ path: KeyPath<C.Element, ID>, _ index: C.Index, _ value: C.Element) {
    self.collection = collection
    self.path = path
    self.index = index
    self.value = value
    id = value[keyPath: path]
  }

  /// The element now; as it was last seen once it is gone.
  func read() -> C.Element {
    guard DependencyScope.isEvaluating else { return look() }
    nonisolated(unsafe) let (location, seen) = (self, value)
    MainActor.assumeIsolated {
      DependencyScope.current?.record(element: { ValueComparison.areEqual(seen, location.look()) })
    }
    return value
  }

  private func look() -> C.Element {
    let elements = collection.wrappedValue
    if let index = place(in: elements) { value = elements[index] }
    return value
  }

  /// Writing to an element that is gone does nothing.
  func write(_ new: C.Element) {
    let elements = collection.wrappedValue
    guard let index = place(in: elements) else { return }
    collection.wrappedValue[index] = new
    id = new[keyPath: path]
    value = new
  }

  private func place(in elements: C) -> C.Index? {
    if index >= elements.startIndex, index < elements.endIndex, elements[index][keyPath: path] == id { return index }
    guard let found = elements.firstIndex(where: { $0[keyPath: path] == id }) else { return nil }
    index = found
    return found
  }
}

/// Compares the elements of two bindings.
private struct ElementSnapshot<C: MutableCollection & RandomAccessCollection, ID: Hashable>: BoundElement {
  let id: ID
  let value: C.Element

  func isSame(as other: any BoundElement) -> Bool {
    guard let other = other as? Self else { return false }
    return id == other.id && ValueComparison.areEqual(value, other.value)
  }

  func isSamePlace(as other: any BoundElement) -> Bool { (other as? Self)?.id == id }
}

extension Binding {
  /// A binding to the element that is at `index` of `collection`.
  init<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
    element value: Value, at index: C.Index, of collection: Binding<C>, id path: KeyPath<Value, ID>
  ) where C.Element == Value {
    let location = ElementLocation(collection, path, index, value)
    let snapshot = ElementSnapshot<C, ID>(id: location.id, value: value)
    self.init(
      target: collection.target.map { .element(of: $0, snapshot) }, get: { location.read() },
      set: { value, _ in location.write(value) })
    transaction = collection.transaction
  }
}
