import GRDB

/// The tables of jokes and ratings. Triggers maintain derived rows: no writer, not even a shell, can forget it.
enum JokeSchema {
  /// The changes of popularity that are kept for cursors: at one change per second, almost three hours. Also bounds the
  /// cost of a page.
  static let keptMoves = 10_000

  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("jokes") { database in
      try database.execute(sql: tables)
      try database.execute(sql: popularity)
      try database.execute(sql: text)
    }
  }

  private static let tables = """
    CREATE TABLE joke (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE COLLATE NOCASE,
      setup TEXT NOT NULL,
      punchline TEXT NOT NULL,
      category TEXT NOT NULL,
      season TEXT,
      popularity INTEGER NOT NULL,
      impressions INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX joke_popular ON joke (popularity DESC, id DESC);
    CREATE INDEX joke_category ON joke (category, popularity DESC, id DESC);
    CREATE INDEX joke_season ON joke (season, id);

    CREATE TABLE joke_character (
      number INTEGER NOT NULL REFERENCES joke ON DELETE CASCADE,
      character TEXT NOT NULL,
      PRIMARY KEY (number, character)
    ) WITHOUT ROWID;
    CREATE INDEX joke_character_name ON joke_character (character);

    -- stars is NULL after a removal: a rating that is sent late must not bring it back. rated_at is then the removal.
    CREATE TABLE rating (
      id TEXT PRIMARY KEY COLLATE NOCASE,
      client TEXT NOT NULL COLLATE NOCASE,
      joke INTEGER NOT NULL REFERENCES joke ON DELETE CASCADE,
      stars INTEGER,
      rated_at INTEGER NOT NULL,
      UNIQUE (client, joke)
    );
    CREATE INDEX rating_newest ON rating (client, rated_at DESC, id DESC);
    CREATE INDEX rating_joke ON rating (joke);

    -- received_at in seconds since 1970.
    CREATE TABLE impression_batch (
      id TEXT PRIMARY KEY COLLATE NOCASE,
      counted INTEGER NOT NULL,
      received_at INTEGER NOT NULL
    );
    CREATE INDEX impression_batch_age ON impression_batch (received_at);
    """

  /// A rating moves its joke, and `joke_move` records from where: row n has the popularity that its joke had before
  /// change n.
  private static let popularity = """
    CREATE TABLE joke_move (
      version INTEGER PRIMARY KEY AUTOINCREMENT,
      number INTEGER NOT NULL,
      popularity INTEGER NOT NULL
    );
    CREATE TRIGGER joke_moves AFTER UPDATE OF popularity ON joke WHEN new.popularity <> old.popularity BEGIN
      INSERT INTO joke_move (number, popularity) VALUES (old.number, old.popularity);
      DELETE FROM joke_move WHERE version <= (SELECT max(version) FROM joke_move) - \(keptMoves);
    END;
    CREATE TRIGGER rating_insert AFTER INSERT ON rating BEGIN
      UPDATE joke SET popularity = popularity + coalesce(new.stars - 3, 0) WHERE number = new.joke;
    END;
    CREATE TRIGGER rating_update AFTER UPDATE OF stars ON rating BEGIN
      UPDATE joke SET popularity = popularity + coalesce(new.stars - 3, 0) - coalesce(old.stars - 3, 0)
      WHERE number = new.joke;
    END;
    CREATE TRIGGER rating_delete AFTER DELETE ON rating BEGIN
      UPDATE joke SET popularity = popularity - coalesce(old.stars - 3, 0) WHERE number = old.joke;
    END;
    """

  private static let text = """
    CREATE VIRTUAL TABLE joke_text USING fts5 (
      setup, punchline, content = 'joke', content_rowid = 'number',
      tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER joke_text_insert AFTER INSERT ON joke BEGIN
      INSERT INTO joke_text (rowid, setup, punchline) VALUES (new.number, new.setup, new.punchline);
    END;
    CREATE TRIGGER joke_text_delete AFTER DELETE ON joke BEGIN
      INSERT INTO joke_text (joke_text, rowid, setup, punchline)
      VALUES ('delete', old.number, old.setup, old.punchline);
    END;
    CREATE TRIGGER joke_text_update AFTER UPDATE OF setup, punchline ON joke BEGIN
      INSERT INTO joke_text (joke_text, rowid, setup, punchline)
      VALUES ('delete', old.number, old.setup, old.punchline);
      INSERT INTO joke_text (rowid, setup, punchline) VALUES (new.number, new.setup, new.punchline);
    END;
    """
}
