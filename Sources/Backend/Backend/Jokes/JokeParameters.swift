import Foundation
import Hummingbird

extension JokeQuery {
  /// The most jokes in one response.
  static let largestLimit = 200
  /// The longest search, in Unicode scalars as JSON Schema counts.
  static let longestText = 200

  /// Reads `limit`, `cursor`, `category`, `character` and `query`; other parameters are ignored.
  ///
  /// - Throws: `Problem` for the first invalid value.
  init(_ parameters: Parameters) throws(Problem) {
    self.init()
    if let limit = try parameters.limit(1...Self.largestLimit) { self.limit = limit }
    category = try parameters.choice("category")
    character = try parameters.choice("character")
    text = try parameters.value(
      "query", mustBe: "1 to \(Self.longestText) characters, such as query=penguin. Leave it out to get all jokes."
    ) { (1...Self.longestText).contains($0.unicodeScalars.count) ? String($0) : nil }
    cursor = try parameters.value(
      "cursor", mustBe: "the 'next' of the page before. Leave it out to get the first page."
    ) { JokeCursor(String($0)) }
    let isOfSearch: Bool? =
      switch cursor {
      case .found: true
      case .popular: false
      case nil: nil
      }
    if let isOfSearch, isOfSearch != (text != nil) {
      throw .invalidParameter(
        "cursor",
        detail: "'cursor' belongs to a list \(isOfSearch ? "with" : "without") 'query'. Send it to its own list.")
    }
  }
}

/// The query of `GET /api/v1/ratings`.
struct RatingQuery {
  let client: UUID
  let limit: Int
  let cursor: RatingCursor?

  /// Reads `client`, `limit` and `cursor`; other parameters are ignored.
  init(_ parameters: Parameters) throws(Problem) {
    let client = try parameters.value("client", mustBe: "the UUID of a client.") { UUID(uuidString: String($0)) }
    guard let client else {
      throw .invalidParameter("client", detail: "'client' is missing. Send the UUID whose ratings are wanted.")
    }
    self.client = client
    limit = try parameters.limit(1...JokeQuery.largestLimit) ?? JokeQuery().limit
    cursor = try parameters.value(
      "cursor", mustBe: "the 'next' of the page before. Leave it out to get the first page."
    ) { RatingCursor(String($0)) }
  }
}

extension RatingRecord {
  /// The accepted times, up to the year 9999, in milliseconds since 1970.
  static let instants: ClosedRange<Int64> = 0...253_402_300_799_999

  /// Reads a rating, or reports everything that is wrong with it.
  init(id: UUID, _ object: [String: JSONValue]) throws(Problem) {
    var fields = DraftFields(object)
    let client = fields.required(fields.uuid("client"), "client")
    let joke = fields.required(fields.uuid("joke"), "joke")
    let stars = fields.required(fields.whole("stars", in: 1...5), "stars")
    let ratedAt = fields.required(
      fields.whole("ratedAt", in: Int(Self.instants.lowerBound)...Int(Self.instants.upperBound)), "ratedAt")
    fields.rejectUnknown()
    guard fields.faults.isEmpty, let client, let joke, let stars, let ratedAt else {
      throw .invalidFields(fields.faults.sorted { $0.field < $1.field })
    }
    self.init(id: id, client: client, joke: joke, stars: stars, ratedAt: Int64(ratedAt))
  }
}

extension ImpressionBatch {
  /// The most jokes in one batch.
  static let largest = 500

  /// Reads a batch, or reports everything that is wrong with it.
  init(_ object: [String: JSONValue]) throws(Problem) {
    var fields = DraftFields(object)
    let batch = fields.required(fields.uuid("batch"), "batch")
    let jokes = fields.required(fields.uuids("jokes", limit: Self.largest), "jokes")
    fields.rejectUnknown()
    guard fields.faults.isEmpty, let batch, let jokes else {
      throw .invalidFields(fields.faults.sorted { $0.field < $1.field })
    }
    self.init(id: batch, jokes: jokes)
  }
}

extension Parameters {
  /// Returns the value of `limit`, or `nil` when it was not sent.
  func limit(_ range: ClosedRange<Int>) throws(Problem) -> Int? {
    try value(
      "limit", mustBe: "a whole number from \(range.lowerBound) to \(range.upperBound), such as limit=50."
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(Problem) -> Choice? {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return try value(name, mustBe: "one of \(names).") { Choice(rawValue: String($0)) }
  }
}
