import Foundation

/// A type other than a dictionary that a predicate can ask for keys.
package protocol PredicateSubject {
  /// Returns the value of a key, in both Swift's (`isEnabled`) and Objective-C's (`enabled`) spelling; nil if there is
  /// none.
  func value(forPredicateKey key: String) -> Any?
  /// What makes it equal to another one; nil if only the values themselves do.
  var predicateIdentity: AnyHashable? { get }
}

extension PredicateSubject {
  package var predicateIdentity: AnyHashable? { nil }
}

/// Looks up the keys of a predicate. Objects here have no key-value coding: it finds the keys of a dictionary, and the
/// stored properties of a value by reflection. A missing key is nil.
enum PredicateKey {
  /// - Parameter variables: the values of names with a `$`.
  static func value(of path: String, in object: Any?, variables: [String: Any]) -> Any? {
    let object = flattened(object)
    if path == "SELF" || path == "self" { return object }
    if !path.hasPrefix("$"), let subject = object as? any PredicateSubject {
      return flattened(subject.value(forPredicateKey: path))
    }
    var steps = path.split(separator: ".")[...]
    if steps.first == "SELF" { steps.removeFirst() }
    var value = object
    if let name = steps.first, name.hasPrefix("$") {
      value = flattened(variables[String(name.dropFirst())])
      steps.removeFirst()
    }
    return follow(steps, from: value)
  }

  /// Returns the value at the rest of a key path. For an array it is the array of its elements' values.
  static func follow(_ steps: ArraySlice<Substring>, from value: Any?) -> Any? {
    guard let step = steps.first, let value else { return value }
    let rest = steps.dropFirst()
    if let elements = list(value) {
      guard step.hasPrefix("@") else { return elements.map { follow(steps, from: $0) } }
      return gathered(step, elements.map { follow(rest, from: $0) })
    }
    return follow(rest, from: member(String(step), of: value))
  }

  /// Returns the result of a collection operator of a key path.
  private static func gathered(_ name: Substring, _ values: [Any?]) -> Any? {
    let numbers = values.compactMap(PredicateComparison.number)
    switch name {
    case "@count": return values.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return nil
    }
  }

  private static func member(_ name: String, of value: Any) -> Any? {
    if name == "self" { return value }
    if let values = value as? [String: Any] { return flattened(values[name]) }
    if let values = value as? NSDictionary { return values.object(forKey: name) }
    if let subject = value as? any PredicateSubject { return flattened(subject.value(forPredicateKey: name)) }
    if let text = value as? String, name == "length" { return text.utf16.count }
    if let type = type(of: value) as? any _KeyValueDependent.Type,
      let found = type._value(ofKey: name, in: value as AnyObject)
    {
      return flattened(found)
    }
    if let object = value as? any _KeyValueCoded, let found = object._value(ofKey: name) { return flattened(found) }
    // Property wrappers and the observation macro store values under the name with an underscore; `isReady` is `ready`
    // in Objective-C.
    let objectiveC = "is" + name.prefix(1).uppercased() + name.dropFirst()
    let labels = [name, "_\(name)", objectiveC, "$__lazy_storage_$_\(name)"]
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for label in labels {
        for child in current.children where child.label == label { return flattened(child.value) }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the elements of an array or a set; nil for other values.
  static func list(_ value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any?]: return list.map(flattened)
    case let list as NSArray: return list.map(flattened)
    case let set as NSSet: return set.map(flattened)
    case let set as NSOrderedSet: return set.map(flattened)
    case let value?:
      let mirror = Mirror(reflecting: value)
      let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
      return isList ? mirror.children.map { flattened($0.value) } : nil
    case nil: return nil
    }
  }

  /// Returns a value without the optionals that reflection adds.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }
}
