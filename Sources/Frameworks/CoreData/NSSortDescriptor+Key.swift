import Foundation

extension NSSortDescriptor {
  /// An order by the property of that name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.[sortKey: key ?? ""], ascending: ascending) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right))
    }
  }

  /// The objects in the order of the descriptors, the first of which counts most.
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in descriptors {
        let path = descriptor.keyPath
        let order = order(flattened(left.element[keyPath: path]), flattened(right.element[keyPath: path]))
        if order != .orderedSame { return (order == .orderedAscending) == descriptor.ascending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
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
