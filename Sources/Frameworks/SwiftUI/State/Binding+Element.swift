// A row of `ForEach($items)` has a binding to one element. It is made for an index of the collection, but refers to the
// element with the id at that index, wherever that is later. Reading it during evaluation depends on this element and
// not on the whole collection: it yields the last known element, and the collection is read separately
// (`DependencyScope`).

/// The location of a binding's element.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let collection: Binding<C>
  private let path: KeyPath<C.Element, ID>
  private var index: C.Index
  private(set) var id: ID
  /// The last known value.
  fileprivate private(set) var value: C.Element

  init(_ collection: Binding<C>, _ path: KeyPath<C.Element, ID>, _ index: C.Index, _ value: C.Element) {
    self.collection = collection
    self.path = path
    self.index = index
    self.value = value
    id = value[keyPath: path]
  }

  /// Returns the current element, or the last known value once it is gone.
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

  /// Has no effect if the element is gone.
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
  /// Creates a binding to the element at `index` of `collection`.
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
