import Foundation

extension _KeyValueCodingAndObserving {
  /// Returns an array that stands for a property of this object: observers of the property hear of each element that is
  /// inserted, removed or replaced in it, with its index. The property must be a stored `NSMutableArray`. Caveat: any
  /// other property is read, and a change does nothing but report it on the terminal; methods such as
  /// `insertObject(_:inItemsAt:)` are not called.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(of: self, key) }

  /// Returns an array that stands for the property at a key path; see `mutableArrayValue(forKey:)`.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last, keys.count > 1 else { return mutableArrayValue(forKey: keyPath) }
    let owner = KeyValueCoding.value(keys.dropLast().joined(separator: "."), of: self) as? NSObject
    return owner.map { KeyValueArray(of: $0, last) } ?? []
  }
}

/// An array whose elements are those of an object's property.
final class KeyValueArray: NSMutableArray {
  private let owner: NSObject?
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required convenience init?(coder aDecoder: NSCoder) { nil }

  required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) { self.init(capacity: count) }

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  private var elements: NSArray {
    let value = owner.flatMap { KeyValueCoding.value(key, of: $0) }
    return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
  }

  private func change(_ kind: NSKeyValueChange, at index: Int, _ body: (NSMutableArray) -> Void) {
    guard let owner else { return }
    guard let elements = elements as? NSMutableArray else { return owner.setValue(elements, forKey: key) }
    owner.tellWillChange(key, kind, IndexSet(integer: index))
    body(elements)
    owner.tellDidChange(key, kind, IndexSet(integer: index))
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }
  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index) { $0.insert(anObject, at: index) }
  }
  override func removeObject(at index: Int) { change(.removal, at: index) { $0.removeObject(at: index) } }
  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  // Objects of Swift classes are equal to themselves alone, as Objective-C compares them; Foundation here never finds
  // them.
  override func index(of anObject: Any) -> Int {
    let wanted = anObject as AnyObject
    let place = (0..<count).first { index in
      let element = object(at: index)
      if element as AnyObject === wanted { return true }
      guard let one = element as? AnyHashable, let other = anObject as? AnyHashable else { return false }
      return one == other
    }
    return place ?? NSNotFound
  }
  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  override func remove(_ anObject: Any) {
    while case let place = index(of: anObject), place != NSNotFound { removeObject(at: place) }
  }
  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: index) { $0.replaceObject(at: index, with: anObject) }
  }
}
