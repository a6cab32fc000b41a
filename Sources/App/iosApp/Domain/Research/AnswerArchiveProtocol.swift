/// A store of the answers on this phone. Errors concern its storage: `localizedDescription` can be shown to users.
protocol AnswerArchiveProtocol: Sendable {
  /// Returns conversations, the one with the latest question first.
  ///
  /// - Parameters:
  ///   - text: selects those with a question or answer whose words begin with these, all in one of them; everything if
  ///     it is blank.
  ///   - last: the last row of the page before; nil for the first page.
  func conversations(
    matching text: String, limit: Int, after last: ResearchConversation?
  ) async throws -> [ResearchConversation]

  /// Returns answers of a conversation, newest first.
  ///
  /// - Parameters:
  ///   - answerId: only those older than this one, which is stored; nil for the newest.
  ///   - limit: the most to return; `SearchAnswer.pageSize` makes a page.
  func answers(conversationId: String, before answerId: String?, limit: Int) async throws -> [SearchAnswer]

  /// Stores an answer, replacing one with the same id. A new one is newer than all others of its conversation.
  func save(_ answer: SearchAnswer) async throws

  /// Changes the rating of a stored answer; does nothing when there is none with this id.
  func setRating(_ rating: AnswerRating?, answerId: String) async throws

  func deleteAnswer(id: String) async throws

  /// Removes a conversation with all its answers.
  func deleteConversation(id: String) async throws
}
