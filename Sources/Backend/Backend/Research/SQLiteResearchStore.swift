import Foundation
import GRDB

/// A store of conversations and answers, in SQLite.
final class SQLiteResearchStore: Sendable {
  /// The number of earlier answers that a question includes.
  private static let memory = 4

  private let database: any DatabaseWriter

  init(_ database: BackendDatabase) {
    self.database = database.writer
  }

  /// Marks answers that were in progress when the backend last ended.
  func closeUnfinished() throws {
    try database.write { database in
      try database.execute(
        sql: "UPDATE answer SET state = ? WHERE state = ?",
        arguments: [AnswerRecord.State.interrupted.rawValue, AnswerRecord.State.streaming.rawValue])
    }
  }

  func removeAll() throws {
    try database.write { try $0.execute(sql: "DELETE FROM conversation") }
  }

  // MARK: - Asking

  /// Records that a question is asked, in this run unless it has been answered.
  func ask(_ question: AnswerQuestion, run: String, at now: Date = .now) async throws -> QuestionOutcome {
    try await database.write { database in
      let owner = try String.fetchOne(
        database, sql: "SELECT client FROM conversation WHERE id = ?",
        arguments: [question.conversation.uuidString])
      if let owner, owner != question.client.uuidString {
        return .conflict("Conversation \(question.conversation) belongs to another client. Create a new id.")
      }
      if let row = try Self.row(question.id, in: database) {
        let known = try Self.record(row)
        guard known.query == question.query, known.conversation == question.conversation else {
          return .conflict("Answer \(question.id) belongs to another question. Create a new id for each question.")
        }
        if known.state == .complete { return .answered(known, run: row["run"]) }
        try database.execute(
          sql: """
            UPDATE answer SET content = '', sources = '[]', follow_ups = '[]', error = NULL, state = ?, run = ?
            WHERE id = ?
            """,
          arguments: [AnswerRecord.State.streaming.rawValue, run, question.id.uuidString])
      } else {
        try database.execute(
          sql: "INSERT INTO conversation (id, client, title) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
          arguments: [question.conversation.uuidString, question.client.uuidString, question.query])
        try database.execute(
          sql: """
            INSERT INTO answer (id, conversation, query, state, run, created_at)
            VALUES (?, (SELECT number FROM conversation WHERE id = ?), ?, ?, ?, ?)
            """,
          arguments: [
            question.id.uuidString, question.conversation.uuidString, question.query,
            AnswerRecord.State.streaming.rawValue, run, Int64(now.timeIntervalSince1970),
          ])
      }
      return .toAnswer(before: try Self.before(question, in: database))
    }
  }

  private static func before(_ question: AnswerQuestion, in database: Database) throws -> [AnswerRecord] {
    let sql = """
      \(selection) WHERE conversation.id = ? AND answer.state = ?
        AND answer.number < (SELECT number FROM answer WHERE id = ?)
      ORDER BY answer.number DESC LIMIT ?
      """
    return try Row.fetchAll(
      database, sql: sql,
      arguments: [
        question.conversation.uuidString, AnswerRecord.State.complete.rawValue, question.id.uuidString, memory,
      ]
    ).map(record).reversed()
  }

  /// Stores the result of an answer, unless it was deleted or is being made again in another run.
  func finish(_ id: UUID, run: String, _ answer: AnswerProgress, as state: AnswerRecord.State) async throws {
    let sources = String(decoding: try JSONEncoder.api.encode(answer.sources), as: UTF8.self)
    let followUps = String(decoding: try JSONEncoder.api.encode(answer.followUps), as: UTF8.self)
    try await database.write { database in
      try database.execute(
        sql: """
          UPDATE answer SET content = ?, sources = ?, follow_ups = ?, error = ?, state = ? WHERE id = ? AND run = ?
          """,
        arguments: [answer.content, sources, followUps, answer.error, state.rawValue, id.uuidString, run])
    }
  }

  // MARK: - Reading and changing

  func answer(id: UUID) async throws -> AnswerRecord? {
    try await database.read { try Self.row(id, in: $0).map(Self.record) }
  }

  /// Returns whether there was such an answer.
  func setRating(_ rating: AnswerRecord.Rating?, of id: UUID) async throws -> Bool {
    try await change("UPDATE answer SET rating = ? WHERE id = ?", [rating?.rawValue, id.uuidString])
  }

  func deleteAnswer(id: UUID) async throws -> Bool {
    try await change("DELETE FROM answer WHERE id = ?", [id.uuidString])
  }

