import Foundation
import Synchronization

/// What lies between contexts and the store.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What the store holds.
  public let managedObjectModel: NSManagedObjectModel
  private let contexts = Mutex<[Reference]>([])
  private(set) var store: SQLiteStore?

  private struct Reference: Sendable { weak var context: NSManagedObjectContext? }

  /// A coordinator for a model, without a store.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func open(_ description: NSPersistentStoreDescription) throws {
    let isFile = description.type == NSSQLiteStoreType && description.url?.path != "/dev/null"
    store = try SQLiteStore(path: isFile ? description.url?.path ?? ":memory:" : ":memory:", model: managedObjectModel)
  }

  func follow(_ context: NSManagedObjectContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(Reference(context: context))
    }
  }

  func save(_ objects: [NSManagedObject], from saver: NSManagedObjectContext) throws {
    try store?.save(objects)
    for context in contexts.withLock({ $0.compactMap(\.context) }) where context !== saver {
      if context.automaticallyMergesChangesFromParent { context.perform { context.refresh() } }
    }
  }
}

/// A store in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store that goes with the process.
public let NSInMemoryStoreType = "InMemory"

/// Where a store is.
open class NSPersistentStoreDescription: NSObject {
  /// The file; nothing is kept in `/dev/null`.
  open var url: URL?
  /// In a file or in memory.
  open var type = NSSQLiteStoreType
  /// Whether loading returns before the store is there. It never does here.
  open var shouldAddStoreAsynchronously = false

  /// A store in a file.
  public init(url: URL) { self.url = url }
  /// A store whose place is told later.
  public override init() {}
}

/// A model, its store and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The container's name, which its file has too.
  public let name: String
  /// What the store holds.
  public let managedObjectModel: NSManagedObjectModel
  /// What lies between contexts and the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// The stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
    ]
  }

  /// Where stores are, unless told otherwise.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the store and says how it went, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        if description.type == NSSQLiteStoreType, let folder = description.url?.deletingLastPathComponent() {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try persistentStoreCoordinator.open(description)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}
