import Foundation
import Synchronization

/// The names of the properties that a key path goes through. Without Objective-C Swift keeps none of them.
struct KeyValuePath: @unchecked Sendable {
  /// From the observed object on.
  let keys: [String]
  /// What leads to the objects that all but the first key belong to.
  let steps: [AnyKeyPath]

  private static let known = Mutex<[Literal: KeyValuePath]>([:])

  /// A key path, as what is found again by it.
  private struct Literal: Hashable, @unchecked Sendable { let path: AnyKeyPath }

  /// What a key path goes through; nil if nobody has told its names.
  static func of(_ keyPath: AnyKeyPath) -> KeyValuePath? {
    let literal = Literal(path: keyPath)
    return known.withLock { $0[literal] }
  }

  static func tell(_ keyPath: AnyKeyPath, _ names: String, _ steps: [AnyKeyPath]) {
    let literal = Literal(path: keyPath)
    let path = KeyValuePath(keys: names.split(separator: ".").map(String.init), steps: steps)
    known.withLock { $0[literal] = path }
  }
}

/// A key path with the names of its properties, by which changes are told. Source that is compiled from a copy has it around the
/// literals that it observes.
/// - Parameter steps: what leads to the objects that all but the first property belong to.
public func _named<Root, Value>(
  _ names: String, _ keyPath: KeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> KeyPath<Root, Value> {
  KeyValuePath.tell(keyPath, names, steps)
  return keyPath
}

/// A key path into a value. Values tell no changes, so it stays as it is: the literal was given to something of the app's own.
public func _named<Root, Value>(
  _ names: String, _ keyPath: WritableKeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> WritableKeyPath<Root, Value> { keyPath }

/// A key path that can be written through, with the names of its properties.
/// - Parameter steps: what leads to the objects that all but the first property belong to.
public func _named<Root, Value>(
  _ names: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> ReferenceWritableKeyPath<Root, Value> {
  KeyValuePath.tell(keyPath, names, steps)
  return keyPath
}
