import Foundation

/// What became of something in the person's library.
open class PHObjectChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {
  /// As it was.
  public let objectBeforeChanges: ObjectType
  /// As it is; nil if it was deleted.
  public let objectAfterChanges: ObjectType?

  init(before: ObjectType, after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }

  /// Whether the picture itself was edited. Caveat: none can be.
  open var assetContentChanged: Bool { false }
  /// Whether it was deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
