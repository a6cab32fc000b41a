import Foundation

/// A question and its answer, as stored and as sent.
public struct AnswerRecord: Codable, Hashable, Sendable, Identifiable {
  /// How far an answer has come.
  public enum State: String, Codable, Sendable {
    case streaming = "STREAMING"
    case complete = "COMPLETE"
    /// Nobody was reading it any more, or the backend ended. `content` has what there was.
    case interrupted = "INTERRUPTED"
    /// It could not be finished; `error` says why.
    case failed = "FAILED"
  }

  /// A reader's rating of an answer.
  public enum Rating: String, Codable, CaseIterable, Sendable {
    case helpful = "HELPFUL"
    case notHelpful = "NOT_HELPFUL"
  }

  /// Created by the client, so that it can ask again after a broken connection.
  public var id: UUID
  /// Created by the client, the same for all questions of a conversation.
  public var conversation: UUID
  public var query: String
  /// Markdown; `[1]` cites the source with that number. Empty while it streams.
  public var content: String
  public var sources: [SourceRecord]
  /// Follow-up questions.
  public var followUps: [String]
  public var rating: Rating?
  public var state: State
  /// Why it failed, in a sentence.
  public var error: String?
  public var createdAt: Date
}

/// A source that an answer is based on.
public struct SourceRecord: Codable, Hashable, Sendable {
  /// From 1, as the answer cites it.
  public var number: Int
  public var title: String
  /// The passage that was used, without Markdown.
  public var excerpt: String
  public var publisher: String?
  public var url: String?
}

/// A conversation in a client's list.
public struct ConversationRecord: Codable, Hashable, Sendable, Identifiable {
  public var id: UUID
  /// The first question.
  public var title: String
  /// The number of answers.
  public var answers: Int
  /// When the last question was asked.
  public var updatedAt: Date
}
