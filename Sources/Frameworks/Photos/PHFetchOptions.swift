import Foundation
import ScrollworkFoundation

/// Which things a fetch finds, and in which order.
open class PHFetchOptions: NSObject, NSCopying {
  /// What holds for those that are found; nil for anything. Keys are those of iOS. Caveat: no arithmetic as in
  /// `(mediaSubtypes & %d) != 0`: such a predicate never holds.
  open var predicate: NSPredicate?
  /// Their order; nil for the usual one.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Hidden ones are found too. Caveat: none is hidden.
  open var includeHiddenAssets = false
  /// All pictures of a burst are found. Caveat: there are no bursts.
  open var includeAllBurstAssets = false
  /// Where they come from; empty for the usual places.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// How many are found at most; 0 for any number.
  open var fetchLimit = 0
  /// A change says which of them were added, removed and changed.
  open var wantsIncrementalChangeDetails = true

  public override init() {}

  /// Other options with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
    (copy.includeAssetSourceTypes, copy.fetchLimit) = (includeAssetSourceTypes, fetchLimit)
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }

  /// Those that are found, in their order.
  func found<Object: NSObject>(in objects: [Object]) -> [Object] {
    var found = objects
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = NSSortDescriptor.sorted(found, by: sortDescriptors ?? [])
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}
