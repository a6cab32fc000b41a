import GRDB

/// The tables of announcements.
///
/// Columns have no CHECK constraints: rows are checked when they are read (`AnnouncementRow`), so a backend skips rows
/// of a newer one, for example with a new species.
enum AnnouncementSchema {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("announcements") { database in
      try database.create(table: "announcement") { table in
        // Ids are compared without case: RFC 9562 allows either.
        table.primaryKey("id", .text).collate(.nocase)
        addFacts(to: table)
      }
      try database.execute(
        sql: "CREATE INDEX announcement_newest ON announcement (created_at DESC, id COLLATE NOCASE DESC)")
    }
    migrator.registerMigration("announcements by place") { database in
      try database.execute(sql: "CREATE INDEX announcement_place ON announcement (latitude, longitude)")
    }
    migrator.registerMigration("announcements that change, in an R*Tree", migrate: makeChangeable)
  }

  /// Adds the columns of an announcement besides its id, as the first two versions of the table have them.
  private static func addFacts(to table: TableDefinition) {
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

  /// Gives each row a stable number (VACUUM may change a hidden one), by which the R*Tree of places refers to it, and a
  /// password. Triggers maintain the tree: no writer, not even a shell, can forget it.
  private static func makeChangeable(_ database: Database) throws {
    let columns = """
      id, pet_name, species, breed, sex, age, description, status, latitude, longitude, location_name, last_seen_date,
      photo_url, reward, email, phone, created_at, updated_at
      """
    try database.create(table: "numbered") { table in
      table.primaryKey("number", .integer)
      table.column("id", .text).notNull().unique().collate(.nocase)
      addFacts(to: table)
      // In the format of `PasswordHasher`.
      table.column("password_hash", .text)
    }
    let place = "number, latitude, latitude, longitude, longitude"
    func isPlace(_ row: String) -> String {
      "\(row)latitude BETWEEN -90 AND 90 AND \(row)longitude BETWEEN -180 AND 180"
    }
    try database.execute(
      sql: """
        INSERT INTO numbered (\(columns)) SELECT \(columns) FROM announcement;
        DROP TABLE announcement;
        ALTER TABLE numbered RENAME TO announcement;
        CREATE INDEX announcement_newest ON announcement (created_at DESC, id COLLATE NOCASE DESC);

        CREATE VIRTUAL TABLE announcement_area USING rtree (number, south, north, west, east);
        INSERT INTO announcement_area SELECT \(place) FROM announcement WHERE \(isPlace(""));
        CREATE TRIGGER announcement_area_insert AFTER INSERT ON announcement WHEN \(isPlace("new.")) BEGIN
          INSERT INTO announcement_area
          VALUES (new.number, new.latitude, new.latitude, new.longitude, new.longitude);
        END;
        CREATE TRIGGER announcement_area_update AFTER UPDATE OF latitude, longitude ON announcement BEGIN
          DELETE FROM announcement_area WHERE number = old.number;
          INSERT INTO announcement_area SELECT \(place) FROM announcement
          WHERE number = new.number AND \(isPlace(""));
        END;
        CREATE TRIGGER announcement_area_delete AFTER DELETE ON announcement BEGIN
          DELETE FROM announcement_area WHERE number = old.number;
        END;
        """)
  }
}
