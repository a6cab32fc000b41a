import Foundation

/// The entities of a store.
public final class Schema: Sendable {
  /// The entities, including those only reached through relationships.
  public let entities: [Entity]
  /// The version of the app's models.
  public let version: Version

  /// A version number.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Increases with incompatible changes.
    public let major: Int
    /// Increases with additions.
    public let minor: Int
    /// Increases with fixes.
    public let patch: Int

    /// Creates a version from three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Returns the order of the first part that differs.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    /// The version as text: `1.0.0`.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// Creates a schema of these models and all that their relationships refer to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var entities: [Entity] = []
    var waiting = types.map { Entity.of($0) }
    while let entity = waiting.popLast() {
      guard !entities.contains(where: { $0 === entity }) else { continue }
      entities.append(entity)
      waiting += entity.relations.map { Entity.of($0.destination) }
    }
    self.entities = entities.sorted { $0.name < $1.name }
    self.version = version
  }

  /// Creates a schema of these models and all that their relationships refer to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entities by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the entity of a class; nil if it is not in the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    let entity = Entity.of(type)
    return entities.first { $0 === entity }
  }

  /// Returns the name of a class's entity.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }
}

extension Schema: Hashable {
  /// Returns whether both have the same entities and version.
  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.entities.elementsEqual(b.entities) { $0 === $1 }
  }

  /// Hashes the version and the names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for entity in entities { hasher.combine(entity.name) }
  }
}
