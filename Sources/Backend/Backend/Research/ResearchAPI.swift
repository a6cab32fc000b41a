import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServerSentEvents

/// The handlers of questions, answers and conversations.
struct ResearchAPI: Sendable {
  let store: SQLiteResearchStore
  let desk: ResearchDesk
  /// After this long without news, a comment shows readers that the server is still there.
  let heartbeat: Duration

  var routes: [Route] {
    [
      .post("/api/v1/research", ask),
      .get("/api/v1/research/{id}", answer),
      .delete("/api/v1/research/{id}", deleteAnswer),
      .put("/api/v1/research/{id}/feedback", rate),
      .delete("/api/v1/research/{id}/feedback", removeRating),
      .get("/api/v1/conversations", conversations),
      .delete("/api/v1/conversations/{id}", deleteConversation),
      .get("/api/v1/conversations/{id}/answers", answers),
    ]
  }

  // MARK: - Asking

  private func ask(_ request: Request, _ context: ClientContext) async throws -> Response {
    let place = try Self.place(request)
    let question = try AnswerQuestion(try await request.object())
    let reading: ResearchDesk.Reading
    do {
      reading = try await desk.open(question, from: place)
    } catch let refusal as ResearchDesk.Refusal {
      throw Problem.refused(refusal)
    }
    // `x-accel-buffering` is nginx's: a proxy that buffers the answer would spoil it.
    let headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close", .accelBuffering: "no",
    ]
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { [heartbeat, channel = context.channel] writer in
        switch reading {
        case .stored(let progress, var place):
          try await writer.write(Self.encoded(progress, since: &place))
        case .live(let answer, let place):
          try await Self.write(answer, from: place, heartbeat: heartbeat, to: &writer, on: channel)
        }
        try await writer.finish(nil)
      })
  }

  /// Ends with the connection, so that the answer notices that nobody reads.
  private static func write(
    _ answer: LiveAnswer, from start: AnswerPlace, heartbeat: Duration, to writer: inout any ResponseBodyWriter,
    on channel: any Channel
  ) async throws {
    let (beats, beat) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    channel.closeFuture.whenComplete { _ in beat.finish() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      let changes = answer.changes()
      group.addTask {
        for await _ in changes { beat.yield() }
        beat.finish()
      }
      group.addTask {
        while true {
          try await Task.sleep(for: heartbeat)
          beat.yield()
        }
      }
      var place = start
      var isOver = false
      for await _ in beats {
        let news: ByteBuffer
        (news, isOver) = try answer.read { (try encoded($0, since: &place), $0.end != nil) }
        try await writer.write(news.readableBytes > 0 ? news : ByteBuffer(string: ServerSentEvent.heartbeat))
        if isOver { break }
      }
      group.cancelAll()
      if !isOver { throw CancellationError() }
    }
  }

  private static func encoded(_ progress: AnswerProgress, since place: inout AnswerPlace) throws -> ByteBuffer {
    ByteBuffer(string: try AnswerEvents.events(progress, since: &place).map(\.encoded).joined())
  }

  private static func place(_ request: Request) throws(Problem) -> AnswerPlace? {
    guard let text = request.headers[.lastEventID], !text.isEmpty else { return nil }
    guard let place = AnswerPlace(text) else {
      throw .invalidParameter(
        "Last-Event-ID",
        detail: "'Last-Event-ID' is '\(text.excerpt)', but must be the id of an event of this answer. "
          + "Leave it out to read the answer from its beginning.")
    }
    return place
  }

  // MARK: - Answers

  private func answer(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noAnswer)
    guard let answer = try await store.answer(id: id) else { throw Problem.noAnswer(id.uuidString) }
    return try Response(encoding: answer)
  }

  private func deleteAnswer(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noAnswer)
    guard try await store.deleteAnswer(id: id) else { throw Problem.noAnswer(id.uuidString) }
    await desk.cancel([id])
    return Response(status: .noContent)
  }

  private func rate(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noAnswer)
    var fields = DraftFields(try await request.object())
    let rating = fields.required(fields.choice("rating", AnswerRecord.Rating.self), "rating")
    fields.rejectUnknown()
    guard fields.faults.isEmpty, let rating else { throw Problem.invalidFields(fields.faults) }
    return try await setRating(rating, of: id)
  }

  private func removeRating(_ request: Request, _ context: ClientContext) async throws -> Response {
    try await setRating(nil, of: context.parameters.id(or: Problem.noAnswer))
  }

  private func setRating(_ rating: AnswerRecord.Rating?, of id: UUID) async throws -> Response {
    guard try await store.setRating(rating, of: id) else { throw Problem.noAnswer(id.uuidString) }
    return Response(status: .noContent)
  }

  // MARK: - Conversations

  private func conversations(_ request: Request, _ context: ClientContext) async throws -> Response {
    let query = try ConversationQuery(request.uri.queryParameters)
    let page = try await store.conversations(
      of: query.client, matching: query.text, limit: query.limit, after: query.cursor)
    return try Response(encoding: ListBody(data: page.elements, next: page.next?.description))
  }

  private func answers(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noConversation)
    let parameters = request.uri.queryParameters
    let limit = try parameters.limit(1...ConversationQuery.largestLimit) ?? ConversationQuery.usualLimit
    let page = try await store.answers(of: id, limit: limit, after: try parameters.researchCursor())
    guard let page else { throw Problem.noConversation(id.uuidString) }
    return try Response(encoding: ListBody(data: page.elements, next: page.next?.description))
  }

  private func deleteConversation(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noConversation)
    guard let answers = try await store.deleteConversation(id: id) else {
      throw Problem.noConversation(id.uuidString)
    }
    await desk.cancel(answers)
    return Response(status: .noContent)
  }
}

extension Problem {
  fileprivate static func noAnswer(_ id: String) -> Problem {
    .notFound("There is no answer '\(id.excerpt)': it was never asked for or is deleted. Ids are UUIDs.")
  }

  fileprivate static func noConversation(_ id: String) -> Problem {
    .notFound("There is no conversation '\(id.excerpt)': it has no question or is deleted. Ids are UUIDs.")
  }

  fileprivate static func refused(_ refusal: ResearchDesk.Refusal) -> Problem {
    switch refusal {
    case .conflict(let reason): .conflict(reason)
    case .gone: .answerGone
    case .busy: .busy
    }
  }
}

extension HTTPField.Name {
  fileprivate static let lastEventID = Self("Last-Event-ID")!
  fileprivate static let accelBuffering = Self("X-Accel-Buffering")!
}
