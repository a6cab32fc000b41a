import Foundation
import Testing

@testable import Backend

@Suite("Conversations and feedback")
struct ConversationTests {
  private struct Page: Decodable {
    struct Row: Decodable {
      let id: UUID
      let title: String?
      let query: String?
      let answers: Int?
    }
    let data: [Row]
    let next: String?
  }

  private func page(_ backend: RunningBackend, _ path: String, fits schema: String) async throws -> Page {
    let answer = try await backend.ask("GET", path)
    #expect(answer.status == 200)
    #expect(try OpenAPIDocument().faults(of: try answer.json(), against: schema) == [])
    return try answer.decoded(Page.self)
  }

  @Test(
    "given conversations, when listed, then the one with the latest question comes first, in pages, each client's own")
  func list() async throws {
    try await RunningBackend.withLibrary { backend in
      let client = UUID()
      let conversations = (0..<3).map { _ in UUID() }
      for (number, conversation) in [0, 1, 2, 0].enumerated() {
        let query = number == 3 ? "And metformin with alcohol?" : "What is HbA1c? \(number)"
        _ = try await backend.ask(Question(conversation: conversations[conversation], client: client, query: query))
      }
      _ = try await backend.ask(Question())
      var path: String? = "/api/v1/conversations?client=\(client)&limit=2"
      var rows: [Page.Row] = []
      while let next = path {
        let page = try await page(backend, next, fits: "ConversationList")
        rows += page.data
        path = page.next.map { "/api/v1/conversations?client=\(client)&limit=2&cursor=\($0)" }
      }
      #expect(rows.map(\.id) == [0, 2, 1].map { conversations[$0] })
      #expect(rows.map(\.title) == ["What is HbA1c? 0", "What is HbA1c? 2", "What is HbA1c? 1"])
      #expect(rows.map(\.answers) == [2, 1, 1])
      let found = try await page(
        backend, "/api/v1/conversations?client=\(client)&query=alcoh%20metf", fits: "ConversationList")
      #expect(found.data.map(\.id) == [conversations[0]])
      let none = try await page(
        backend, "/api/v1/conversations?client=\(client)&query=zebra", fits: "ConversationList")
      #expect(none.data.isEmpty)
      for (query, parameter) in [
        ("", "client"), ("client=x", "client"), ("client=\(client)&cursor=p", "cursor"),
        ("client=\(client)&limit=0", "limit"), ("client=\(client)&query=", "query"),
      ] {
        let problem = try expectProblem(try await backend.ask("GET", "/api/v1/conversations?\(query)"), status: 400)
        #expect(problem["parameter"] as? String == parameter)
      }
    }
  }

  @Test("given a conversation of 45 answers, when paged by 20, then all come newest first, each once")
  func answers() async throws {
    try await RunningBackend.withLibrary { backend in
      let (conversation, client) = (UUID(), UUID())
      for number in 1...45 {
        _ = try await backend.ask(Question(conversation: conversation, client: client, query: "Question \(number)?"))
      }
      var path: String? = "/api/v1/conversations/\(conversation)/answers"
      var sizes: [Int] = []
      var queries: [String?] = []
      while let next = path {
        let page = try await page(backend, next, fits: "AnswerList")
        sizes.append(page.data.count)
        queries += page.data.map(\.query)
        path = page.next.map { "/api/v1/conversations/\(conversation)/answers?cursor=\($0)" }
      }
      #expect(sizes == [20, 20, 5])
      #expect(queries == (1...45).reversed().map { "Question \($0)?" })
    }
  }

  @Test("given an answer, when rated, rated again, and the rating removed, then the last one counts")
  func feedback() async throws {
    try await RunningBackend.withLibrary { backend in
      let question = Question()
      _ = try await backend.ask(question)
      let path = "/api/v1/research/\(question.id)/feedback"
      for rating in [AnswerRecord.Rating.helpful, .helpful, .notHelpful] {
        #expect(try await backend.sendJSON("PUT", path, ["rating": rating.rawValue]).status == 204)
        #expect(try await backend.stored(question).rating == rating)
      }
      _ = try await backend.ask(question)
      #expect(try await backend.stored(question).rating == .notHelpful, "asking again changes nothing")
      for _ in 1...2 { #expect(try await backend.ask("DELETE", path).status == 204) }
      #expect(try await backend.stored(question).rating == nil)
      try expectProblem(try await backend.sendJSON("PUT", path, ["rating": "GREAT"]), status: 422)
      try expectProblem(try await backend.sendJSON("PUT", path, [:]), status: 422)
      for path in ["/api/v1/research/\(UUID())/feedback", "/api/v1/research/7/feedback"] {
        try expectProblem(try await backend.sendJSON("PUT", path, ["rating": "HELPFUL"]), status: 404)
        try expectProblem(try await backend.ask("DELETE", path), status: 404)
      }
    }
  }

  @Test("given answers, when one and then the conversation are deleted, then they are gone, also one being made")
  func delete() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 5)) { backend in
      let conversation = UUID()
      let client = UUID()
      let first = Question(conversation: conversation, client: client)
      let second = Question(conversation: conversation, client: client)
      for question in [first, second] {
        _ = try await OpenStream.first(2, of: try backend.request(question))
      }
      #expect(try await backend.ask("DELETE", "/api/v1/research/\(first.id)").status == 204)
      try expectProblem(try await backend.ask("GET", "/api/v1/research/\(first.id)"), status: 404)
      try expectProblem(try await backend.ask("DELETE", "/api/v1/research/\(first.id)"), status: 404)
      #expect(try await backend.ask("DELETE", "/api/v1/conversations/\(conversation)").status == 204)
      for path in ["/api/v1/research/\(second.id)", "/api/v1/conversations/\(conversation)/answers"] {
        try expectProblem(try await backend.ask("GET", path), status: 404)
      }
      try expectProblem(try await backend.ask("DELETE", "/api/v1/conversations/\(conversation)"), status: 404)
    }
  }

  @Test(
    "given a file, when the backend starts again, then conversations are there, and what was being made is interrupted")
  func persistence() async throws {
    try await withTemporaryFolder { folder in
      let database = BackendConfiguration.Database.file(folder.appendingPathComponent("answers.sqlite"))
      let question = Question()
      try await RunningBackend.with(
        BackendConfiguration(database: database, research: .init(tokensPerSecond: nil))
      ) { backend in
        _ = try await backend.ask(question)
        #expect(try await backend.service.library.count() == 16)
      }
      let unfinished = Question(conversation: question.conversation, client: question.client)
      do {
        // As if the process had been killed.
        let store = SQLiteResearchStore(try BackendDatabase(database, logger: RecordedLog().logger))
        _ = try await store.ask(
          AnswerQuestion(
            id: unfinished.id, conversation: unfinished.conversation, client: unfinished.client,
            query: unfinished.query), run: "0")
      }
      try await RunningBackend.with(BackendConfiguration(database: database)) { backend in
        let states = [try await backend.stored(question).state, try await backend.stored(unfinished).state]
        #expect(states == [.complete, .interrupted])
      }
      try await RunningBackend.with(BackendConfiguration(database: database, reset: true)) { backend in
        try expectProblem(try await backend.ask("GET", "/api/v1/research/\(question.id)"), status: 404)
        #expect(try await backend.service.library.count() == 16)
      }
    }
  }
}
