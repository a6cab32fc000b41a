import Foundation

extension NSSortDescriptor {
  /// An order by the property of that name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.[sortKey: key ?? ""], ascending: ascending) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right))
    }
  }

  /// An order by a property that may be missing; what is missing comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order(Self.flattened($0), Self.flattened($1)) }
  }

  /// The order of a descriptor of Swift's.
  // Optimised, it refers to a type that Foundation keeps to itself.
  @_optimize(none)
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.[place: Order(sortDescriptor)], ascending: true) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right))
    }
  }

  /// The objects in the order of the descriptors, the first of which counts most.
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    // Each value is looked up once, not once a comparison.
    let keys = descriptors.map { (path: $0.keyPath, isAscending: $0.ascending) }
    return objects.enumerated().map { index, object in
      (index: index, object: object, values: keys.map { flattened(object[keyPath: $0.path]) })
    }.sorted { left, right in
      for (index, key) in keys.enumerated() {
        let order = order(left.values[index], right.values[index])
        if order != .orderedSame { return (order == .orderedAscending) == key.isAscending }
      }
      return left.index < right.index
    }.map(\.object)
  }

  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left as Bool, let right as Bool):
      left == right ? .orderedSame : right ? .orderedAscending : .orderedDescending
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as any Comparable, let right?): compare(left, right)
    default: .orderedSame
    }
  }

  private static func compare<T: Comparable>(_ left: T, _ right: Any) -> ComparisonResult {
    guard let right = right as? T else { return .orderedSame }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  /// What lies in optionals of optionals.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return flattened(optional.content)
  }
}

private protocol AnyOptional { var content: Any? { get } }

extension Optional: AnyOptional { fileprivate var content: Any? { map { $0 } } }

extension NSManagedObject {
  fileprivate subscript(sortKey key: String) -> Any? { value(forPredicateKey: key) }
}

/// An order of Swift's, told apart by what it is.
private final class Order<Compared: NSObject>: Hashable {
  let descriptors: [SortDescriptor<Compared>]

  @_optimize(none)
  init(_ descriptor: SortDescriptor<Compared>) { descriptors = [descriptor] }

  @_optimize(none)
  func compare(_ left: Compared, _ right: Compared) -> ComparisonResult {
    for descriptor in descriptors { return descriptor.compare(left, right) }
    return .orderedSame
  }

  @_optimize(none)
  static func == (left: Order, right: Order) -> Bool { left.descriptors == right.descriptors }
  @_optimize(none)
  func hash(into hasher: inout Hasher) { hasher.combine(descriptors) }
}

/// An object's place in an order of Swift's.
private struct Place<Compared: NSObject>: Comparable {
  let object: Compared
  let order: Order<Compared>

  static func == (left: Place, right: Place) -> Bool { left.order.compare(left.object, right.object) == .orderedSame }
  static func < (left: Place, right: Place) -> Bool {
    left.order.compare(left.object, right.object) == .orderedAscending
  }
}

extension NSObject {
  fileprivate subscript<Compared: NSObject>(place order: Order<Compared>) -> Any? {
    (self as? Compared).map { Place(object: $0, order: order) }
  }
}
