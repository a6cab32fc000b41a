import Foundation

/// A set of objects that can hold them weakly, as for several delegates.
///
/// Caveats: the objects may be of any type, not only of classes, so that a table can be of an Objective-C protocol; they
/// are in the order in which they were added; a table is not archived.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private var slots: ObjectSlots<Void>

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - options: how objects are held and compared.
  ///   - capacity: the expected number of objects.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    slots = ObjectSlots(options)
  }

  /// Creates a table with options.
  public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

  /// Returns a table that does not keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// How objects are held and compared.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: slots.options) }
  /// The number of objects that are still there.
  open var count: Int { slots.all.count }
  /// All objects that are still there.
  open var allObjects: [ObjectType] { slots.all.compactMap { $0.object as? ObjectType } }
  /// One of the objects; nil if there are none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set of those that can be in one.
  open var setRepresentation: Set<AnyHashable> { Set(slots.all.compactMap { $0.object as? AnyHashable }) }

  /// Returns the table's object that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { slots.find($0 as AnyObject)?.object as? ObjectType }
  }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the objects one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    if let object { slots.set((), for: object) }
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { slots.remove(object as AnyObject) }
  }

  /// Removes all objects.
  open func removeAllObjects() { slots.removeAll() }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns whether an object is in both tables.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }

  /// Returns whether all objects are in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  /// Returns whether both tables have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { isSubset(of: other) && other.isSubset(of: self) }

  /// Returns a table with the same objects.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a table with the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(options: slots.options, capacity: 0)
    copy.slots = slots
    return copy
  }
}
