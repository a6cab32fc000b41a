import Foundation
import Hummingbird

extension AnswerQuestion {
  /// The longest question, in Unicode scalars as JSON Schema counts.
  static let longestQuery = 2000

  /// Reads a question, or reports everything that is wrong with it.
  init(_ object: [String: JSONValue]) throws(Problem) {
    var fields = DraftFields(object)
    let id = fields.required(fields.uuid("id"), "id")
    let conversation = fields.required(fields.uuid("conversation"), "conversation")
    let client = fields.required(fields.uuid("client"), "client")
    let query = fields.required(fields.text("query", limit: Self.longestQuery), "query")
    fields.rejectUnknown()
    guard fields.faults.isEmpty, let id, let conversation, let client, let query else {
      throw .invalidFields(fields.faults.sorted { $0.field < $1.field })
    }
    self.init(id: id, conversation: conversation, client: client, query: query)
  }
}

/// The query of `GET /api/v1/conversations`.
struct ConversationQuery {
  static let largestLimit = 200
  static let usualLimit = 20
  /// The longest search, in Unicode scalars.
  private static let longestText = 200

  let client: UUID
  let text: String?
  let limit: Int
  let cursor: ResearchCursor?

  /// Reads `client`, `query`, `limit` and `cursor`; other parameters are ignored.
  init(_ parameters: Parameters) throws(Problem) {
    let client = try parameters.value("client", mustBe: "the UUID of a client.") { UUID(uuidString: String($0)) }
    guard let client else {
      throw .invalidParameter("client", detail: "'client' is missing. Send the UUID whose conversations are wanted.")
    }
    self.client = client
    text = try parameters.value(
      "query",
      mustBe: "1 to \(Self.longestText) characters, such as query=insulin. Leave it out to get all conversations."
    ) { (1...Self.longestText).contains($0.unicodeScalars.count) ? String($0) : nil }
    limit = try parameters.limit(1...Self.largestLimit) ?? Self.usualLimit
    cursor = try parameters.researchCursor()
  }
}

extension Parameters {
  func researchCursor() throws(Problem) -> ResearchCursor? {
    try value("cursor", mustBe: "the 'next' of the page before. Leave it out to get the first page.") {
      ResearchCursor(String($0))
    }
  }
}