  /// Returns the ids of the deleted answers; nil when there was no such conversation.
  func deleteConversation(id: UUID) async throws -> [UUID]? {
    try await database.write { database in
      let sql = "SELECT answer.id FROM answer JOIN conversation ON conversation.number = answer.conversation "
      let ids = try String.fetchAll(database, sql: sql + "WHERE conversation.id = ?", arguments: [id.uuidString])
      try database.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [id.uuidString])
      return database.changesCount == 0 ? nil : ids.compactMap { UUID(uuidString: $0) }
    }
  }

  private func change(_ sql: String, _ arguments: StatementArguments) async throws -> Bool {
    try await database.write { database in
      try database.execute(sql: sql, arguments: arguments)
      return database.changesCount > 0
    }
  }

  // MARK: - Lists

  /// Returns a client's conversations, the one with the latest question first.
  func conversations(
    of client: UUID, matching text: String?, limit: Int, after cursor: ResearchCursor?
  ) async throws -> ResearchPage<ConversationRecord> {
    var sql = """
      SELECT conversation.id, conversation.title, conversation.latest,
        (SELECT COUNT(*) FROM answer WHERE conversation = conversation.number) AS answers,
        (SELECT MAX(created_at) FROM answer WHERE conversation = conversation.number) AS updated_at
      FROM conversation WHERE client = ?
      """
    var arguments: StatementArguments = [client.uuidString]
    if let text {
      sql += """
         AND conversation.number IN (
          SELECT answer.conversation FROM answer_text JOIN answer ON answer.number = answer_text.rowid
          WHERE answer_text MATCH ?
        )
        """
      arguments += [JokeStatement.pattern(for: text)]
    }
    if let cursor {
      sql += " AND conversation.latest < ?"
      arguments += [cursor.number]
    }
    sql += " ORDER BY conversation.latest DESC LIMIT ?"
    arguments += [limit + 1]
    return try await page(sql, arguments, limit: limit, numberedBy: "latest") { row in
      ConversationRecord(
        id: try Self.uuid(row, "id"), title: row["title"], answers: row["answers"],
        updatedAt: Date(timeIntervalSince1970: row["updated_at"]))
    }
  }

  /// Returns the answers of a conversation, newest first; nil when there is no such conversation.
  func answers(
    of conversation: UUID, limit: Int, after cursor: ResearchCursor?
  ) async throws -> ResearchPage<AnswerRecord>? {
    let page = try await page(
      "\(Self.selection) WHERE conversation.id = ? AND answer.number < ? ORDER BY answer.number DESC LIMIT ?",
      [conversation.uuidString, cursor?.number ?? .max, limit + 1], limit: limit, numberedBy: "number", Self.record)
    guard page.elements.isEmpty else { return page }
    let exists = try await database.read {
      try Bool.fetchOne(
        $0, sql: "SELECT EXISTS (SELECT 1 FROM conversation WHERE id = ?)", arguments: [conversation.uuidString])
    }
    return exists == true ? page : nil
  }

  private func page<Element: Sendable>(
    _ sql: String, _ arguments: StatementArguments, limit: Int, numberedBy column: String,
    _ element: @escaping @Sendable (Row) throws -> Element
  ) async throws -> ResearchPage<Element> {
    try await database.read { database in
      // One more than requested shows whether there are more.
      let rows = try Row.fetchAll(database, sql: sql, arguments: arguments)
      let last = rows.count > limit ? rows.prefix(limit).last : nil
      return ResearchPage(
        elements: try rows.prefix(limit).map(element), next: last.map { ResearchCursor(number: $0[column]) })
    }
  }

  // MARK: - Rows

  private static let selection = """
    SELECT answer.*, conversation.id AS conversation_id
    FROM answer JOIN conversation ON conversation.number = answer.conversation
    """

  private static func row(_ id: UUID, in database: Database) throws -> Row? {
    try Row.fetchOne(database, sql: "\(selection) WHERE answer.id = ?", arguments: [id.uuidString])
  }

  @Sendable private static func record(_ row: Row) throws -> AnswerRecord {
    let decoder = JSONDecoder()
    let sources: String = row["sources"]
    let followUps: String = row["follow_ups"]
    let rating: String? = row["rating"]
    let state: String = row["state"]
    return AnswerRecord(
      id: try uuid(row, "id"), conversation: try uuid(row, "conversation_id"), query: row["query"],
      content: row["content"], sources: (try? decoder.decode([SourceRecord].self, from: Data(sources.utf8))) ?? [],
      followUps: (try? decoder.decode([String].self, from: Data(followUps.utf8))) ?? [],
      rating: rating.flatMap(AnswerRecord.Rating.init), state: AnswerRecord.State(rawValue: state) ?? .interrupted,
      error: row["error"], createdAt: Date(timeIntervalSince1970: row["created_at"]))
  }

  /// A database that somebody else has written to may have anything in place of an id.
  private static func uuid(_ row: Row, _ column: String) throws -> UUID {
    let text: String = row[column]
    guard let id = UUID(uuidString: text) else {
      throw BackendError.databaseUnavailable("of the answers", reason: "'\(text.prefix(40))' is no id")
    }
    return id
  }
}
