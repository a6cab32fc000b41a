import Foundation

@testable import iosApp

/// An archive in memory.
actor FakeAnswerArchive: AnswerArchiveProtocol {
  /// The answers, oldest first.
  private(set) var answers: [SearchAnswer] = []
  var error: ResearchServiceError?

  init(_ answers: [SearchAnswer] = []) { self.answers = answers }

  func fail(with error: ResearchServiceError?) { self.error = error }

  func conversations(
    matching text: String, limit: Int, after last: ResearchConversation?
  ) throws -> [ResearchConversation] {
    if let error { throw error }
    let groups = Dictionary(grouping: answers, by: \.conversationId)
    let all = groups.compactMap { id, answers -> ResearchConversation? in
      guard let first = answers.first, let last = answers.last else { return nil }
      let found =
        text.isEmpty || answers.contains { "\($0.query) \($0.content)".localizedCaseInsensitiveContains(text) }
      guard found else { return nil }
      return ResearchConversation(
        id: id, title: first.query, updatedAt: last.createdAt, answerCount: answers.count)
    }
    .sorted { ($0.updatedAt, $0.id) > ($1.updatedAt, $1.id) }
    let start = last.flatMap { last in all.firstIndex { $0.id == last.id } }.map { $0 + 1 } ?? 0
    return Array(all.dropFirst(start).prefix(limit))
  }

  func answers(conversationId: String, before answerId: String?, limit: Int) throws -> [SearchAnswer] {
    if let error { throw error }
    let all = Array(answers.filter { $0.conversationId == conversationId }.reversed())
    let start = answerId.flatMap { id in all.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    return Array(all.dropFirst(start).prefix(limit))
  }

  func save(_ answer: SearchAnswer) throws {
    if let error { throw error }
    if let index = answers.firstIndex(where: { $0.id == answer.id }) {
      answers[index] = answer
    } else {
      answers.append(answer)
    }
  }

  func setRating(_ rating: AnswerRating?, answerId: String) {
    if let index = answers.firstIndex(where: { $0.id == answerId }) { answers[index].rating = rating }
  }

  func deleteAnswer(id: String) { answers.removeAll { $0.id == id } }
  func deleteConversation(id: String) { answers.removeAll { $0.conversationId == id } }

  /// Returns the answers of a conversation, a minute apart.
  static func conversation(_ id: String, answers count: Int, words: Int = 40) -> [SearchAnswer] {
    (0..<count).map { number in
      SearchAnswer(
        id: "\(id)-\(number)", conversationId: id, query: "Question \(number) of \(id)?",
        content: FakeResearchService.words(words).joined(),
        createdAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 60), state: .complete)
    }
  }
}
