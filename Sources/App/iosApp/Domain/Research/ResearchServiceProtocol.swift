/// A service that answers questions.
protocol ResearchServiceProtocol: Sendable {
  /// Asks a question, and returns the events. Broken connections are mended on the way: no token is lost or repeated.
  /// To cancel, cancel the task that reads the stream.
  ///
  /// - Parameters:
  ///   - conversationId: a UUID; the same for all questions of a conversation.
  ///   - answerId: a UUID. The id of a failed answer makes it a retry; that of a complete one returns the same again.
  /// - Throws: from the stream, `ResearchServiceError`, whose `localizedDescription` can be shown to users, or
  ///   `CancellationError`.
  func search(query: String, conversationId: String, answerId: String) -> AsyncThrowingStream<ResearchEvent, any Error>

  /// Sends the reader's rating of an answer to the backend; nil removes it. May be repeated.
  /// - Throws: `ResearchServiceError` or `CancellationError`.
  func submitFeedback(rating: AnswerRating?, answerId: String) async throws
}
