import GRDB

/// The tables, as steps that bring a database of any age up to date.
///
/// Columns have no CHECK constraints: rows are judged when they are read (`AnnouncementRow`), so a backend meets rows
/// of a newer one, say with a new species, by skipping them.
enum AnnouncementSchema {
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("announcements") { database in
      try database.create(table: "announcement") { table in
        // Ids are compared without case: RFC 9562 has them in either.
        table.primaryKey("id", .text).collate(.nocase)
        table.column("pet_name", .text)
        table.column("species", .text).notNull()
        table.column("breed", .text)
        table.column("sex", .text).notNull()
        table.column("age", .integer)
        table.column("description", .text).notNull()
        table.column("status", .text).notNull()
        table.column("latitude", .double)
        table.column("longitude", .double)
        table.column("location_name", .text)
        table.column("last_seen_date", .text).notNull()
        table.column("photo_url", .text)
        table.column("reward", .text)
        table.column("email", .text)
        table.column("phone", .text)
        // Seconds since 1970.
        table.column("created_at", .integer).notNull()
        table.column("updated_at", .integer).notNull()
      }
      try database.execute(
        sql: "CREATE INDEX announcement_newest ON announcement (created_at DESC, id COLLATE NOCASE DESC)")
    }
    migrator.registerMigration("announcements by place") { database in
      try database.execute(sql: "CREATE INDEX announcement_place ON announcement (latitude, longitude)")
    }
    return migrator
  }()
}
