import Foundation

/// How a collection holds and compares its objects.
///
/// Caveat: only the options are here, no functions of an app's own.
open class NSPointerFunctions: NSObject {
  /// The options of a collection: one for memory, one for comparing, and whether objects are copied.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps objects; the default.
    public static let strongMemory = Options([])
    /// Neither keeps objects nor notices when they are gone. Caveat: here they are held weakly.
    public static let opaqueMemory = Options(rawValue: 2)
    /// Holds objects weakly: those that are gone are no longer in the collection.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares by `isEqual(_:)`; the default.
    public static let objectPersonality = Options([])
    /// Compares by identity.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compares by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies objects that are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == 5 || rawValue & 0xFF == 2 }
    var comparesIdentity: Bool { rawValue & 0xFF00 != 0 }
  }

  let options: Options

  /// Creates functions for options.
  public init(options: Options = []) { self.options = options }

  /// Whether objects are held weakly.
  open var usesWeakReadAndWriteBarriers: Bool { options.isWeak }
}

/// The options of a hash table.
public typealias NSHashTableOptions = Int
/// The options of a map table.
public typealias NSMapTableOptions = Int

/// An object in a collection.
struct ObjectSlot {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  /// The hash when the object was added.
  let hash: Int

  init(_ value: Any, _ options: NSPointerFunctions.Options) {
    let copied = options.contains(.copyIn) ? (value as? NSObject)?.copy() ?? value : value
    let object = copied as AnyObject
    weakObject = object
    strongObject = options.isWeak ? nil : object
    hash = Self.hash(of: object, options)
  }

  /// The object; nil if it is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    let own = options.comparesIdentity ? nil : object as? NSObject
    return own?.hash ?? ObjectIdentifier(object).hashValue
  }

  /// Returns whether it holds an object, or one that is equal to it.
  func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.comparesIdentity, let one = object as? NSObject else { return false }
    return one.isEqual(other)
  }
}

/// Objects and what belongs to each, in the order in which they were added. Objects that are gone do not count.
struct ObjectSlots<Value> {
  let options: NSPointerFunctions.Options
  private var buckets: [Int: [(number: Int, slot: ObjectSlot, value: Value)]] = [:]
  private var added = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  /// All objects that are still there.
  var all: [(object: AnyObject, value: Value)] {
    buckets.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      entry.slot.object.map { ($0, entry.value) }
    }
  }

  func find(_ object: AnyObject) -> (object: AnyObject, value: Value)? {
    let bucket = buckets[ObjectSlot.hash(of: object, options)] ?? []
    guard let entry = bucket.first(where: { $0.slot.holds(object, options) }), let found = entry.slot.object else {
      return nil
    }
    return (found, entry.value)
  }

  /// Adds an object, or replaces what belongs to it.
  mutating func set(_ value: Value, for key: Any) {
    let slot = ObjectSlot(key, options)
    guard let object = slot.object else { return }
    var bucket = buckets[slot.hash, default: []].filter { $0.slot.object != nil }
    if let index = bucket.firstIndex(where: { $0.slot.holds(object, options) }) {
      bucket[index].value = value
    } else {
      added += 1
      bucket.append((added, slot, value))
    }
    buckets[slot.hash] = bucket
  }

  mutating func remove(_ object: AnyObject) {
    let hash = ObjectSlot.hash(of: object, options)
    let bucket = buckets[hash]?.filter { $0.slot.object != nil && !$0.slot.holds(object, options) } ?? []
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  mutating func removeAll() { buckets = [:] }
}
