/// The models of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version's number.
  static var versionIdentifier: Schema.Version { get }
}

/// The versions that an app's models have had, and what leads from each to the next.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// What leads from one version to another.
  static var stages: [MigrationStage] { get }
}

/// What leads from one version of the models to another.
public enum MigrationStage: @unchecked Sendable {
  /// Properties come, go and are renamed; nothing has to be computed.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The app prepares the old data, or completes the new.
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
