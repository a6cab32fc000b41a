import Foundation

/// The result of a fetch, as of its time.
open class PHFetchResult<ObjectType>: NSObject, NSCopying, @unchecked Sendable where ObjectType: AnyObject {
  /// The objects.
  let objects: [ObjectType]
  /// Whether changes include details.
  let isIncremental: Bool
  /// Fetches again.
  private let fetch: () -> [ObjectType]

  /// Creates an empty result.
  public override convenience init() { self.init(isIncremental: true) { [] } }

  init(isIncremental: Bool, _ fetch: @escaping () -> [ObjectType]) {
    objects = fetch()
    self.isIncremental = isIncremental
    self.fetch = fetch
  }

  /// Returns the result of fetching again.
  func fetchedAgain() -> PHFetchResult { PHFetchResult(isIncremental: isIncremental, fetch) }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of objects.
  open var count: Int { objects.count }
  /// Returns an object by index.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// Returns an object by index.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// The first object; nil if there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last object; nil if there is none.
  open var lastObject: ObjectType? { objects.last }
  /// Returns whether it contains an object.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object; `NSNotFound` if there is none.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { isSame($0, anObject) } ?? NSNotFound
  }
  /// Returns the index of an object in a range; `NSNotFound` if there is none.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    objects.indices.first { range.contains($0) && isSame(objects[$0], anObject) } ?? NSNotFound
  }
  /// Returns the objects at some indexes.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Calls a closure with each object, its index, and a flag to stop.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerate(objects.indices, block)
  }
  /// The same, in reverse if the options say so. Caveat: never concurrently.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block)
  }
  /// The same with the objects at some indexes.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    if opts.contains(.reverse) { enumerate(s.reversed(), block) } else { enumerate(s, block) }
  }

  /// Returns the number of assets of a media type.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  private func enumerate(
    _ indexes: some Sequence<Int>, _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for index in indexes {
      block(objects[index], index, &stops)
      if stops.boolValue { return }
    }
  }

  private func isSame(_ left: ObjectType, _ right: ObjectType) -> Bool {
    left === right || (left as? NSObject)?.isEqual(right) ?? false
  }
}

extension PHFetchResult where ObjectType: NSObject {
  /// Creates a result with the present options.
  convenience init(_ options: PHFetchOptions?, _ all: @escaping () -> [ObjectType]) {
    let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
    self.init(isIncremental: options.wantsIncrementalChangeDetails) { options.found(in: all()) }
  }
}
