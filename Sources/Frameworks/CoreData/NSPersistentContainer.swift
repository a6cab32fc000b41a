import Foundation

/// The description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// The file; `/dev/null` stores nothing.
  open var url: URL?
  /// The type: in a file or in memory.
  open var type = NSSQLiteStoreType
  /// Whether loading returns before the store is added. Here the completion is always called before it returns.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older file is migrated to the model. Here it always is.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the mapping to a newer model is inferred. Here it always is.
  open var shouldInferMappingModelAutomatically = true

  /// The options of the store; no history is kept here.
  public private(set) var options: [String: NSObject] = [:]

  /// Sets an option of the store.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }
  /// Creates a description without a location.
  public override init() {}
}

/// A model, its store and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which is also that of its file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator between contexts and the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container for the app's model of a name. If there is none the container is empty, and loading reports
  /// it.
  public convenience init(name: String) {
    self.init(
      name: name,
      managedObjectModel: NSManagedObjectModel.named(name) ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
    ]
  }

  /// Returns the default folder of stores.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the store and reports the result before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        if managedObjectModel.entities.isEmpty {
          throw NSError(
            domain: NSCocoaErrorDomain, code: 134_060,
            userInfo: [NSLocalizedDescriptionKey: "There is no Core Data model named \(name) in the app."])
        }
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: nil, at: description.url, options: description.options)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// Returns a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Performs work with a new context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Performs work with a new context, and waits for it.
  @preconcurrency public func performBackgroundTask<T, E: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// A container that stores objects on the phone, as without an iCloud account.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
