import Foundation

/// A question and its answer: a part of it while it streams.
struct SearchAnswer: Identifiable, Hashable, Sendable {
  /// The most characters that a question may have, as Unicode scalars. The backend refuses longer ones.
  static let longestQuery = 2000
  /// The number of answers fetched at a time.
  static let pageSize = 20

  /// A UUID that the app creates, so that it can ask for the same answer again after a broken connection.
  let id: String
  /// A UUID that the app creates with the first question of a conversation.
  let conversationId: String
  let query: String
  /// Markdown. `[1]` cites the source with that number.
  var content: String
  /// Sorted by number.
  var sources: [ResearchSource]
  /// Questions that lead on from this answer.
  var followUps: [String]
  /// The reader's rating; nil if there is none.
  var rating: AnswerRating?
  /// When the question was asked.
  let createdAt: Date
  var state: State

  /// How far an answer has come.
  enum State: Hashable, Sendable {
    case streaming
    case complete
    /// The reader stopped it: `content` ends there.
    case cancelled
    /// What went wrong, in words for the reader. `content` has what came before.
    case failed(message: String)
  }

  init(
    id: String, conversationId: String, query: String, content: String = "", sources: [ResearchSource] = [],
    followUps: [String] = [], rating: AnswerRating? = nil, createdAt: Date, state: State = .streaming
  ) {
    self.id = id
    self.conversationId = conversationId
    self.query = query
    self.content = content
    self.sources = sources
    self.followUps = followUps
    self.rating = rating
    self.createdAt = createdAt
    self.state = state
  }
}
