/// What is on a navigation stack above its root: values of any types.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable]

  /// An empty path.
  public init() { elements = [] }

  /// A path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  init(elements: [AnyHashable]) { self.elements = elements }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value in front.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes away the values in front; at most all.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// An app's path, whatever its type.
struct PathAccess {
  let values: [AnyHashable]
  let set: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.elements
    set = { path.wrappedValue = NavigationPath(elements: $0) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    set = { new in
      let elements = new.compactMap { $0.base as? Data.Element }
      if elements.count < new.count {
        Report.warning("A path of \(TypeName.of(Data.Element.self)) takes no values of other types.")
      }
      if elements != Array(path.wrappedValue) { path.wrappedValue = Data(elements) }
    }
  }
}
