import Foundation

extension NSManagedObjectContext {
  /// A context saved; the notification names objects by their IDs.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context merged what was saved elsewhere; the notification names objects by their IDs.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// The keys of what a notification of a context tells.
  public enum NotificationKey: String, Sendable {
    /// The context of a batch request. Caveat: it is never told.
    case sourceContext
    /// The generation of what is stored. Caveat: it is never told.
    case queryGeneration
    /// Everything was invalidated.
    case invalidatedAllObjects = "invalidatedAll"
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The updated objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The refreshed objects.
    case refreshedObjects = "refreshed"
    /// The invalidated objects. Caveat: they are never told.
    case invalidatedObjects = "invalidated"
    /// The IDs of the inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The IDs of the updated objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The IDs of the deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The IDs of the refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The IDs of the invalidated objects. Caveat: they are never told.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// Posts a notification that names objects by their IDs.
  func post(_ name: Notification.Name, _ ids: [NotificationKey: Set<NSManagedObjectID>]) {
    var told: [AnyHashable: Any] = [:]
    for (key, ids) in ids where !ids.isEmpty { told[key.rawValue] = ids }
    NotificationCenter.default.post(name: name, object: self, userInfo: told)
  }
}

extension Notification.Name {
  /// A context saved; the notification names objects by their IDs.
  public static let NSManagedObjectContextDidSaveObjectIDs = NSManagedObjectContext.didSaveObjectIDsNotification
  /// A context merged what was saved elsewhere; the notification names objects by their IDs.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs =
    NSManagedObjectContext.didMergeChangesObjectIDsNotification
}

/// In a notification of a context: the invalidated objects. Caveat: they are never told.
public let NSInvalidatedObjectsKey = NSManagedObjectContext.NotificationKey.invalidatedObjects.rawValue
/// In a notification of a context: the IDs of the inserted objects.
public let NSInsertedObjectIDsKey = NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue
/// In a notification of a context: the IDs of the updated objects.
public let NSUpdatedObjectIDsKey = NSManagedObjectContext.NotificationKey.updatedObjectIDs.rawValue
/// In a notification of a context: the IDs of the deleted objects.
public let NSDeletedObjectIDsKey = NSManagedObjectContext.NotificationKey.deletedObjectIDs.rawValue
/// In a notification of a context: the IDs of the refreshed objects.
public let NSRefreshedObjectIDsKey = NSManagedObjectContext.NotificationKey.refreshedObjectIDs.rawValue
/// In a notification of a context: the IDs of the invalidated objects. Caveat: they are never told.
public let NSInvalidatedObjectIDsKey = NSManagedObjectContext.NotificationKey.invalidatedObjectIDs.rawValue
