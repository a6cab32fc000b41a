/// The pages of a navigation stack above its root, as values of any type.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path from values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  init(elements: [AnyHashable]) { self.elements = elements }

  /// The number of values.
  public var count: Int { elements.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the last `k` values, or all of them if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath: KeptContainer {
  static var parts: [Any.Type] { [AnyHashable.self] }
  static func made(from old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) -> Any {
    guard let path = old as? NavigationPath else { throw .notData(TypeName.of(Self.self)) }
    return NavigationPath(
      elements: try transfer.map(path.elements) { value throws(ValueTransfer.Obstacle) in try transfer.element(value) })
  }
}

/// A type-erased app path.
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
