import Foundation
import SQLite3
import Synchronization

/// The rows of a model's entities in a file. Each entity has a table; a relationship is a string of the related rows.
final class SQLiteStore: @unchecked Sendable {
  private var connection: OpaquePointer?
  private let ids = Mutex<[String: NSManagedObjectID]>([:])
  /// The lock that keeps the statements of a save together.
  private let lock = NSRecursiveLock()
  let identifier = UUID().uuidString

  init(path: String, model: NSManagedObjectModel) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else { throw failure() }
    for entity in model.entities {
      let table = Self.quoted(entity.name ?? "")
      try run(
        "CREATE TABLE IF NOT EXISTS \(table) (\"Z_PK\" INTEGER PRIMARY KEY AUTOINCREMENT, \"Z_OPT\" INTEGER DEFAULT 1)")
      let known = Set(try rows("PRAGMA table_info(\(table))").compactMap { $0["name"] as? String })
      // A new column of the model is added to an older file.
      for property in entity.properties where !known.contains(property.name) && !property.isTransient {
        try run("ALTER TABLE \(table) ADD COLUMN \(Self.quoted(property.name))")
      }
    }
  }

  deinit { sqlite3_close_v2(connection) }

  private static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  private func failure() -> NSError {
    let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
    return NSError(domain: NSCocoaErrorDomain, code: 134_030, userInfo: [NSLocalizedDescriptionKey: message])
  }

  func run(_ sql: String, _ values: [Any?] = []) throws { _ = try rows(sql, values) }

  func rows(_ sql: String, _ values: [Any?] = []) throws -> [[String: Any]] {
    lock.lock()
    defer { lock.unlock() }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { throw failure() }
    defer { sqlite3_finalize(statement) }
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case let text as String: sqlite3_bind_text(statement, place, text, -1, copied)
      case let data as Data:
        _ = data.withUnsafeBytes { sqlite3_bind_blob64(statement, place, $0.baseAddress, UInt64($0.count), copied) }
      case let date as Date: sqlite3_bind_double(statement, place, date.timeIntervalSinceReferenceDate)
      case let id as UUID: sqlite3_bind_text(statement, place, id.uuidString, -1, copied)
      case let url as URL: sqlite3_bind_text(statement, place, url.absoluteString, -1, copied)
      case let flag as Bool: sqlite3_bind_int64(statement, place, flag ? 1 : 0)
      case let number as any BinaryInteger: sqlite3_bind_int64(statement, place, Int64(truncatingIfNeeded: number))
      case let number as any BinaryFloatingPoint: sqlite3_bind_double(statement, place, Double(number))
      case let number as Decimal: sqlite3_bind_text(statement, place, "\(number)", -1, copied)
      case let number as NSDecimalNumber: sqlite3_bind_text(statement, place, number.stringValue, -1, copied)
      case let number as NSNumber: sqlite3_bind_double(statement, place, number.doubleValue)
      default: sqlite3_bind_null(statement, place)
      }
    }
    var result: [[String: Any]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        var row: [String: Any] = [:]
        for column in 0..<sqlite3_column_count(statement) {
          guard let name = sqlite3_column_name(statement, column) else { continue }
          row[String(cString: name)] = value(statement, column)
        }
        result.append(row)
      case SQLITE_DONE: return result
      default: throw failure()
      }
    }
  }

  private func value(_ statement: OpaquePointer?, _ column: Int32) -> Any? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return sqlite3_column_int64(statement, column)
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column)
    case SQLITE_TEXT: return sqlite3_column_text(statement, column).map { String(cString: $0) }
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      return sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data()
    default: return nil
    }
  }

  /// Returns the unique identifier of a row.
  func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
    ids.withLock { ids in
      let key = "\(entity.name ?? "")/\(row)"
      if let id = ids[key] { return id }
      let id = NSManagedObjectID(entity: entity)
      id.row = row
      ids[key] = id
      return id
    }
  }

  /// Returns all rows of an entity, or one.
  func rows(of entity: NSEntityDescription, row: Int64? = nil) throws -> [[String: Any]] {
    let table = Self.quoted(entity.name ?? "")
    guard let row else { return try rows("SELECT * FROM \(table)") }
    return try rows("SELECT * FROM \(table) WHERE \"Z_PK\" = ?", [row])
  }

  /// Writes the changes in one transaction.
  /// - Returns: the objects that differ from what was written, and have to be read again.
  func save(_ objects: [NSManagedObject], _ policy: NSMergePolicyType) throws -> [NSManagedObject] {
    lock.lock()
    defer { lock.unlock() }
    try run("BEGIN IMMEDIATE")
    var new: [NSManagedObjectID] = []
    var (written, stale): ([NSManagedObject], [NSManagedObject]) = ([], [])
    do {
      for object in objects where !object.isDeleted && object.objectID.row == nil {
        try run("INSERT INTO \(Self.quoted(object.entity.name ?? "")) DEFAULT VALUES")
        object.objectID.row = sqlite3_last_insert_rowid(connection)
        new.append(object.objectID)
      }
      for object in objects { try write(object, policy, &written, &stale) }
      try run("COMMIT")
    } catch {
      for id in new { id.row = nil }
      try? run("ROLLBACK")
      throw error
    }
    for object in written { object.values[Self.version] = (object.values[Self.version] as? Int64 ?? 1) + 1 }
    ids.withLock { ids in for id in new { ids["\(id.entity.name ?? "")/\(id.row ?? 0)"] = id } }
    return stale
  }

  /// The column that counts the writes of a row.
  private static let version = "Z_OPT"

  private func write(
    _ object: NSManagedObject, _ policy: NSMergePolicyType, _ written: inout [NSManagedObject],
    _ stale: inout [NSManagedObject]
  ) throws {
    guard let row = object.objectID.row else { return }
    let table = Self.quoted(object.entity.name ?? "")
    if object.isDeleted { return try run("DELETE FROM \(table) WHERE \"Z_PK\" = ?", [row]) }
    // Only changes are written, so that those of another context meanwhile are kept.
    var changed = object.isInserted ? nil : Set(object.changedValues().keys)
    if !object.isInserted, let now = try rows(of: object.entity, row: row).first,
      let model = object.entity.managedObjectModel, now[Self.version] as? Int64 != object.values[Self.version] as? Int64
    {
      stale.append(object)
      switch policy {
      case .errorMergePolicyType:
        throw NSError(
          domain: NSCocoaErrorDomain, code: 133_020,
          userInfo: [NSLocalizedDescriptionKey: "\(object.entity.name ?? "An object") was saved by another context."])
      case .mergeByPropertyStoreTrumpMergePolicyType:
        let stored = values(of: now, object.entity, in: model)
        changed = changed?.filter { NSManagedObject.isSame(stored[$0], object.committed?[$0]) }
      case .mergeByPropertyObjectTrumpMergePolicyType: break
      case .overwriteMergePolicyType: changed = nil
      case .rollbackMergePolicyType: return
      }
    }
    let properties = object.entity.properties.filter { !$0.isTransient && changed?.contains($0.name) != false }
    guard !properties.isEmpty else { return }
    let columns = properties.map { "\(Self.quoted($0.name)) = ?" }.joined(separator: ", ")
    let values = properties.map { property -> Any? in
      if let attribute = property as? NSAttributeDescription {
        return attribute.column(of: object.values[property.name])
      }
      let places = object.relatedIDs(by: property.name).compactMap { id in
        id.row.map { "\(id.entity.name ?? "")/\($0)" }
      }
      return places.joined(separator: " ")
    }
    try run("UPDATE \(table) SET \(columns), \"Z_OPT\" = \"Z_OPT\" + 1 WHERE \"Z_PK\" = ?", values + [row])
    written.append(object)
  }

  /// Returns a row as an object's values.
  func values(of row: [String: Any], _ entity: NSEntityDescription, in model: NSManagedObjectModel) -> [String: Any] {
    var result: [String: Any] = [:]
    result[Self.version] = row[Self.version]
    for property in entity.properties {
      if let attribute = property as? NSAttributeDescription {
        result[property.name] = attribute.isTransient ? nil : attribute.value(of: row[property.name])
      } else {
        result[property.name] = (row[property.name] as? String ?? "").split(separator: " ").compactMap { place in
          let parts = place.split(separator: "/")
          guard parts.count == 2, let number = Int64(parts[1]), let other = model.entitiesByName[String(parts[0])]
          else { return nil as NSManagedObjectID? }
          return id(other, number)
        }
      }
    }
    return result
  }
}
