import Foundation

/// A dictionary that can hold its keys or values weakly. An entry whose key or value is gone is no longer there.
///
/// Caveats: keys and values may be of any type, not only of classes; entries are in the order in which they were added;
/// a table is not archived.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private var slots: ObjectSlots<ObjectSlot>
  private let valueOptions: NSPointerFunctions.Options

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - keyOptions: how keys are held and compared.
  ///   - valueOptions: how values are held.
  ///   - capacity: the expected number of entries.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    slots = ObjectSlots(keyOptions)
    self.valueOptions = valueOptions
  }

  /// Creates a table with options.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Returns a table that keeps its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that keeps its values and not its keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table that keeps its keys and not its values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns a table that keeps neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How keys are held and compared.
  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: slots.options) }
  /// How values are held.
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

  private var entries: [(key: AnyObject, value: AnyObject)] {
    slots.all.compactMap { entry in entry.value.object.map { (entry.object, $0) } }
  }

  /// The number of entries that are still there.
  open var count: Int { entries.count }

  /// Returns the value of a key; nil if there is none, or if it is gone.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { slots.find($0 as AnyObject)?.value.object as? ObjectType }
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    slots.set(ObjectSlot(anObject, valueOptions), for: aKey)
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { slots.remove(aKey as AnyObject) }
  }

  /// Removes all entries.
  open func removeAllObjects() { slots.removeAll() }

  /// Returns the keys one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.key)).objectEnumerator() }
  /// Returns the values one after the other.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.map(\.value)).objectEnumerator() }

  /// Returns the entries whose keys can be in a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key as? AnyHashable, let value = entry.value as? ObjectType { result[key] = value }
    }
    return result
  }

  /// Returns a table with the same entries.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a table with the same entries.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(keyOptions: slots.options, valueOptions: valueOptions, capacity: 0)
    copy.slots = slots
    return copy
  }
}
