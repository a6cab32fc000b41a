import Foundation
import ScrollworkFoundation

extension NSManagedObjectContext {
  /// Returns the stored values of an object; nil if there is no such object.
  func snapshot(of id: NSManagedObjectID) -> [String: Any]? {
    if let parent {
      return parent.performAndWait {
        guard let object = try? parent.existingObject(with: id), !object.isDeleted else { return nil }
        object.load()
        return object.values
      }
    }
    guard let coordinator = persistentStoreCoordinator, let store = coordinator.store, let number = id.row else {
      return nil
    }
    let row = try? store.rows(of: id.entity, row: number).first
    return row.map { store.values(of: $0, id.entity, in: coordinator.managedObjectModel) }
  }

  /// Returns a new instance in this context for an existing object.
  func make(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = id.entity.type.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.managedObjectContext = self
    objects[id] = object
    return object
  }

  /// Returns the object with an identifier, whose values are read on access.
  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = objects[id] { return object }
    let object = make(id)
    object.values = [:]
    object.isFault = true
    return object
  }

  /// Returns the object with an identifier if it is registered here; nil otherwise.
  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { objects[id] }

  /// Returns the object with an identifier, read from the store if necessary.
  /// - Throws: an error if there is none.
  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    if let object = objects[id], !object.isFault { return object }
    guard let values = snapshot(of: id) else { throw NSError(domain: NSCocoaErrorDomain, code: 133_000) }
    return object(id, values)
  }

  private func object(_ id: NSManagedObjectID, _ values: [String: Any]) -> NSManagedObject {
    let object = object(with: id)
    guard object.isFault else { return object }
    object.isFault = false
    object.values = values
    if !isReader { object.awakeFromFetch() }
    return object
  }

  /// Returns all objects of an entity, without subentities, with unsaved changes.
  private func all(_ entity: NSEntityDescription) throws -> [NSManagedObject] {
    var below: [(NSManagedObjectID, [String: Any])] = []
    if let parent {
      below = try parent.performAndWait {
        try parent.all(entity).map { object in
          object.load()
          return (object.objectID, object.values)
        }
      }
    } else if let coordinator = persistentStoreCoordinator, let store = coordinator.store {
      below = try store.rows(of: entity).compactMap { row in
        guard let number = row["Z_PK"] as? Int64 else { return nil }
        let id = store.id(entity, number)
        let isKnown = objects[id].map { !$0.isFault } ?? false
        return (id, isKnown ? [:] : store.values(of: row, entity, in: coordinator.managedObjectModel))
      }
    }
    return below.map { object($0.0, $0.1) }.filter { !$0.isDeleted } + insertedObjects.filter { $0.entity === entity }
  }

  /// Returns the objects of a request, with unsaved changes.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? T }
    }
    if T.self == NSDictionary.self || request.resultType == .dictionaryResultType {
      return try dictionaries(request).compactMap { $0 as? T }
    }
    let objects = try found(request)
    if T.self == NSManagedObjectID.self || request.resultType == .managedObjectIDResultType {
      return objects.compactMap { $0.objectID as? T }
    }
    return objects.compactMap { $0 as? T }
  }

  private func found<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    request.part(of: try matches(request))
  }

  /// Returns the objects of a request, regardless of its limit.
  func matches<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard persistentStoreCoordinator != nil else { return [] }
    let type = T.self as? NSManagedObject.Type
    guard
      let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] })
        ?? type.flatMap({ model?.entity(of: $0) })
    else { throw NSError(domain: NSCocoaErrorDomain, code: 134_060) }
    if let type { entity.use(type) }
    var found: [NSManagedObject] = []
    for kind in model?.entities ?? []
    where kind.name == entity.name || request.includesSubentities && kind.isKindOf(entity: entity) {
      found += try all(kind)
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    return NSSortDescriptor.sorted(found, by: request.sortDescriptors ?? [])
  }

  /// Returns the number of objects of a request.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try found(request).count }

  /// Executes a batch request in the store. Objects that are registered here are only updated by a merge.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest, let coordinator = persistentStoreCoordinator else {
      throw NSError(domain: NSCocoaErrorDomain, code: 134_060)
    }
    let worker = NSManagedObjectContext(.privateQueue)
    worker.persistentStoreCoordinator = coordinator
    return try worker.performAndWait {
      let objects =
        try request.ids?.compactMap { try? worker.existingObject(with: $0) }
        ?? worker.fetch(request.fetchRequest)
        .compactMap { $0 as? NSManagedObject }
      for object in objects { worker.delete(object) }
      try worker.save()
      let ids = objects.map(\.objectID)
      return NSBatchDeleteResult(
        result: request.resultType == .resultTypeCount
          ? ids.count : request.resultType == .resultTypeObjectIDs ? ids : true)
    }
  }

  /// Merges the result of a batch request.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    var ids: Set<NSManagedObjectID> = []
    for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
      ids.formUnion(changeNotificationData[key] as? [NSManagedObjectID] ?? [])
    }
    for context in contexts { context.performAndWait { context.merge(ids) } }
  }
}
