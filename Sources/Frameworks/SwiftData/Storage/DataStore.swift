import Foundation
import Synchronization

/// A SQLite file with a table for each entity, and one for each many-to-many relationship.
///
/// A table's columns are `_key`, one for each attribute, and one with a key for each to-one relationship.
final class DataStore: @unchecked Sendable {
  let identifier: String
  let configuration: ModelConfiguration
  let entities: [Schema.Entity]
  private let file: SQLiteFile
  private let lock = NSRecursiveLock()

  init(_ configuration: ModelConfiguration, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    let own = configuration.schema
    entities = schema.entities.filter { entity in own?.entities.contains { $0 === entity } ?? true }
    let url = configuration.isStoredInMemoryOnly ? nil : configuration.url
    if let url, configuration.allowsSave {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    file = try SQLiteFile(url: url, isWritable: configuration.allowsSave)
    identifier = configuration.isStoredInMemoryOnly ? UUID().uuidString : configuration.url.path
    guard configuration.allowsSave || url == nil else { return }
    try Migration(file: file, entities: entities, version: schema.version, configuration: configuration).run(plan)
    for entity in entities {
      let newest = try file.rows("SELECT max(_key) FROM \(Self.quoted(entity.name))").first?.first
      if case .integer(let key)? = newest { PersistentIdentifier.reserve(key) }
    }
  }

  /// Returns a quoted SQL identifier.
  static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  /// Runs a closure while holding the lock.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Reading

  /// Returns the rows of an entity, or one of them: key, attributes, to-one relationships, in order.
  func rows(of entity: Schema.Entity, id: Int64? = nil) throws -> [[ColumnValue]] {
    let columns = ["_key"] + entity.storedAttributes.map(\.name) + entity.toOne.map(\.name)
    let list = columns.map(Self.quoted).joined(separator: ", ")
    let condition = id == nil ? "" : " WHERE _key = ?"
    return try locked {
      try file.rows(
        "SELECT \(list) FROM \(Self.quoted(entity.name))\(condition) ORDER BY _key", id.map { [.integer($0)] } ?? [])
    }
  }

  /// Returns the keys of the models at the other end of a to-many relationship.
  func keys(of relation: ModelRelation, from key: Int64) throws -> [Int64] {
    let sql: String
    if let inverse = relation.inverse, !inverse.isToMany {
      let table = Self.quoted(Schema.Entity.of(relation.destination).name)
      sql = "SELECT _key FROM \(table) WHERE \(Self.quoted(inverse.name)) = ? ORDER BY _key"
    } else {
      let owner = relation.linkOwner
      let (from, to) = owner === relation ? ("source", "target") : ("target", "source")
      sql = "SELECT \(to) FROM \(Self.quoted(owner.linkTable)) WHERE \(from) = ? ORDER BY position"
    }
    return try locked { try file.rows(sql, [.integer(key)]) }.compactMap { row in
      if case .integer(let key)? = row.first { key } else { nil }
    }
  }

  // MARK: Writing

  /// Writes new and changed models, and removes others, in one transaction.
  func save(_ models: [any PersistentModel], removing deleted: [any PersistentModel]) throws {
    guard configuration.allowsSave else { throw SwiftDataError.readOnly(configuration.url.lastPathComponent) }
    try locked {
      try file.transaction {
        for (entity, models) in Self.byEntity(deleted) {
          let keys: [[ColumnValue]] = models.map { [.integer($0._$backing.key)] }
          try file.run("DELETE FROM \(Self.quoted(entity.name)) WHERE _key = ?", each: keys)
          for relation in entity.links {
            let side = relation.linkOwner === relation ? "source" : "target"
            try file.run("DELETE FROM \(Self.quoted(relation.linkOwner.linkTable)) WHERE \(side) = ?", each: keys)
          }
        }
        for (entity, models) in Self.byEntity(models) { try write(models, of: entity) }
      }
    }
  }

  private func write(_ models: [any PersistentModel], of entity: Schema.Entity) throws {
    let columns = ["_key"] + entity.storedAttributes.map(\.name) + entity.toOne.map(\.name)
    let list = columns.map(Self.quoted).joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try file.run(
      "INSERT OR REPLACE INTO \(Self.quoted(entity.name)) (\(list)) VALUES (\(places))",
      each: try models.map { model in
        [.integer(model._$backing.key)] + (try entity.storedAttributes.map { try $0.encoded(model) })
          + entity.toOne.map { relation in
            relation.key(of: model).map { .integer($0) } ?? .null
          }
      })
    for relation in entity.links where relation.linkOwner === relation {
      for model in models where relation.isLoaded(model) {
        let key = ColumnValue.integer(model._$backing.key)
        let table = Self.quoted(relation.linkTable)
        try file.run("DELETE FROM \(table) WHERE source = ?", [key])
        let targets = relation.models(of: model).filter { $0._$backing.isInContext }
        try file.run(
          "INSERT OR IGNORE INTO \(table) (source, target, position) VALUES (?, ?, ?)",
          each: targets.enumerated().map { [key, .integer($1._$backing.key), .integer(Int64($0))] })
      }
    }
  }

  /// Removes all models.
  func erase() throws {
    try locked {
      try file.transaction {
        for entity in entities {
          try file.run("DELETE FROM \(Self.quoted(entity.name))")
          for link in entity.links { try file.run("DELETE FROM \(Self.quoted(link.linkOwner.linkTable))") }
        }
      }
    }
  }

  private static func byEntity(
    _ models: [any PersistentModel]
  ) -> [(entity: Schema.Entity, models: [any PersistentModel])] {
    Dictionary(grouping: models) { $0._entity.name }.sorted { $0.key < $1.key }.compactMap { _, models in
      models.first.map { ($0._entity, models) }
    }
  }
}

extension Schema.Entity {
  var toOne: [ModelRelation] { relations.filter { !$0.isToMany } }
  /// The relationships with their own table.
  var links: [ModelRelation] { relations.filter { $0.isToMany && $0.inverse?.isToMany != false } }
}

extension ModelRelation {
  /// The side of the relationship after which the table is named.
  var linkOwner: ModelRelation {
    guard let inverse, inverse.linkTable < linkTable else { return self }
    return inverse
  }
  var linkTable: String { "\(Schema.Entity.of(source).name).\(name)" }

  /// Returns the key of the model at the other end of a to-one relationship.
  func key(of model: any PersistentModel) -> Int64? {
    guard isLoaded(model) else { return model._$backing.references[name]?.first }
    return models(of: model).first.flatMap { $0._$backing.isInContext ? $0._$backing.key : nil }
  }
}

extension PersistentModel {
  var _entity: Schema.Entity { Schema.Entity.of(Self.self) }
}
