import Foundation

/// Where a store is.
open class NSPersistentStoreDescription: NSObject {
  /// The file; nothing is kept in `/dev/null`.
  open var url: URL?
  /// In a file or in memory.
  open var type = NSSQLiteStoreType
  /// Whether loading returns before the store is there. The completion is called before it returns here, whatever this says.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older file is brought to the model. It always is here.
  open var shouldMigrateStoreAutomatically = true
  /// Whether what a newer model changes is found out. It always is here.
  open var shouldInferMappingModelAutomatically = true

  /// What was set for the store; no history is kept here.
  public private(set) var options: [String: NSObject] = [:]

  /// Sets an option of the store.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

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

  /// A container for the app's model of that name. Without one it is a container for nothing, and loading reports it.
  public convenience init(name: String) {
    self.init(
      name: name,
      managedObjectModel: NSManagedObjectModel.named(name) ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
  }

  /// A container for a model.
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

  /// Where stores are, unless told otherwise.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the store and says how it went, before it returns.
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

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does work with a context of its own, and waits for it.
  @preconcurrency public func performBackgroundTask<T, E: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// A container whose objects are kept on the phone, as with nobody signed in to iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
