import Foundation
import Synchronization

/// An app's models and their stores.
public final class ModelContainer: Equatable, Sendable {
  /// The schema of the models.
  public var schema: Schema { core.schema }
  /// The plan to migrate between versions of the models.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations of the stores.
  public var configurations: Set<ModelConfiguration> { Set(core.stores.map(\.configuration)) }

  let core: ContainerCore
  private let main = Mutex<MainContext>(MainContext())

  private struct MainContext: @unchecked Sendable {
    var context: ModelContext?
  }

  /// Opens or creates the stores, and migrates them to the newest version.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    core = try ContainerCore(givenSchema, configurations, migrationPlan)
    self.migrationPlan = migrationPlan
  }

  /// Opens or creates the stores, and migrates them to the newest version.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens or creates the stores, and migrates them to the newest version.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let version = migrationPlan?.schemas.map { $0.versionIdentifier }.max()
    let schema = Schema(forTypes, version: version ?? Schema.Version(1, 0, 0))
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  init(_ core: ContainerCore) {
    self.core = core
    migrationPlan = nil
  }

  /// The context of the main actor, which saves automatically.
  @MainActor public var mainContext: ModelContext {
    let context = main.withLock { main in
      if main.context == nil {
        let made = ModelContext(core: core, owner: self)
        made.autosaveEnabled = true
        main.context = made
      }
      return MainContext(context: main.context)
    }.context
    return context ?? ModelContext(self)
  }

  /// Removes all models from the stores.
  public func erase() throws {
    for store in core.stores { try store.erase() }
    core.tellContexts(of: nil, except: nil)
  }

  /// Removes all models from the stores.
  @available(*, deprecated, renamed: "erase()")
  public func deleteAllData() { try? erase() }

  /// Returns whether both have the same stores.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a.core === b.core }
}

/// The part that a container shares with its contexts: the stores.
final class ContainerCore: Sendable {
  let schema: Schema
  let stores: [DataStore]
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: @unchecked Sendable {
    weak var context: ModelContext?
  }

  /// The changes that one context has saved.
  struct Saved: Sendable {
    var written: [String: Set<Int64>] = [:]
    var deleted: [String: Set<Int64>] = [:]
  }

  init(_ schema: Schema, _ configurations: [ModelConfiguration], _ plan: (any SchemaMigrationPlan.Type)?) throws {
    self.schema = schema
    let all = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    let files = all.filter { !$0.isStoredInMemoryOnly }.map(\.url)
    guard Set(files).count == files.count else { throw SwiftDataError.duplicateConfiguration }
    for own in all.compactMap(\.schema?.entities).joined() where !schema.entities.contains(where: { $0 === own }) {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
    }
    stores = try all.map { try DataStore($0, schema, plan) }
  }

  /// Creates a core without a container, which has no models.
  init() {
    schema = Schema([])
    stores = []
  }

  /// Returns the store of an entity; nil if the container does not have it.
  func store(of entity: Schema.Entity) -> DataStore? {
    stores.first { store in store.entities.contains { $0 === entity } }
  }

  func add(_ context: ModelContext) {
    let new = WeakContext(context: context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(new)
    }
  }

  /// Notifies other contexts of what one has saved; nil if everything was erased.
  func tellContexts(of saved: Saved?, except saving: ModelContext?) {
    for box in contexts.withLock({ $0 }) where box.context !== saving { box.context?.receive(saved) }
  }
}
