/// The models of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version number.
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app's models, and the migrations between them.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The migrations between versions.
  static var stages: [MigrationStage] { get }
}

/// A migration from one version of the models to another.
public enum MigrationStage: @unchecked Sendable {
  /// A migration that only adds, removes and renames properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A migration in which the app prepares the old data, or completes the new.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  var versions: (from: Schema.Version, to: Schema.Version) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _):
      (from.versionIdentifier, to.versionIdentifier)
    }
  }
}
