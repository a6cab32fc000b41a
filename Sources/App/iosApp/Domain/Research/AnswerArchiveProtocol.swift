/// The answers that this phone keeps. Errors are about its storage: `localizedDescription` can be shown to people.
protocol AnswerArchiveProtocol: Sendable {
  /// Conversations, the one with the latest question first.
  ///
  /// - Parameters:
  ///   - text: only those with a question or answer that has words beginning so, all in one of them; everything if it is
  ///     blank.
  ///   - last: the last row of the page before; nil for the first page.
  func conversations(
    matching text: String, limit: Int, after last: ResearchConversation?
  ) async throws -> [ResearchConversation]

  /// Answers of a conversation, newest first.
  ///
  /// - Parameters:
  ///   - answerId: only those older than this one; nil for the newest.
  ///   - limit: the most to return; `SearchAnswer.pageSize` makes a page.
  func answers(conversationId: String, before answerId: String?, limit: Int) async throws -> [SearchAnswer]

  /// Keeps an answer, in place of what was kept under its id. A new one is newer than all others of its conversation.
  func save(_ answer: SearchAnswer) async throws

  /// Changes the rating of a kept answer; does nothing when there is none with this id.
  func setRating(_ rating: AnswerRating?, answerId: String) async throws

  func deleteAnswer(id: String) async throws

  /// Removes a conversation with all its answers.
  func deleteConversation(id: String) async throws
}
