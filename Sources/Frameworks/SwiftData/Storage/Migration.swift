import Foundation

/// Migrates the tables of a file to those of the models, or reports why that would lose data.
struct Migration {
  let file: SQLiteFile
  let entities: [Schema.Entity]
  let version: Schema.Version
  let configuration: ModelConfiguration

  private static let versionTable = "_scrollwork_version"

  func run(_ plan: (any SchemaMigrationPlan.Type)?) throws {
    if let plan { try runStages(of: plan) }
    try file.transaction {
      for entity in entities {
        let table = DataStore.quoted(entity.name)
        if try columns(of: entity.name).isEmpty {
          try file.run("CREATE TABLE \(table) (_key INTEGER PRIMARY KEY)")
        }
        try adapt(entity, table)
        for relation in entity.toOne where relation.inverse?.isToMany == true {
          let index = DataStore.quoted("\(entity.name).\(relation.name)")
          try file.run("CREATE INDEX IF NOT EXISTS \(index) ON \(table) (\(DataStore.quoted(relation.name)))")
        }
        for relation in entity.links where relation.linkOwner === relation {
          try file.run(
            """
            CREATE TABLE IF NOT EXISTS \(DataStore.quoted(relation.linkTable))
            (source INTEGER, target INTEGER, position INTEGER, PRIMARY KEY (source, target)) WITHOUT ROWID
            """)
        }
      }
      try file.run("CREATE TABLE IF NOT EXISTS \(Self.versionTable) (major INTEGER, minor INTEGER, patch INTEGER)")
      try file.run("DELETE FROM \(Self.versionTable)")
      try file.run(
        "INSERT INTO \(Self.versionTable) VALUES (?, ?, ?)",
        [version.major, version.minor, version.patch].map { .integer(Int64($0)) })
    }
  }

  /// Opens the store in each older version, so that the app can prepare and complete the data.
  private func runStages(of plan: any SchemaMigrationPlan.Type) throws {
    guard let stored = try storedVersion() else { return }
    let known = plan.schemas.map { $0.versionIdentifier }
    guard known.contains(stored) else {
      throw stored > version ? SwiftDataError.backwardMigration : SwiftDataError.unknownSchema
    }
    var current = stored
    while current < version, let stage = plan.stages.first(where: { $0.versions.from == current }) {
      guard stage.versions.to > current else { throw SwiftDataError.backwardMigration }
      if case .custom(let from, let to, let willMigrate, let didMigrate) = stage {
        if let willMigrate { try withContext(of: from, willMigrate) }
        if let didMigrate { try withContext(of: to, didMigrate) }
      }
      current = stage.versions.to
    }
  }

  private func withContext(
    of version: any VersionedSchema.Type, _ body: (ModelContext) throws -> Void
  ) throws {
    let schema = Schema(versionedSchema: version)
    let configuration = ModelConfiguration(schema: schema, url: configuration.url)
    let context = ModelContext(core: try ContainerCore(schema, [configuration], nil), owner: nil)
    try body(context)
    try context.save()
  }

  private func storedVersion() throws -> Schema.Version? {
    let tables = try file.rows("SELECT name FROM sqlite_master WHERE name = ?", [.text(Self.versionTable)])
    guard !tables.isEmpty, let row = try file.rows("SELECT * FROM \(Self.versionTable)").first else { return nil }
    let numbers = row.compactMap { value -> Int? in
      if case .integer(let number) = value { Int(number) } else { nil }
    }
    return numbers.count == 3 ? Schema.Version(numbers[0], numbers[1], numbers[2]) : nil
  }

  /// Returns the names and types of a table's columns; empty if there is no table.
  private func columns(of name: String) throws -> [String: String] {
    var columns: [String: String] = [:]
    for row in try file.rows("PRAGMA table_info(\(DataStore.quoted(name)))") where row.count > 2 {
      if case .text(let name) = row[1], case .text(let type) = row[2] { columns[name] = type }
    }
    return columns
  }

  private func adapt(_ entity: Schema.Entity, _ table: String) throws {
    var columns = try columns(of: entity.name)
    let wanted =
      entity.storedAttributes.map { ($0.name, $0.options.originalName, $0.columnType) }
      + entity.toOne.map { ($0.name, $0.options.originalName, "REFERENCE INTEGER") }
    for (name, original, type) in wanted {
      if columns[name] == nil, let original, let old = columns.removeValue(forKey: original) {
        try file.run("ALTER TABLE \(table) RENAME COLUMN \(DataStore.quoted(original)) TO \(DataStore.quoted(name))")
        columns[name] = old
      }
      if let old = columns[name] {
        guard old == type else {
          throw refusal(entity, name, "is stored as \(old), but is now \(type)")
        }
      } else {
        try file.run("ALTER TABLE \(table) ADD COLUMN \(DataStore.quoted(name)) \(type)")
      }
    }
    let count = try file.rows("SELECT count(*) FROM \(table)").first?.first
    guard count != .integer(0) else { return }
    for attribute in entity.storedAttributes where !attribute.isOptional {
      let column = DataStore.quoted(attribute.name)
      let missing = try file.rows("SELECT 1 FROM \(table) WHERE \(column) IS NULL LIMIT 1")
      guard !missing.isEmpty else { continue }
      guard let value = try attribute.encodedDefault() else {
        throw refusal(entity, attribute.name, "is new, but has neither a default value nor an optional type")
      }
      try file.run("UPDATE \(table) SET \(column) = ? WHERE \(column) IS NULL", [value])
    }
  }

  private func refusal(_ entity: Schema.Entity, _ property: String, _ reason: String) -> SwiftDataError {
    .loadIssue(
      "\(configuration.url.path) was left unchanged, since it does not fit: \(entity.name).\(property) \(reason).")
  }
}
