import Foundation
import ScrollworkUIKit

/// A change of the person's photos.
open class PHChange: NSObject, @unchecked Sendable {
  /// The identifiers of photos with changed properties.
  private let changed: Set<String>

  init(changed: Set<String>) { self.changed = changed }

  /// Returns the changes of an object; nil if there are none.
  open func changeDetails<T>(for object: T) -> PHObjectChangeDetails<T>? where T: PHObject {
    guard object is PHAsset else { return nil }
    let id = object.localIdentifier
    let after = PHAsset.visiblePictures().first { $0.id == id }.map { PHAsset($0) }
    guard after == nil || changed.contains(id) else { return nil }
    return PHObjectChangeDetails(before: object, after: after as? T)
  }

  /// Returns the changes of a fetch result; nil if there are none.
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? where T: PHObject {
    let after = fetchResult.fetchedAgain()
    let changedObjects = after.objects.filter { changed.contains($0.localIdentifier) }
    let isSame = fetchResult.objects.map(\.localIdentifier) == after.objects.map(\.localIdentifier)
    guard !isSame || !changedObjects.isEmpty else { return nil }
    return PHFetchResultChangeDetails(from: fetchResult, to: after, changedObjects: changedObjects)
  }
}
