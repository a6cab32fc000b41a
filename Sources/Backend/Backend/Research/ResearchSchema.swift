import GRDB

/// The tables of the library and of the questions that were asked. Triggers maintain the full-text indexes.
enum ResearchSchema {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("library and answers") { database in
      try database.execute(sql: library)
      try database.execute(sql: answers)
    }
  }

  private static let library = """
    CREATE TABLE library_document (
      number INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      -- Of the file's bytes: the same file is not read twice.
      hash TEXT NOT NULL,
      title TEXT NOT NULL,
      publisher TEXT,
      url TEXT
    );
    CREATE TABLE library_passage (
      number INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES library_document ON DELETE CASCADE,
      title TEXT NOT NULL,
      heading TEXT NOT NULL,
      text TEXT NOT NULL
    );
    CREATE INDEX library_passage_document ON library_passage (document, number);
    CREATE VIRTUAL TABLE library_text USING fts5 (
      title, heading, text, content = 'library_passage', content_rowid = 'number',
      tokenize = 'porter unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER library_text_insert AFTER INSERT ON library_passage BEGIN
      INSERT INTO library_text (rowid, title, heading, text) VALUES (new.number, new.title, new.heading, new.text);
    END;
    CREATE TRIGGER library_text_delete AFTER DELETE ON library_passage BEGIN
      INSERT INTO library_text (library_text, rowid, title, heading, text)
      VALUES ('delete', old.number, old.title, old.heading, old.text);
    END;
    """

  private static let answers = """
    CREATE TABLE conversation (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE COLLATE NOCASE,
      client TEXT NOT NULL COLLATE NOCASE,
      title TEXT NOT NULL,
      -- The number of its last answer, by which lists are sorted: it never goes back, as clocks do.
      latest INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX conversation_latest ON conversation (client, latest DESC);

    CREATE TABLE answer (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE COLLATE NOCASE,
      conversation INTEGER NOT NULL REFERENCES conversation ON DELETE CASCADE,
      query TEXT NOT NULL,
      content TEXT NOT NULL DEFAULT '',
      -- JSON.
      sources TEXT NOT NULL DEFAULT '[]',
      follow_ups TEXT NOT NULL DEFAULT '[]',
      rating TEXT,
      state TEXT NOT NULL,
      error TEXT,
      -- Names the making of this text: positions in another one mean nothing.
      run TEXT NOT NULL,
      -- Seconds since 1970.
      created_at INTEGER NOT NULL
    );
    CREATE INDEX answer_newest ON answer (conversation, number DESC);
    CREATE TRIGGER answer_latest AFTER INSERT ON answer BEGIN
      UPDATE conversation SET latest = new.number WHERE number = new.conversation;
    END;
    CREATE TRIGGER answer_last AFTER DELETE ON answer BEGIN
      DELETE FROM conversation
      WHERE number = old.conversation AND NOT EXISTS (SELECT 1 FROM answer WHERE conversation = old.conversation);
    END;

    CREATE VIRTUAL TABLE answer_text USING fts5 (
      query, content, content = 'answer', content_rowid = 'number',
      tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER answer_text_insert AFTER INSERT ON answer BEGIN
      INSERT INTO answer_text (rowid, query, content) VALUES (new.number, new.query, new.content);
    END;
    CREATE TRIGGER answer_text_delete AFTER DELETE ON answer BEGIN
      INSERT INTO answer_text (answer_text, rowid, query, content)
      VALUES ('delete', old.number, old.query, old.content);
    END;
    CREATE TRIGGER answer_text_update AFTER UPDATE OF query, content ON answer BEGIN
      INSERT INTO answer_text (answer_text, rowid, query, content)
      VALUES ('delete', old.number, old.query, old.content);
      INSERT INTO answer_text (rowid, query, content) VALUES (new.number, new.query, new.content);
    END;
    """
}
