import Foundation

extension NSManagedObjectContext {
  /// Saves all changes, into the parent if there is one.
  public func save() throws {
    var told: Set<NSManagedObject> = []
    while let object = insertedObjects.union(updatedObjects).union(deletedObjects).first(where: { !told.contains($0) })
    {
      told.insert(object)
      object.willSave()
    }
    for object in insertedObjects { try object.validateForInsert() }
    for object in updatedObjects { try object.validateForUpdate() }
    for object in deletedObjects { try object.validateForDelete() }
    guard hasChanges else { return processPendingChanges() }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    let all = Array(inserted) + Array(updated) + Array(deleted)
    var stale: [NSManagedObject] = []
    if let parent {
      parent.performAndWait { parent.take(inserted, updated, deleted) }
    } else {
      stale = try persistentStoreCoordinator?.save(all, from: self) ?? []
    }
    for object in all {
      if object.isDeleted {
        objects[object.objectID] = nil
        object.managedObjectContext = nil
      }
      object.isDeleted = false
      object.isInserted = false
      object.committed = nil
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in stale { refresh(object, mergeChanges: false) }
    for object in all { object.didSave() }
    processPendingChanges()
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self,
      userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
    func ids(_ objects: Set<NSManagedObject>) -> Set<NSManagedObjectID> { Set(objects.map(\.objectID)) }
    post(
      Self.didSaveObjectIDsNotification,
      [.insertedObjectIDs: ids(inserted), .updatedObjectIDs: ids(updated), .deletedObjectIDs: ids(deleted)])
  }

  /// Adopts the changes that a child saves.
  private func take(
    _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>
  ) {
    for object in inserted {
      let own = make(object.objectID)
      own.values = object.values
      own.isInserted = true
      insertedObjects.insert(own)
      tell(NSInsertedObjectsKey, own)
    }
    for object in updated {
      let own = self.object(with: object.objectID)
      let changes = object.changedValues().keys
      own.change(Array(changes)) { for name in changes { own.values[name] = object.values[name] } }
    }
    for object in deleted { delete(self.object(with: object.objectID)) }
  }
}

extension NSManagedObjectContext {
  /// Objects of a context changed.
  public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context saved.
  public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
}

extension Notification.Name {
  /// Objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
  /// A context saved.
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
}

/// In a notification of a context: the inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// In a notification of a context: the updated objects.
public let NSUpdatedObjectsKey = "updated"
/// In a notification of a context: the deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// In a notification of a context: the refreshed objects.
public let NSRefreshedObjectsKey = "refreshed"
/// In a notification of a context: everything was invalidated.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
