import Foundation
import Synchronization

/// Where objects live between being fetched and being saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The stores below; nil for a context that is for nothing but building objects.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.follow(self) }
  }
  /// Whether what other contexts save is seen here.
  open var automaticallyMergesChangesFromParent = false
  /// Objects that the next save inserts.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// Objects that the next save deletes.
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  /// Objects that the next save changes.
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  /// All objects known here.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values).union(insertedObjects) }
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var isNoticeDue = false
  private let isMain: Bool
  private let queue: DispatchQueue
  private let isHere = DispatchSpecificKey<Bool>()

  /// Where a context's work is done.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// A context whose work is done on the main thread or on a queue of its own.
  public init(_ type: ConcurrencyType) {
    isMain = type == .mainQueueConcurrencyType
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if !isMain { queue.setSpecific(key: isHere, value: true) }
  }

  /// The same with the label of Objective-C.
  public convenience init(concurrencyType: ConcurrencyType) { self.init(concurrencyType) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Whether there is anything to save.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

  private struct Work: @unchecked Sendable { let body: () -> Void }

  /// Does the work where the context's work is done, later.
  open func perform(_ block: @escaping () -> Void) {
    let work = Work(body: block)
    queue.async { work.body() }
  }

  /// Does the work where the context's work is done, and waits for it.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isMain ? Thread.isMainThread : DispatchQueue.getSpecific(key: isHere) == true { return try block() }
    return try queue.sync(execute: block)
  }

  /// Makes the object one of this context's, to be saved.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    insertedObjects.insert(object)
    object.awakeFromInsert()
    noticeLater()
  }

  /// Deletes the object, and what its delete rules say, at the next save.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    object.isDeleted = true
    for (name, relationship) in object.entity.relationshipsByName where relationship.deleteRule != .denyDeleteRule {
      for other in object.related(by: name) {
        if relationship.deleteRule == .cascadeDeleteRule { delete(other) }
        if relationship.deleteRule != .noActionDeleteRule, let inverse = relationship.inverseRelationship {
          other.unlink(inverse.name, object)
        }
      }
    }
    updatedObjects.remove(object)
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    noticeLater()
  }

  func changed(_ object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted { updatedObjects.insert(object) }
    noticeLater()
  }

  private func noticeLater() {
    guard !isNoticeDue else { return }
    isNoticeDue = true
    perform { [weak self] in self?.processPendingChanges() }
  }

  /// Tells of the changes until now.
  open func processPendingChanges() {
    guard isNoticeDue else { return }
    isNoticeDue = false
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  /// Writes all changes.
  open func save() throws {
    for object in insertedObjects.union(updatedObjects) { object.willSave() }
    for object in insertedObjects.union(updatedObjects) { try object.check() }
    for object in deletedObjects { try object.checkDeletion() }
    guard hasChanges else { return processPendingChanges() }
    let all = Array(insertedObjects) + Array(updatedObjects) + Array(deletedObjects)
    try persistentStoreCoordinator?.save(all, from: self)
    for object in all {
      objects[object.objectID] = object.isDeleted ? nil : object
      object.isInserted = false
      object.isUpdated = false
      object.didSave()
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Forgets all changes since the last save.
  open func rollback() {
    for object in insertedObjects {
      object.isInserted = false
      object.managedObjectContext = nil
    }
    let changed = updatedObjects.union(deletedObjects)
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in changed {
      object.isDeleted = false
      reload(object)
    }
    noticeLater()
  }

  private func reload(_ object: NSManagedObject) {
    guard let row = object.objectID.row, let store = persistentStoreCoordinator?.store else { return }
    object.objectWillChange.send()
    object.isUpdated = false
    if let values = try? store.rows(of: object.entity, row: row).first {
      fill(object, values, store)
    } else {
      objects[object.objectID] = nil
      object.isDeleted = true
    }
  }

  /// What another context saved is read again, where nothing was changed here.
  func refresh() {
    for object in objects.values where !object.hasChanges { reload(object) }
    noticeLater()
    processPendingChanges()
  }

  private func object(_ id: NSManagedObjectID, _ row: [String: Any], _ store: SQLiteStore) -> NSManagedObject {
    if let object = objects[id] { return object }
    let object = id.entity.type.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.managedObjectContext = self
    objects[id] = object
    fill(object, row, store)
    object.awakeFromFetch()
    return object
  }

  private func fill(_ object: NSManagedObject, _ row: [String: Any], _ store: SQLiteStore) {
    for (name, attribute) in object.entity.attributesByName { object.values[name] = attribute.value(of: row[name]) }
    for name in object.entity.relationshipsByName.keys {
      object.values[name] = (row[name] as? String ?? "").split(separator: " ").compactMap { place -> NSManagedObject? in
        let parts = place.split(separator: "/")
        guard parts.count == 2, let number = Int64(parts[1]), let entity = model?.entitiesByName[String(parts[0])]
        else { return nil }
        return try? existingObject(with: store.id(entity, number))
      }
    }
  }

  /// The object of that identifier, read from the store if need be.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    if let object = objects[id] ?? insertedObjects.first(where: { $0.objectID === id }) { return object }
    guard let store = persistentStoreCoordinator?.store, let number = id.row,
      let row = try store.rows(of: id.entity, row: number).first
    else { throw NSError(domain: NSCocoaErrorDomain, code: 133_000) }
    return object(id, row, store)
  }

  /// The objects that the request is for, with the changes that are not saved yet.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    guard let store = persistentStoreCoordinator?.store,
      let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] })
        ?? (T.self as? NSManagedObject.Type).flatMap({ model?.entity(of: $0) })
    else { throw NSError(domain: NSCocoaErrorDomain, code: 134_060) }
    if let type = T.self as? NSManagedObject.Type { entity.use(type) }
    var found: [NSManagedObject] = []
    for kind in model?.entities ?? [] {
      guard kind === entity || request.includesSubentities && kind.isKindOf(entity: entity) else { continue }
      for row in try store.rows(of: kind) {
        guard let number = row["Z_PK"] as? Int64 else { continue }
        let object = object(store.id(kind, number), row, store)
        if !object.isDeleted { found.append(object) }
      }
      found += insertedObjects.filter { $0.entity === kind }
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = NSSortDescriptor.sorted(found, by: request.sortDescriptors ?? [])
    let rest = found.dropFirst(request.fetchOffset)
    return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest).compactMap { $0 as? T }
  }

  /// How many objects the request is for.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
}

extension Notification.Name {
  /// Objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Self("NSManagedObjectContextObjectsDidChange")
  /// A context saved.
  public static let NSManagedObjectContextDidSave = Self("NSManagedObjectContextDidSave")
}
