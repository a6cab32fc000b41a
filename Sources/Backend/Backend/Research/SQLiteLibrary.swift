import Foundation
import GRDB

/// The library's findings on a question.
struct LibraryFindings: Hashable, Sendable {
  /// A passage, with its document's metadata.
  struct Passage: Hashable, Sendable {
    var number: Int64
    var document: Int64
    var title: String
    var heading: String
    /// Markdown.
    var text: String
    var publisher: String?
    var url: String?
  }

  /// The best first; empty when nothing answers the question.
  var passages: [Passage]
  /// Other questions that the library answers.
  var followUps: [String]
  /// Titles of documents, when nothing was found.
  var topics: [String]
}

/// Documents and a full-text index of their passages, in SQLite.
public final class SQLiteLibrary: Sendable {
  /// The most passages in an answer.
  private static let passageLimit = 5
  /// The number of passages that are considered.
  private static let candidateLimit = 24
  /// The share of a question that its best passage has to cover, each word weighted by its rarity, and the share for
  /// each other one. Below it a passage only has a word in common. Both were chosen by trying questions.
  private static let leadCoverage = 0.5
  private static let otherCoverage = 0.34
  /// How close to the best passage's rank (BM25) another has to come.
  private static let closeness = 0.35
  /// The most words in a question that depends on the previous one.
  private static let leaningWords = 2
  private static let followUpLimit = 3
  private static let topicLimit = 8

  private let database: any DatabaseWriter

  /// Creates a library in a database.
  public init(_ database: BackendDatabase) {
    self.database = database.writer
  }

  /// The relation of a document to the one in the library.
  public enum Import: Sendable {
    case added, replaced, unchanged
  }

  /// Adds a document to the library, replacing the one with its path.
  ///
  /// - Parameter hash: identifies versions of the file: with the same one as before, nothing is done.
  @discardableResult
  public func insert(_ document: LibraryDocument, hash: String) async throws -> Import {
    try await database.write { try Self.insert(document, hash: hash, into: $0) }
  }

  /// Returns the number of documents.
  public func count() async throws -> Int {
    try await database.read(Self.count)
  }

  /// Fills an empty library before the first request; after a reset, any.
  func seed(resetting: Bool, with documents: () throws -> [(LibraryDocument, hash: String)]) throws {
    try database.write { database in
      if resetting { try database.execute(sql: "DELETE FROM library_document") }
      guard try Self.count(database) == 0 else { return }
      for (document, hash) in try documents() { try Self.insert(document, hash: hash, into: database) }
    }
  }

  private static func count(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM library_document") ?? 0
  }

  @discardableResult
  private static func insert(_ document: LibraryDocument, hash: String, into database: Database) throws -> Import {
    let known = try String.fetchOne(
      database, sql: "SELECT hash FROM library_document WHERE path = ?", arguments: [document.path])
    if known == hash { return .unchanged }
    try database.execute(sql: "DELETE FROM library_document WHERE path = ?", arguments: [document.path])
    try database.execute(
      sql: "INSERT INTO library_document (path, hash, title, publisher, url) VALUES (?, ?, ?, ?, ?)",
      arguments: [document.path, hash, document.title, document.publisher, document.url])
    let number = database.lastInsertedRowID
    for passage in document.passages {
      try database.execute(
        sql: "INSERT INTO library_passage (document, title, heading, text) VALUES (?, ?, ?, ?)",
        arguments: [number, document.title, passage.heading, passage.text])
    }
    return known == nil ? .added : .replaced
  }

  // MARK: - Search

  /// Returns the passages that answer a question best.
  ///
  /// - Parameter previous: the question before, which is searched together with this one when this one is short and
  ///   finds nothing alone: "And in a plane?" is about what was asked before.
  func findings(on question: String, after previous: String?) async throws -> LibraryFindings {
    try await database.read { database in
      let terms = QuestionTerms(question)
      let findings = try Self.findings(terms, asked: question, in: database)
      guard findings.passages.isEmpty, let previous, terms.words.count <= Self.leaningWords else { return findings }
      let both = try QuestionTerms("\(previous) \(question)").filter {
        try !Self.passages(with: $0, in: database).isEmpty
      }
      return try Self.findings(both, asked: question, in: database)
    }
  }

