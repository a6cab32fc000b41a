import Foundation
import GRDB

/// Converts between a record and its row, and reports what is wrong with an unreadable row.
enum AnnouncementRow {
  /// Why a row was not readable, for the log.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  static let columns = [
    "id", "pet_name", "species", "breed", "sex", "age", "description", "status", "latitude", "longitude",
    "location_name", "last_seen_date", "photo_url", "reward", "email", "phone", "created_at", "updated_at",
  ]

  /// The times that ISO 8601 writes with a four-digit year: 0001-01-01 to 9999-12-31, in seconds since 1970.
  private static let writableSeconds: ClosedRange<TimeInterval> = -62_135_596_800...253_402_300_799

  /// Reads a row with `columns` in order.
  static func record(from row: Row) throws(Malformed) -> AnnouncementRecord {
    var record = AnnouncementRecord(
      id: try required(row, "id", as: UUID.init(uuidString:)),
      petName: try optional(row, "pet_name"),
      species: try required(row, "species", as: AnnouncementRecord.Species.init),
      breed: try optional(row, "breed"),
      sex: try required(row, "sex", as: AnnouncementRecord.Sex.init),
      age: try optional(row, "age"),
      description: try required(row, "description") { $0 },
      status: try required(row, "status", as: AnnouncementRecord.Status.init),
      locationName: try optional(row, "location_name"),
      lastSeenDate: try required(row, "last_seen_date", as: CalendarDay.init),
      photoUrl: try optional(row, "photo_url"),
      reward: try optional(row, "reward"),
      email: try optional(row, "email"),
      phone: try optional(row, "phone"),
      createdAt: try instant(row, "created_at"),
      updatedAt: try instant(row, "updated_at"))
    record.locationLatitude = try optional(row, "latitude")
    record.locationLongitude = try optional(row, "longitude")
    try check(record)
    return record
  }

  /// Throws when a record contains what its type cannot rule out: only one coordinate, a negative age, a time that ISO
  /// 8601 cannot write.
  private static func check(_ record: AnnouncementRecord) throws(Malformed) {
    if let age = record.age, age < 0 { throw Malformed(description: "age is \(age)") }
    let hasNoPlace = record.locationLatitude == nil && record.locationLongitude == nil
    guard hasNoPlace || record.location != nil else {
      throw Malformed(description: "latitude and longitude are not a place on the globe")
    }
    for (name, instant) in [("created_at", record.createdAt), ("updated_at", record.updatedAt)] {
      guard writableSeconds.contains(instant.timeIntervalSince1970) else {
        throw Malformed(description: "\(name) is outside the years 1 to 9999")
      }
    }
  }

  /// Returns the values of a record in the order of `columns`.
  static func arguments(for record: AnnouncementRecord) throws(Malformed) -> StatementArguments {
    try check(record)
    return [
      record.id.uuidString, record.petName, record.species.rawValue, record.breed, record.sex.rawValue, record.age,
      record.description, record.status.rawValue, record.locationLatitude, record.locationLongitude,
      record.locationName, record.lastSeenDate.description, record.photoUrl, record.reward, record.email,
      record.phone, Int64(record.createdAt.timeIntervalSince1970), Int64(record.updatedAt.timeIntervalSince1970),
    ]
  }

  // `Row` traps on a value of another type when asked for it directly, so each value is fetched as SQLite stored it.

  private static func optional<Value: DatabaseValueConvertible>(
    _ row: Row, _ column: String
  ) throws(Malformed) -> Value? {
    guard let stored: DatabaseValue = row[column], !stored.isNull else { return nil }
    guard let value = Value.fromDatabaseValue(stored) else {
      throw Malformed(description: "\(column) is not readable as \(Value.self)")
    }
    return value
  }

  private static func required<Value>(
    _ row: Row, _ column: String, as convert: (String) -> Value?
  ) throws(Malformed) -> Value {
    guard let text: String = try optional(row, column) else { throw Malformed(description: "\(column) is missing") }
    guard let value = convert(text) else {
      throw Malformed(description: "\(column) is '\(text.prefix(40))'")
    }
    return value
  }

  private static func instant(_ row: Row, _ column: String) throws(Malformed) -> Date {
    guard let seconds: Int64 = try optional(row, column) else { throw Malformed(description: "\(column) is missing") }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
