import Foundation
import ScrollworkFoundation

/// The options of a fetch.
open class PHFetchOptions: NSObject, NSCopying {
  /// The condition; nil for all. The keys are those of iOS. Caveat: arithmetic as in `(mediaSubtypes & %d) != 0` is not
  /// supported: such a predicate never holds.
  open var predicate: NSPredicate?
  /// The sort order; nil for the default.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether to include hidden assets. Caveat: none is hidden.
  open var includeHiddenAssets = false
  /// Whether to include all photos of a burst. Caveat: there are no bursts.
  open var includeAllBurstAssets = false
  /// The sources to include; empty for the default.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  /// Whether changes include details of insertions, removals and updates.
  open var wantsIncrementalChangeDetails = true

  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
    (copy.includeAssetSourceTypes, copy.fetchLimit) = (includeAssetSourceTypes, fetchLimit)
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }

  /// Returns the matching objects, in order.
  func found<Object: NSObject>(in objects: [Object]) -> [Object] {
    var found = objects
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = NSSortDescriptor.sorted(found, by: sortDescriptors ?? [])
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}
