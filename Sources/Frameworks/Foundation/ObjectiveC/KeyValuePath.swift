import Foundation
import Synchronization

/// The names of the properties in a key path. Without Objective-C, Swift does not keep them.
struct KeyValuePath: @unchecked Sendable {
  /// The names, from the observed object on.
  let keys: [String]
  /// The key paths to the objects that all but the first key belong to.
  let steps: [AnyKeyPath]

  private static let known = Mutex<[Literal: KeyValuePath]>([:])

  /// A key path as a key of a dictionary.
  private struct Literal: Hashable, @unchecked Sendable { let path: AnyKeyPath }

  /// Returns the names in a key path; nil if they are not known.
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

/// Returns a key path with the names of its properties, by which changes are reported. Source that is compiled from a
/// copy wraps its observed literals in it.
/// - Parameter steps: the key paths to the objects that all but the first property belong to.
public func _named<Root, Value>(
  _ names: String, _ keyPath: KeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> KeyPath<Root, Value> {
  KeyValuePath.tell(keyPath, names, steps)
  return keyPath
}

/// Returns a key path into a value unchanged. Values do not report changes: the literal was passed to something of the
/// app's own.
public func _named<Root, Value>(
  _ names: String, _ keyPath: WritableKeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> WritableKeyPath<Root, Value> { keyPath }

/// Returns a writable key path with the names of its properties.
/// - Parameter steps: the key paths to the objects that all but the first property belong to.
public func _named<Root, Value>(
  _ names: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, through steps: [PartialKeyPath<Root>] = []
) -> ReferenceWritableKeyPath<Root, Value> {
  KeyValuePath.tell(keyPath, names, steps)
  return keyPath
}
