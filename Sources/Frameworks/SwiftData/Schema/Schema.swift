import Foundation

/// The kinds of models that a store has.
public final class Schema: Sendable {
  /// The kinds, also those that are only reached through relationships.
  public let entities: [Entity]
  /// The version of the app's models.
  public let version: Version

  /// A version number.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Grows when old data cannot be read any more.
    public let major: Int
    /// Grows when something is added.
    public let minor: Int
    /// Grows when something is mended.
    public let patch: Int

    /// The number of three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// By the first part that differs.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    /// As it is written: `1.0.0`.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The kinds of these models and of all that their relationships lead to.
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

  /// The kinds of these models and of all that their relationships lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The kinds of models of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The kinds by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The kind of a class; nil if it is not in the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    let entity = Entity.of(type)
    return entities.first { $0 === entity }
  }

  /// What a class is called in a store.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }
}

extension Schema: Hashable {
  /// The same kinds in the same version.
  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.entities.elementsEqual(b.entities) { $0 === $1 }
  }

  /// Feeds the version and the names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for entity in entities { hasher.combine(entity.name) }
  }
}
