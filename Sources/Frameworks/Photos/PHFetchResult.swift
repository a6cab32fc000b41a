import Foundation

/// What a fetch found, as it was then.
open class PHFetchResult<ObjectType>: NSObject, NSCopying, @unchecked Sendable where ObjectType: AnyObject {
  /// What was found.
  let objects: [ObjectType]
  /// Whether changes are told one by one.
  let isIncremental: Bool
  /// Finds the same again.
  private let fetch: () -> [ObjectType]

  /// Nothing.
  public override convenience init() { self.init(isIncremental: true) { [] } }

  init(isIncremental: Bool, _ fetch: @escaping () -> [ObjectType]) {
    objects = fetch()
    self.isIncremental = isIncremental
    self.fetch = fetch
  }

  /// Returns what is found now.
  func fetchedAgain() -> PHFetchResult { PHFetchResult(isIncremental: isIncremental, fetch) }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How many there are.
  open var count: Int { objects.count }
  /// One of them.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// One of them.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// The first; nil if there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last; nil if there is none.
  open var lastObject: ObjectType? { objects.last }
  /// Returns whether it is among them.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Its place; `NSNotFound` if it is not among them.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { isSame($0, anObject) } ?? NSNotFound
  }
  /// Its place in a range; `NSNotFound` if it is not there.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    objects.indices.first { range.contains($0) && isSame(objects[$0], anObject) } ?? NSNotFound
  }
  /// Those at some places.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Calls a function with each, its place, and what to set to true to stop.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerate(objects.indices, block)
  }
  /// The same, from the end if the options say so. Caveat: never side by side.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block)
  }
  /// The same with those at some places.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    if opts.contains(.reverse) { enumerate(s.reversed(), block) } else { enumerate(s, block) }
  }

  /// Returns how many assets of a kind there are.
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
  /// What is found with options as they are now.
  convenience init(_ options: PHFetchOptions?, _ all: @escaping () -> [ObjectType]) {
    let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
    self.init(isIncremental: options.wantsIncrementalChangeDetails) { options.found(in: all()) }
  }
}
