import Foundation

/// A store of answers in a database file on the phone.
struct AnswerArchive: AnswerArchiveProtocol {
  private let database: SQLiteDatabase

  /// Creates an archive.
  ///
  /// - Parameter url: the file, opened on first use; nil for memory.
  init(url: URL?) {
    database = SQLiteDatabase(url: url, migrations: [Self.schema])
  }

  /// Returns the id of this installation, created at random on first use.
  func client() async throws -> UUID {
    try await database.write { database in
      try database.execute("INSERT INTO client (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM client)", UUID())
      let ids = try database.rows("SELECT id FROM client") { try $0.get(0, as: UUID.self) }
      return ids.first ?? UUID()
    }
  }

  // MARK: - Conversations

  func conversations(
    matching text: String, limit: Int, after last: ResearchConversation?
  ) async throws -> [ResearchConversation] {
    let pattern = Self.pattern(text)
    return try await database.read { database in
      try database.rows(
        """
        SELECT id, title, updated_at, answers FROM conversation
        WHERE (?1 IS NULL OR (updated_at, id) < (?1, ?2))
          AND (?3 IS NULL OR id IN (
            SELECT answer.conversation FROM answer_text JOIN answer ON answer.number = answer_text.rowid
            WHERE answer_text MATCH ?3
          ))
        ORDER BY updated_at DESC, id DESC LIMIT ?4
        """,
        last?.updatedAt.timeIntervalSinceReferenceDate, last?.id, pattern, limit
      ) { row in
        ResearchConversation(
          id: try row.get(0), title: try row.get(1), updatedAt: Date(timeIntervalSinceReferenceDate: try row.get(2)),
          answerCount: try row.get(3))
      }
    }
  }

  func deleteConversation(id: String) async throws {
    // Its answers are deleted with it.
    try await database.write { try $0.execute("DELETE FROM answer WHERE conversation = ?", id) }
  }

  /// Returns an FTS5 pattern of word prefixes, each in quotes, as FTS5 has its own words and signs. Nil for blank text;
  /// `""`, which matches nothing, for signs only.
  private static func pattern(_ text: String) -> String? {
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"*" }
    return words.isEmpty ? "\"\"" : words.joined(separator: " ")
  }

  // MARK: - Answers

  func answers(conversationId: String, before answerId: String?, limit: Int) async throws -> [SearchAnswer] {
    try await database.read { database in
      try database.rows(
        """
        SELECT id, conversation, query, content, sources, follow_ups, rating, created_at, state, message FROM answer
        WHERE conversation = ?1 AND (?2 IS NULL OR number < (SELECT number FROM answer WHERE id = ?2))
        ORDER BY number DESC LIMIT ?3
        """,
        conversationId, answerId, limit, read: Self.answer)
    }
  }

  func save(_ answer: SearchAnswer) async throws {
    let sources = try JSONEncoder().encode(answer.sources.map(SourceColumn.init))
    let followUps = try JSONEncoder().encode(answer.followUps)
    let (state, message) = Self.columns(answer.state)
    try await database.write { database in
      try database.execute(
        """
        INSERT INTO answer
          (id, conversation, query, content, sources, follow_ups, rating, created_at, state, message)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          content = excluded.content, sources = excluded.sources, follow_ups = excluded.follow_ups,
          rating = excluded.rating, state = excluded.state, message = excluded.message
        """,
        answer.id, answer.conversationId, answer.query, answer.content, sources, followUps,
        answer.rating?.rawValue, answer.createdAt.timeIntervalSinceReferenceDate, state, message)
    }
  }

  func setRating(_ rating: AnswerRating?, answerId: String) async throws {
    try await database.write { try $0.execute("UPDATE answer SET rating = ? WHERE id = ?", rating?.rawValue, answerId) }
  }

  func deleteAnswer(id: String) async throws {
    try await database.write { try $0.execute("DELETE FROM answer WHERE id = ?", id) }
  }

  // MARK: - Rows

  /// A source as stored in a column.
  private struct SourceColumn: Codable {
    let number: Int
    let title: String
    let excerpt: String
    let publisher: String?
    let url: URL?

    init(_ source: ResearchSource) {
      (number, title, excerpt) = (source.number, source.title, source.excerpt)
      (publisher, url) = (source.publisher, source.url)
    }

    var source: ResearchSource {
      ResearchSource(number: number, title: title, excerpt: excerpt, publisher: publisher, url: url)
    }
  }

  @Sendable private static func answer(_ row: SQLiteRow) throws -> SearchAnswer {
    let decoder = JSONDecoder()
    return SearchAnswer(
      id: try row.get(0), conversationId: try row.get(1), query: try row.get(2), content: try row.get(3),
      sources: try decoder.decode([SourceColumn].self, from: try row.get(4)).map(\.source),
      followUps: try decoder.decode([String].self, from: try row.get(5)),
      rating: try row.get(6, as: String?.self).flatMap(AnswerRating.init),
      createdAt: Date(timeIntervalSinceReferenceDate: try row.get(7)),
      state: try state(row.get(8), message: row.get(9)))
  }

  private static func columns(_ state: SearchAnswer.State) -> (name: String, message: String?) {
    switch state {
    case .streaming: ("streaming", nil)
    case .complete: ("complete", nil)
    case .cancelled: ("cancelled", nil)
    case .failed(let message): ("failed", message)
    }
  }

  private static func state(_ name: String, message: String?) -> SearchAnswer.State {
    switch name {
    case "streaming": .streaming
    case "complete": .complete
    case "cancelled": .cancelled
    default: .failed(message: message ?? "")
    }
  }

  /// Triggers keep conversations and the full-text index consistent with the answers.
  private static let schema = """
    CREATE TABLE client (id TEXT PRIMARY KEY);

    -- Times are in seconds since 2001, as Foundation has them: others would be rounded.
    CREATE TABLE conversation (
      id TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      updated_at REAL NOT NULL,
      answers INTEGER NOT NULL
    );
    CREATE INDEX conversation_latest ON conversation (updated_at DESC, id DESC);

    CREATE TABLE answer (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      conversation TEXT NOT NULL,
      query TEXT NOT NULL,
      content TEXT NOT NULL,
      sources BLOB NOT NULL,
      follow_ups BLOB NOT NULL,
      rating TEXT,
      created_at REAL NOT NULL,
      state TEXT NOT NULL,
      message TEXT
    );
    CREATE INDEX answer_newest ON answer (conversation, number DESC);
    CREATE TRIGGER conversation_grows AFTER INSERT ON answer BEGIN
      INSERT INTO conversation VALUES (new.conversation, new.query, new.created_at, 1)
      ON CONFLICT (id) DO UPDATE SET updated_at = max(updated_at, excluded.updated_at), answers = answers + 1;
    END;
    CREATE TRIGGER conversation_shrinks AFTER DELETE ON answer BEGIN
      UPDATE conversation SET answers = answers - 1 WHERE id = old.conversation;
      DELETE FROM conversation WHERE id = old.conversation AND answers <= 0;
    END;

    CREATE VIRTUAL TABLE answer_text USING fts5 (
      query, content, content = 'answer', content_rowid = 'number', tokenize = 'porter unicode61 remove_diacritics 2',
      prefix = '2 3'
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
