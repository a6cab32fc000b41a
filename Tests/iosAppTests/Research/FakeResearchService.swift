import Foundation

@testable import iosApp

/// A service that answers questions as the test specifies, on the clock of the test.
@MainActor
final class FakeResearchService: ResearchServiceProtocol {
  /// How a question is answered.
  struct Script {
    var stages: [ResearchStage] = ResearchStage.allCases
    /// The pause before each stage.
    var stageInterval = Duration.milliseconds(200)
    var sources: [ResearchSource] = []
    var tokens: [String] = []
    var tokenInterval = Duration.milliseconds(20)
    var followUps: [String] = []
    /// The error thrown after the last token.
    var error: (any Error)?
    /// The number of tokens after which the answer starts over, once.
    var restart: Int?
  }

  var script = Script(
    sources: [
      ResearchSource(
        number: 1, title: "Living with diabetes", excerpt: "Insulin lets cells take up sugar.", publisher: "Clinic",
        url: URL(string: "https://example.com/diabetes")),
      ResearchSource(number: 2, title: "Food and blood sugar", excerpt: "Fibre slows it down."),
    ],
    tokens: FakeResearchService.words(60), followUps: ["Is it curable?", "What may I eat?"])
  private(set) var queries: [String] = []
  private(set) var answerIds: [String] = []
  private(set) var ratings: [AnswerRating?] = []
  var feedbackError: (any Error)?
  /// The number of tokens sent so far, of all answers.
  private(set) var sent = 0
  /// The number of streams that ended because nobody reads them any more.
  private(set) var abandoned = 0

  /// Returns the words of sentences with citations and a list.
  nonisolated static func words(_ count: Int) -> [String] {
    (0..<count).map { $0 % 20 == 19 ? "end [\($0 % 2 + 1)].\n\n" : "word\($0) " }
  }

  nonisolated func search(
    query: String, conversationId: String, answerId: String
  ) -> AsyncThrowingStream<ResearchEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task { @MainActor in
        queries.append(query)
        answerIds.append(answerId)
        do {
          try await play(script, continuation)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { reason in
        task.cancel()
        if case .cancelled = reason { Task { @MainActor in self.abandoned += 1 } }
      }
    }
  }

  private func play(
    _ script: Script, _ continuation: AsyncThrowingStream<ResearchEvent, any Error>.Continuation
  ) async throws {
    for stage in script.stages {
      try await Task.sleep(for: script.stageInterval)
      continuation.yield(.stage(stage))
      if stage == .reading { for source in script.sources { continuation.yield(.source(source)) } }
    }
    for (number, token) in script.tokens.enumerated() {
      if number == script.restart {
        continuation.yield(.restarted)
        var rest = script
        rest.restart = nil
        return try await play(rest, continuation)
      }
      continuation.yield(.token(token))
      sent += 1
      try await Task.sleep(for: script.tokenInterval)
    }
    if let error = script.error { throw error }
    continuation.yield(.complete(followUps: script.followUps))
  }

  func submitFeedback(rating: AnswerRating?, answerId: String) async throws {
    ratings.append(rating)
    if let feedbackError { throw feedbackError }
  }
}
