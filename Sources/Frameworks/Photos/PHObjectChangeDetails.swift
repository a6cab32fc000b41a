import Foundation

/// The changes of an object in the person's library.
open class PHObjectChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {
  /// The object before the changes.
  public let objectBeforeChanges: ObjectType
  /// The object after the changes; nil if it was deleted.
  public let objectAfterChanges: ObjectType?

  init(before: ObjectType, after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }

  /// Whether the photo itself was edited. Caveat: none can be.
  open var assetContentChanged: Bool { false }
  /// Whether it was deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
