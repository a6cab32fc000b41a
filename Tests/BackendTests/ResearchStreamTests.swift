import Foundation
import ServerSentEvents
import Testing

@testable import Backend

@Suite("Asking and going on")
struct ResearchStreamTests {
  @Test("given the library, when asked, then stages, sources, text with citations and follow-ups stream and are stored")
  func ask() async throws {
    try await RunningBackend.withLibrary { backend in
      let question = Question()
      let (answer, events) = try await backend.ask(question)
      #expect(answer.status == 200)
      #expect(answer.header("Content-Type") == "text/event-stream")
      let told = try StreamedAnswer(events)
      #expect(told.stages == ["SEARCHING", "READING", "COMPOSING"])
      #expect(
        told.sources.first?.title == "Low blood sugar (hypoglycaemia): What should I do when my blood sugar is low?")
      #expect(told.sources.map(\.number) == Array(1...told.sources.count))
      #expect(told.text.contains("15 g of fast sugar"))
      #expect(told.text.contains("[1]"))
      #expect(told.text.hasSuffix("*\(LibraryComposer.disclaimer)*"))
      #expect(told.followUps.count == 3)
      #expect(told.isComplete)
      #expect(Set(events.map(\.id)).count >= events.count - 1, "each event but the last has an id of its own")
      let stored = try await backend.stored(question)
      #expect(stored.state == .complete)
      #expect(stored.content == told.text)
      #expect(stored.sources == told.sources)
      #expect(stored.followUps == told.followUps)
    }
  }

  @Test("given a pace, when asked, then the text comes word by word at it")
  func pace() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 200)) { backend in
      let clock = ContinuousClock()
      let start = clock.now
      let told = try StreamedAnswer(try await backend.ask(Question()).1)
      let words = ResearchDesk.tokens(told.text)
      #expect(clock.now - start >= .seconds(Double(words.count - 1) / 200))
      #expect(told.tokens > words.count / 2, "\(told.tokens) events for \(words.count) words")
    }
  }

  @Test("given a complete answer, when gone on with from each event, then exactly the rest comes")
  func resumeStored() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 2000)) { backend in
      let question = Question()
      let events = try await backend.ask(question).1
      let whole = try StreamedAnswer(events)
      for index in stride(from: 0, to: events.count - 1, by: 7) {
        let rest = try await backend.ask(question, lastEventID: events[index].id).1
        let told = try StreamedAnswer(Array(events[...index]) + rest)
        #expect(told.text == whole.text, "after event \(index)")
        #expect(told.stages == whole.stages)
        #expect(told.sources == whole.sources)
        #expect(told.isComplete)
      }
      let again = try StreamedAnswer(try await backend.ask(question).1)
      #expect(again.text == whole.text, "without an id it comes from the beginning")
    }
  }

  @Test("given an answer being made, when cut after some events and gone on with, then no word is lost or doubled")
  func resumeLive() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 400)) { backend in
      let question = Question()
      var all: [ServerSentEvent] = []
      while all.count < 100, all.last?.event != "complete" {
        let request = try backend.request(question, lastEventID: all.last?.id)
        all += try await OpenStream.first(20, of: request)
      }
      if all.last?.event != "complete" { all += try await backend.ask(question, lastEventID: all.last?.id).1 }
      let told = try StreamedAnswer(all)
      #expect(told.isComplete)
      let stored = try await backend.stored(question)
      #expect(told.text == stored.content)
    }
  }

  @Test("given two readers of one answer, when both read to the end, then both have all of it, and it was made once")
  func twoReaders() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 400)) { backend in
      let question = Question()
      async let first = backend.ask(question).1
      async let second = backend.ask(question).1
      let (one, two) = (try StreamedAnswer(try await first), try StreamedAnswer(try await second))
      #expect(one.text == two.text)
      #expect(one.isComplete && two.isComplete)
    }
  }

  @Test("given nobody who reads, when the grace is over, then the making ends; going on is 410, asking again works")
  func grace() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 50, grace: .milliseconds(50))) { backend in
      let question = Question()
      let events = try await OpenStream.first(8, of: try backend.request(question))
      #expect(try await eventually { try await backend.stored(question).state == .interrupted })
      let stored = try await backend.stored(question)
      #expect(try stored.content.hasPrefix(StreamedAnswer(events).text), "what there was is kept")
      let (gone, _) = try await backend.ask(question, lastEventID: events.last?.id)
      let detail = try expectProblem(gone, status: 410)["detail"] as? String
      #expect(detail?.contains("Ask again without 'Last-Event-ID'") == true)
      let again = try await OpenStream.first(1, of: try backend.request(question))
      #expect(again.first?.event == "stage")
    }
  }

  @Test("given a reader who comes back within the grace, then the making goes on")
  func withinGrace() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 400, grace: .seconds(20))) { backend in
      let question = Question()
      let events = try await OpenStream.first(10, of: try backend.request(question))
      #expect(try await eventually { try await backend.stored(question).state == .complete }, "without any reader")
      let rest = try await backend.ask(question, lastEventID: events.last?.id).1
      let stored = try await backend.stored(question)
      #expect(try StreamedAnswer(events + rest).text == stored.content)
    }
  }

  @Test(
    "given a service that is stopped, when answers are being made, then it does not wait for them, and they are kept")
  func stop() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 1)) { backend in
      let question = Question()
      _ = try await OpenStream.first(4, of: try backend.request(question))
      let stream = OpenStream(try backend.request(question))
      var iterator = stream.events.makeAsyncIterator()
      _ = try await iterator.next()
      let duration = await ContinuousClock().measure { await backend.service.stop() }
      #expect(duration < .seconds(4))
      var last: ServerSentEvent?
      while let event = try await iterator.next() { last = event }
      #expect(last?.event == "error")
      let again = RunningBackend(service: backend.service, url: try await backend.service.start())
      #expect(try await again.stored(question).state == .interrupted)
    }
  }

  @Test("given no news, when the heartbeat is due, then a comment comes")
  func heartbeat() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 0.1, heartbeat: .milliseconds(20))) { backend in
      var text = ""
      for try await part in HTTPStream.shared.parts(of: try backend.request(Question())) {
        if case .body(let data) = part { text += String(decoding: data, as: UTF8.self) }
        if text.contains("\n\n:\n\n:\n\n") { break }
      }
      #expect(text.hasPrefix("id: "))
    }
  }

  @Test("given an id of another question or client, or one that is no id, when asked, then that is refused")
  func conflicts() async throws {
    try await RunningBackend.withLibrary { backend in
      let question = Question()
      _ = try await backend.ask(question)
      var other = question
      other.query = "Something else?"
      try expectProblem(try await backend.ask(other).0, status: 409)
      other = question
      other.id = UUID()
      other.client = UUID()
      try expectProblem(try await backend.ask(other).0, status: 409)
      try expectProblem(try await backend.ask(Question(), lastEventID: "0123456789abcdef_1_0_0").0, status: 410)
      let problem = try expectProblem(try await backend.ask(Question(), lastEventID: "x").0, status: 400)
      #expect(problem["parameter"] as? String == "Last-Event-ID")
      let wrongRun = try await backend.ask(question, lastEventID: "0123456789abcdef_1_0_0").0
      try expectProblem(wrongRun, status: 410)
    }
  }

  @Test("given as many answers being made as may be, when one more is asked for, then 503 says when to try again")
  func busy() async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 1)) { backend in
      for _ in 0..<64 { _ = try await OpenStream.first(1, of: try backend.request(Question())) }
      let (answer, _) = try await backend.ask(Question())
      try expectProblem(answer, status: 503)
      #expect(answer.header("Retry-After") == "5")
    }
  }

  @Test(
    "given 300 questions at once, then no more than 64 are answered at a time, and the others are told to come back")
  func atOnce() async throws {
    let database = try BackendDatabase(.inMemory, logger: RecordedLog().logger)
    let library = SQLiteLibrary(database)
    try library.seed(resetting: false) { try SeedData.library() }
    let desk = ResearchDesk(
      store: SQLiteResearchStore(database), library: library, configuration: .init(tokensPerSecond: 0.01),
      logger: RecordedLog().logger)
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<300 {
        let question = AnswerQuestion(id: UUID(), conversation: UUID(), client: UUID(), query: "low blood sugar")
        group.addTask { (try? await desk.open(question, from: nil)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect((1...ResearchDesk.limit).contains(taken))
    await desk.cancelAll()
    let again = try await desk.open(
      AnswerQuestion(id: UUID(), conversation: UUID(), client: UUID(), query: "low blood sugar"), from: nil)
    guard case .live = again else {
      Issue.record("there is room again: \(again)")
      return
    }
    await desk.cancelAll()
  }

  @Test("given bad fields, when asked, then 422 names all of them")
  func badFields() async throws {
    try await RunningBackend.withLibrary { backend in
      for (body, fields) in [
        ([:], ["client", "conversation", "id", "query"]),
        (
          ["id": "1", "conversation": 2, "client": "", "query": " ", "mood": 1],
          [
            "client", "conversation", "id", "mood", "query",
          ]
        ),
        (Question(query: String(repeating: "x", count: 2001)).body, ["query"]),
      ] as [([String: Any], [String])] {
        let problem = try expectProblem(try await backend.sendJSON("POST", "/api/v1/research", body), status: 422)
        let errors = try #require(problem["errors"] as? [[String: Any]])
        #expect(errors.compactMap { $0["field"] as? String } == fields)
      }
    }
  }
}
