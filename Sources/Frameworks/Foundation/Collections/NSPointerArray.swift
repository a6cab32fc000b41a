import Foundation

/// A list of pointers to objects that can be nil, and that can hold the objects weakly.
///
/// Caveat: pointers to anything other than objects cannot be in it; it is not archived.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var slots: [ObjectSlot?] = []

  /// Creates an empty list.
  public required init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Returns a list that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Returns a list that does not keep its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How objects are held.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }
  /// All objects, without those that are gone and without nil.
  open var allObjects: [Any] { slots.compactMap { $0?.object } }

  /// The number of entries, with those that are nil. Added ones are nil.
  open var count: Int {
    get { slots.count }
    set { slots = Array(slots.prefix(newValue)) + Array(repeating: nil, count: max(newValue - slots.count, 0)) }
  }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> ObjectSlot? {
    pointer.map { ObjectSlot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  /// Returns an entry; nil if its object is gone.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an entry at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
  /// Removes an entry.
  open func removePointer(at index: Int) { slots.remove(at: index) }
  /// Inserts an entry.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(item), at: index) }
  /// Replaces an entry.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { slots[index] = slot(item) }
  /// Removes the entries that are nil, or whose objects are gone.
  open func compact() { slots.removeAll { $0?.object == nil } }

  /// Returns a list with the same entries.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a list with the same entries.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(options: options)
    copy.slots = slots
    return copy
  }
}
