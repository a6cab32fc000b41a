import Foundation

extension NSSortDescriptor {
  /// Creates an order by the property of that name, which is looked up like a predicate's keys.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right))
    }
  }

  /// Creates an order by the property of that name and a method of its values, such as `localizedStandardCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right), by: selector)
    }
  }

  /// Creates an order by the property of that name and a closure that compares its values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending, comparator: cmptr)
  }

  /// Creates an order by an optional property; nil comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order(Self.flattened($0), Self.flattened($1)) }
  }

  /// Returns the objects sorted by the descriptors, the first of which has the highest priority.
  package static func sorted<Object: NSObject>(
    _ objects: [Object], by descriptors: [NSSortDescriptor]
  ) -> [Object] {
    guard !descriptors.isEmpty else { return objects }
    // Each value is looked up once, not on each comparison.
    let keys = descriptors.map { (path: $0.keyPath, isAscending: $0.ascending, compare: $0.comparator) }
    return objects.enumerated().map { index, object in
      (index: index, object: object, values: keys.map { flattened(object[keyPath: $0.path]) })
    }.sorted { left, right in
      for (index, key) in keys.enumerated() {
        let order =
          if let left = left.values[index], let right = right.values[index] {
            key.compare(left, right)
          } else {
            order(left.values[index], right.values[index])
          }
        if order != .orderedSame { return (order == .orderedAscending) == key.isAscending }
      }
      return left.index < right.index
    }.map(\.object)
  }

  /// Returns the order of two values.
  package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
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

  /// Returns the order of two values by a method of the first one that takes the second.
  private static func order(_ left: Any?, _ right: Any?, by selector: Selector?) -> ComparisonResult {
    guard let selector, let left, let right else { return order(left, right) }
    if let left = left as? String, let right = right as? String {
      switch selector.description {
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      default: return order(left, right)
      }
    }
    guard selector.isUnderstood(by: left), case .result(let result) = selector.send(to: left, [right]) else {
      return order(left, right)
    }
    return result as? ComparisonResult ?? order(left, right)
  }

  private static func compare<T: Comparable>(_ left: T, _ right: Any) -> ComparisonResult {
    guard let right = right as? T else { return .orderedSame }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  /// Returns the value inside nested optionals.
  package static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return flattened(optional.content)
  }
}

private protocol AnyOptional { var content: Any? { get } }

extension Optional: AnyOptional { fileprivate var content: Any? { map { $0 } } }

extension NSObject {
  fileprivate subscript(sortKey key: String) -> Any? {
    if let subject = self as? any PredicateSubject { return subject.value(forPredicateKey: key) }
    return PredicateKey.value(of: key, in: self, variables: [:])
  }
}
