import Foundation

/// A row in the library of past conversations.
struct ResearchConversation: Identifiable, Hashable, Sendable {
  let id: String
  /// The first question.
  let title: String
  /// When the last question was asked.
  let updatedAt: Date
  let answerCount: Int
}