  private static func findings(
    _ terms: QuestionTerms, asked: String, in database: Database
  ) throws -> LibraryFindings {
    let candidates = terms.words.isEmpty ? [] : try candidates(terms, asked: asked, in: database)
    let coverage = try coverage(of: candidates.map(\.passage.number), by: terms, in: database)
    guard let lead = candidates.first(where: { coverage[$0.passage.number, default: 0] >= leadCoverage }) else {
      let topics = try String.fetchAll(
        database, sql: "SELECT title FROM library_document ORDER BY number LIMIT ?", arguments: [topicLimit])
      let questions = try String.fetchAll(
        database, sql: "SELECT heading FROM library_passage WHERE heading LIKE '%?' GROUP BY document ORDER BY number")
      return LibraryFindings(passages: [], followUps: Array(questions.prefix(followUpLimit)), topics: topics)
    }
    let others = candidates.filter { candidate in
      candidate.passage.number != lead.passage.number && candidate.rank <= lead.rank * closeness
        && coverage[candidate.passage.number, default: 0] >= otherCoverage
    }
    let passages = [lead.passage] + others.prefix(passageLimit - 1).map(\.passage)
    let followUps = try followUps(to: passages, asked: asked, candidates: candidates.map(\.passage), in: database)
    return LibraryFindings(passages: passages, followUps: followUps, topics: [])
  }

  private static func candidates(
    _ terms: QuestionTerms, asked: String, in database: Database
  ) throws -> [(passage: LibraryFindings.Passage, rank: Double)] {
    // A word in a heading or title counts more than one in the text.
    let sql = """
      SELECT found.score, passage.number, passage.document, passage.title, passage.heading, passage.text,
        document.publisher, document.url
      FROM (
        SELECT rowid, bm25(library_text, 4.0, 4.0, 1.0) AS score FROM library_text WHERE library_text MATCH ?
        ORDER BY score, rowid LIMIT ?
      ) AS found
      JOIN library_passage AS passage ON passage.number = found.rowid
      JOIN library_document AS document ON document.number = passage.document
      ORDER BY found.score, passage.number
      """
    return try Row.fetchAll(database, sql: sql, arguments: [terms.pattern, candidateLimit]).map { row in
      let passage = LibraryFindings.Passage(
        number: row["number"], document: row["document"], title: row["title"], heading: row["heading"],
        text: row["text"], publisher: row["publisher"], url: row["url"])
      // "What is ...?" and "Why is ...?" differ in common words only, which are not in the index query.
      let score: Double = row["score"]
      return (passage, score * (1 + QuestionTerms.likeness(passage.heading, asked)))
    }.sorted { $0.rank < $1.rank }
  }

  /// Returns the share of the question that each passage covers, with rare words counting more. A word that no passage
  /// has counts most: a question about it cannot be answered.
  private static func coverage(
    of passages: [Int64], by terms: QuestionTerms, in database: Database
  ) throws -> [Int64: Double] {
    let total = Double(try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM library_passage") ?? 0)
    var covered: [Int64: Double] = [:]
    var whole = 0.0
    for word in terms.words {
      let found = try Self.passages(with: word, in: database)
      let weight = log(1 + total / (Double(found.count) + 0.5))
      whole += weight
      for passage in passages where found.contains(passage) { covered[passage, default: 0] += weight }
    }
    return covered.mapValues { $0 / whole }
  }

  private static func passages(with word: String, in database: Database) throws -> Set<Int64> {
    try Int64.fetchSet(
      database, sql: "SELECT rowid FROM library_text WHERE library_text MATCH ?",
      arguments: [QuestionTerms.pattern(word)])
  }

  /// Returns headings that are questions: from the other findings, and from the same documents.
  private static func followUps(
    to passages: [LibraryFindings.Passage], asked: String, candidates: [LibraryFindings.Passage],
    in database: Database
  ) throws -> [String] {
    var headings = candidates.map(\.heading)
    for document in passages.map(\.document) {
      headings += try String.fetchAll(
        database, sql: "SELECT heading FROM library_passage WHERE document = ? ORDER BY number", arguments: [document])
    }
    var seen = Set(passages.map { $0.heading.lowercased() } + [asked.lowercased()])
    let questions = headings.filter { $0.hasSuffix("?") && seen.insert($0.lowercased()).inserted }
    return Array(questions.prefix(followUpLimit))
  }
}
