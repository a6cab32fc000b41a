import Foundation
import Synchronization

/// The coordinator between contexts and the store.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  private let contexts = Mutex<[Reference]>([])
  private(set) var store: SQLiteStore?
  /// The added stores.
  public private(set) var persistentStores: [NSPersistentStore] = []

  private var tellsOfSaves = false

  private struct Reference: Sendable { weak var context: NSManagedObjectContext? }

  /// Creates a coordinator for a model, without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.use()
  }

  /// Adds a store. There is one at a time: a second replaces the first.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isFile = storeType == NSSQLiteStoreType && storeURL?.path != "/dev/null"
    if isFile, let folder = storeURL?.deletingLastPathComponent() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    store = try SQLiteStore(path: isFile ? storeURL?.path ?? ":memory:" : ":memory:", model: managedObjectModel)
    tellsOfSaves = (options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue == true
    let added = NSPersistentStore(type: storeType, url: storeURL, coordinator: self)
    persistentStores = [added]
    return added
  }

  /// Removes a store without deleting its file.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { self.store = nil }
  }

  /// Deletes the file of a store.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    if persistentStores.contains(where: { $0.url == url }) {
      persistentStores = []
      store = nil
    }
    if FileManager.default.fileExists(atPath: url.path), url.path != "/dev/null" {
      try FileManager.default.removeItem(at: url)
    }
  }

  /// Returns the identifier of a URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let row = Int64(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[String(parts[0])]
    else { return nil }
    return store?.id(entity, row)
  }

  func follow(_ context: NSManagedObjectContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(Reference(context: context))
    }
  }

  func save(_ objects: [NSManagedObject], from saver: NSManagedObjectContext) throws -> [NSManagedObject] {
    guard let store else { throw NSError(domain: NSCocoaErrorDomain, code: 134_020) }
    let policy = (saver.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    let stale = try store.save(objects, policy)
    let ids = Set(objects.map(\.objectID))
    for context in contexts.withLock({ $0.compactMap(\.context) }) where context !== saver {
      if context.automaticallyMergesChangesFromParent { context.perform { context.merge(ids) } }
    }
    if tellsOfSaves { NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self) }
    return stale
  }
}

/// A store in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store that ends with the process.
public let NSInMemoryStoreType = "InMemory"
/// An option that is always on here: new columns of a model are added to an older file.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option that is always on here: the mapping to a newer model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// An option: whether to keep a history of changes. None is kept here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option: whether each save into the store posts a notification.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

extension Notification.Name {
  /// A store that posts notifications was changed by a save.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

/// A store that was added.
open class NSPersistentStore: NSObject {
  /// The type: in a file or in memory.
  public let type: String
  /// The file.
  public let url: URL?
  /// The coordinator.
  public private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, coordinator: NSPersistentStoreCoordinator) {
    (self.type, self.url) = (type, url)
    persistentStoreCoordinator = coordinator
  }
}
