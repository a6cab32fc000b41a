import Foundation

@testable import Backend
@testable import iosApp

/// Answers questions from the backend's library as the backend does, but on the clock of the test.
struct LibraryAnswers: ResearchServiceProtocol {
  let library: SQLiteLibrary

  func search(query: String, conversationId: String, answerId: String) -> AsyncThrowingStream<ResearchEvent, any Error>
  {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let findings = try await library.findings(on: query, after: nil)
          for stage in ResearchStage.allCases {
            try await Task.sleep(for: .milliseconds(600))
            continuation.yield(.stage(stage))
            guard stage == .reading else { continue }
            for source in LibraryComposer.sources(findings.passages) {
              continuation.yield(
                .source(
                  ResearchSource(
                    number: source.number, title: source.title, excerpt: source.excerpt, publisher: source.publisher,
                    url: nil)))
            }
          }
          let answer = LibraryComposer.answer(to: query, from: findings)
          for word in answer.split(separator: " ", omittingEmptySubsequences: false) {
            continuation.yield(.token("\(word) "))
            try await Task.sleep(for: .milliseconds(22))
          }
          continuation.yield(.complete(followUps: findings.followUps))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func submitFeedback(rating: AnswerRating?, answerId: String) async throws {}
}
