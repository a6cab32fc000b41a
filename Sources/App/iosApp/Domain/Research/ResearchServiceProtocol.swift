/// Whoever answers questions.
protocol ResearchServiceProtocol: Sendable {
  /// Asks, and returns what happens. Broken connections are mended on the way: no token is lost and none comes twice.
  /// The question is sent when the stream is first read from; to cancel, cancel the task that reads it.
  ///
  /// - Parameters:
  ///   - conversationId: a UUID; the same for all questions of a conversation.
  ///   - answerId: a UUID. With the id of an answer that failed, a retry; with that of a complete one, the same again.
  /// - Throws: from the stream, `ResearchServiceError`, whose `localizedDescription` can be shown to people, or
  ///   `CancellationError`.
  func search(query: String, conversationId: String, answerId: String) -> AsyncThrowingStream<ResearchEvent, any Error>

  /// Tells the backend what the reader thinks of an answer; nil takes it back. May be repeated.
  /// - Throws: `ResearchServiceError` or `CancellationError`.
  func submitFeedback(rating: AnswerRating?, answerId: String) async throws
}
