import Foundation
import Testing

@testable import iosApp

/// The answers that the phone stores.
struct AnswerArchiveTests {
  private let start = Date(timeIntervalSince1970: 1_780_000_000.25)

  private func answer(
    _ number: Int, of conversation: String = "C", query: String? = nil, content: String = "Text."
  ) -> SearchAnswer {
    SearchAnswer(
      id: "A\(number)", conversationId: conversation, query: query ?? "Question \(number)?", content: content,
      createdAt: start.addingTimeInterval(Double(number) * 0.1), state: .complete)
  }

  @Test("given an answer with everything, when saved and read, then it is the same, in each state")
  func roundTrip() async throws {
    // Given
    let archive = AnswerArchive(url: nil)
    var answer = answer(1, content: "Größer 🙂\n\n| a | b |\n|---|---|\n[1]")
    answer.sources = [
      ResearchSource(
        number: 1, title: "T", excerpt: "E", publisher: "P", url: URL(string: "https://example.org/a?b=c")),
      ResearchSource(number: 2, title: "U", excerpt: ""),
    ]
    answer.followUps = ["And?", "\"Then\"?"]
    answer.rating = .notHelpful
    for state in [SearchAnswer.State.streaming, .cancelled, .failed(message: "No."), .complete] {
      // When
      answer.state = state
      try await archive.save(answer)
      // Then
      #expect(try await archive.answers(conversationId: "C", before: nil, limit: 20) == [answer])
    }
    #expect(try await archive.conversations(matching: "", limit: 20, after: nil).map(\.answerCount) == [1])
  }

  @Test("given 45 answers, when paged by 20, then each comes once, newest first, though one is saved anew meanwhile")
  func pages() async throws {
    // Given
    let archive = AnswerArchive(url: nil)
    for number in 1...45 {
      try await archive.save(answer(number))
      try await archive.save(answer(number + 100, of: "D"))
    }
    // When
    var read: [String] = []
    var sizes: [Int] = []
    while sizes.last != 0 {
      let page = try await archive.answers(conversationId: "C", before: read.last, limit: SearchAnswer.pageSize)
      sizes.append(page.count)
      read += page.map(\.id)
      try await archive.save(answer(3, content: "Changed."))
    }
    // Then
    #expect(sizes == [20, 20, 5, 0])
    #expect(read == (1...45).reversed().map { "A\($0)" })
    #expect(try await archive.answers(conversationId: "none", before: nil, limit: 20).isEmpty)
  }

  @Test("given conversations, when listed and searched, then the latest comes first, named by its first question")
  func conversations() async throws {
    // Given
    let archive = AnswerArchive(url: nil)
    for number in 1...7 {
      try await archive.save(answer(number, of: "C\(number % 5)", content: number == 2 ? "Crème with sugar." : "Text."))
    }
    // When
    var rows: [ResearchConversation] = []
    while true {
      let page = try await archive.conversations(matching: " ", limit: 2, after: rows.last)
      if page.isEmpty { break }
      rows += page
    }
    // Then
    #expect(rows.map(\.id) == ["C2", "C1", "C0", "C4", "C3"])
    #expect(rows.map(\.title) == [2, 1, 5, 4, 3].map { "Question \($0)?" })
    #expect(rows.map(\.answerCount) == [2, 2, 1, 1, 1])
    #expect(rows.first?.updatedAt == answer(7).createdAt)
    for (text, found) in [
      ("creme sug", ["C2"]), ("quest 7", ["C2"]), ("question sugar zebra", []), ("\"'*", []),
      ("text", ["C2", "C1", "C0", "C4", "C3"]),
    ] {
      let ids = try await archive.conversations(matching: text, limit: 20, after: nil).map(\.id)
      #expect(ids == found, "\(text)")
    }
  }

  @Test("given answers, when content changes or is deleted, then searches, counts and lists follow")
  func deletion() async throws {
    let archive = AnswerArchive(url: nil)
    for number in 1...3 { try await archive.save(answer(number, content: "Apples.")) }
    try await archive.save(answer(2, content: "Pears."))
    func found(_ text: String) async throws -> [Int] {
      try await archive.conversations(matching: text, limit: 20, after: nil).map(\.answerCount)
    }
    #expect(try await found("pear") == [3])
    try await archive.deleteAnswer(id: "A2")
    #expect(try await found("pear") == [])
    #expect(try await found("apple") == [2])
    try await archive.deleteConversation(id: "C")
    #expect(try await found("") == [])
    #expect(try await archive.answers(conversationId: "C", before: nil, limit: 20).isEmpty)
    try await archive.deleteAnswer(id: "A2")
  }

  @Test("given an answer, when rated, then the rating is kept; of an unknown one nothing happens")
  func rating() async throws {
    let archive = AnswerArchive(url: nil)
    try await archive.save(answer(1))
    for rating in [AnswerRating.helpful, nil] {
      try await archive.setRating(rating, answerId: "A1")
      try await archive.setRating(.helpful, answerId: "none")
      #expect(try await archive.answers(conversationId: "C", before: nil, limit: 1).map(\.rating) == [rating])
    }
  }

  @Test("given a file, when the app starts again, then answers and the installation's id are there")
  func persistence() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "answers.sqlite")
    let first = AnswerArchive(url: file)
    try await first.save(answer(1))
    let client = try await first.client()
    #expect(try await first.client() == client)
    let second = AnswerArchive(url: file)
    #expect(try await second.answers(conversationId: "C", before: nil, limit: 20) == [answer(1)])
    #expect(try await second.client() == client)
    #expect(try await AnswerArchive(url: nil).client() != client)
  }
}
