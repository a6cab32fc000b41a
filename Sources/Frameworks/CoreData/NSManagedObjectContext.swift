import Foundation

/// A workspace for objects between fetching and saving.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The coordinator of the stores; nil for a context that only creates objects.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.follow(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The parent context, into which it saves instead of a store.
  open var parent: NSManagedObjectContext?
  /// Whether changes saved by other contexts are merged.
  open var automaticallyMergesChangesFromParent = false
  /// The treatment of objects that another context has saved since they were read.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether an object counts as deleted once its row is found to be gone. Caveat: it has no effect; rows are only
  /// removed by contexts that say so.
  open var shouldDeleteInaccessibleFaults = true
  /// A name for debugging.
  open var name: String?
  /// Custom data of the app.
  public let userInfo = NSMutableDictionary()
  /// Objects that the next save inserts.
  public internal(set) var insertedObjects: Set<NSManagedObject> = []
  /// Objects that the next save deletes.
  public internal(set) var deletedObjects: Set<NSManagedObject> = []
  /// Objects that the next save changes.
  public internal(set) var updatedObjects: Set<NSManagedObject> = []
  /// All objects registered here.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// The changes since the last notification.
  private var news: [String: Set<NSManagedObject>] = [:]
  private var isNoticeDue = false
  /// Whether its objects are only read for the dictionaries of a fetch: the app does not hear of them.
  var isReader = false
  /// The queue of the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: DispatchQueue
  let isHere = DispatchSpecificKey<Bool>()

  /// Creates a context with the main queue or its own.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if ct != .mainQueueConcurrencyType { queue.setSpecific(key: isHere, value: true) }
  }

  /// Creates a context with the short names.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.old) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Whether there are unsaved changes.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

  /// Inserts an object into this context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID] = object
    insertedObjects.insert(object)
    let companions = object.companions.values
    object.companions = [:]
    for other in companions { insert(other) }
    object.awakeFromInsert()
    tell(NSInsertedObjectsKey, object)
  }

  /// Deletes an object at the next save, following its delete rules.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    object.isDeleted = true
    for (name, relationship) in object.entity.relationshipsByName {
      let rule = relationship.deleteRule
      if rule == .denyDeleteRule || rule == .noActionDeleteRule { continue }
      for other in object.related(by: name) {
        if rule == .cascadeDeleteRule { delete(other) }
        if !other.isDeleted, let inverse = relationship.inverseRelationship { other.unlink(inverse.name, object) }
      }
    }
    updatedObjects.remove(object)
    if insertedObjects.remove(object) == nil {
      deletedObjects.insert(object)
    } else {
      objects[object.objectID] = nil
    }
    tell(NSDeletedObjectsKey, object)
  }

  func changed(_ object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted { updatedObjects.insert(object) }
    tell(NSUpdatedObjectsKey, object)
  }

  func tell(_ key: String, _ object: NSManagedObject) {
    news[key, default: []].insert(object)
    guard !isNoticeDue else { return }
    isNoticeDue = true
    perform { [weak self] in self?.processPendingChanges() }
  }

  /// Posts the pending changes.
  open func processPendingChanges() {
    guard isNoticeDue else { return }
    isNoticeDue = false
    let info = news
    news = [:]
    NotificationCenter.default.post(name: Self.didChangeObjectsNotification, object: self, userInfo: info)
  }

  /// Discards all changes since the last save.
  open func rollback() {
    for object in insertedObjects {
      object.objectWillChange.send()
      object.isInserted = false
      object.managedObjectContext = nil
      objects[object.objectID] = nil
      tell(NSDeletedObjectsKey, object)
    }
    let changed = updatedObjects.union(deletedObjects)
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in changed {
      object.objectWillChange.send()
      object.isDeleted = false
      object.values = object.committed ?? object.values
      object.committed = nil
      tell(NSRefreshedObjectsKey, object)
    }
  }

  /// Discards all objects.
  open func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    (objects, insertedObjects, updatedObjects, deletedObjects) = ([:], [], [], [])
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification, object: self, userInfo: [NSInvalidatedAllObjectsKey: []])
  }

  /// Makes the object's values be read again on access; with `mergeChanges` changes here are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted, !object.isFault else { return }
    object.objectWillChange.send()
    let changes = flag ? object.changedValues().keys.map { ($0, object.values[$0]) } : []
    if !flag { updatedObjects.remove(object) }
    object.willTurnIntoFault()
    object.committed = nil
    object.values = [:]
    object.isFault = true
    object.didTurnIntoFault()
    if !changes.isEmpty {
      object.load()
      object.committed = object.values
      for (name, value) in changes { object.values[name] = value }
    }
    tell(NSRefreshedObjectsKey, object)
  }

  /// Makes the values of all objects be read again on access; changes here are kept.
  open func refreshAllObjects() { for object in objects.values { refresh(object, mergeChanges: true) } }

  /// Merges what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    var ids: Set<NSManagedObjectID> = []
    for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
      ids.formUnion((notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID))
    }
    merge(ids)
  }

  /// Refreshes objects that were saved elsewhere.
  func merge(_ ids: Set<NSManagedObjectID>) {
    var (refreshed, deleted): (Set<NSManagedObjectID>, Set<NSManagedObjectID>) = ([], [])
    for id in ids {
      guard let object = objects[id] else { continue }
      if snapshot(of: id) == nil {
        deleted.insert(id)
        object.objectWillChange.send()
        objects[id] = nil
        updatedObjects.remove(object)
        deletedObjects.remove(object)
        object.managedObjectContext = nil
        tell(NSDeletedObjectsKey, object)
      } else {
        refreshed.insert(id)
        refresh(object, mergeChanges: true)
      }
    }
    isNoticeDue = true
    processPendingChanges()
    post(Self.didMergeChangesObjectIDsNotification, [.refreshedObjectIDs: refreshed, .deletedObjectIDs: deleted])
  }
}
