import Foundation
import ServerSentEvents
import Synchronization
import Testing

@testable import iosApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Questions, events and errors, with a closure in place of the network.
struct ResearchServiceTests {
  private static let client = UUID()
  private static let policy = EventStreamClient.Policy(
    firstDelay: .milliseconds(1), longestDelay: .milliseconds(1), firstTries: 2, tries: 2)

  /// The network's reply: a status with a body, or an error.
  private enum Reply {
    case body(String, status: Int = 200, type: String = "text/event-stream")
    case error(URLError.Code)
    case silence
  }

  private final class Network: Sendable {
    private let state: Mutex<(replies: [Reply], requests: [URLRequest])>

    init(_ replies: [Reply]) {
      state = Mutex((replies, []))
    }

    var requests: [URLRequest] { state.withLock(\.requests) }

    /// Returns the next reply to a request; the last one again when there are no more.
    @Sendable func answer(_ request: URLRequest) -> AsyncThrowingStream<HTTPStream.Part, any Error> {
      let reply = state.withLock { state in
        state.requests.append(request)
        return state.replies.count > 1 ? state.replies.removeFirst() : state.replies[0]
      }
      return AsyncThrowingStream { continuation in
        switch reply {
        case .silence: return
        case .error(let code): continuation.finish(throwing: URLError(code))
        case .body(let text, let status, let type):
          if let url = request.url,
            let head = HTTPURLResponse(
              url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": type])
          {
            continuation.yield(.head(head))
          }
          continuation.yield(.body(Data(text.utf8)))
          continuation.finish()
        }
      }
    }
  }

  private func service(_ network: Network) throws -> ResearchService {
    let url = try #require(URL(string: "http://backend.test:8080/base"))
    return ResearchService(
      configuration: APIConfiguration(baseURL: url), client: { Self.client }, policy: Self.policy,
      transport: network.answer)
  }

  private func events(_ network: Network) async throws -> [ResearchEvent] {
    var events: [ResearchEvent] = []
    for try await event in try service(network).search(query: "Why?", conversationId: "C", answerId: "A") {
      events.append(event)
    }
    return events
  }

  private static let start = "id: r_1_0_0\nevent: stage\ndata: {\"stage\":\"SEARCHING\"}\n\n"
  private static let end = "event: complete\ndata: {\"followUps\":[\"And then?\"]}\n\n"

  @Test("given an answer, when asked, then every event comes as what it is, and unknown ones are passed over")
  func allEvents() async throws {
    // Given
    let source = """
      event: source
      data: {"number":1,"title":"T","excerpt":"E","publisher":"P","url":"https://example.org/a"}

      event: source
      data: {"number":2,"title":"U","excerpt":"F","url":"file:///etc/passwd"}

      event: weather
      data: sunny

      event: stage
      data: {"stage":"DREAMING"}

      event: token
      data: {"text":"Because.\\n"}


      """
    let network = Network([.body(Self.start + ": beat\n\n" + source + Self.end)])
    // When
    let events = try await events(network)
    // Then
    #expect(
      events == [
        .stage(.searching),
        .source(
          ResearchSource(
            number: 1, title: "T", excerpt: "E", publisher: "P", url: URL(string: "https://example.org/a"))),
        .source(ResearchSource(number: 2, title: "U", excerpt: "F")),
        .token("Because.\n"), .complete(followUps: ["And then?"]),
      ])
    let request = try #require(network.requests.first)
    #expect(network.requests.count == 1)
    #expect(request.url?.absoluteString == "http://backend.test:8080/base/api/v1/research")
    #expect(request.httpMethod == "POST")
    let body = try JSONDecoder().decode([String: String].self, from: try #require(request.httpBody))
    #expect(body == ["id": "A", "conversation": "C", "client": Self.client.uuidString, "query": "Why?"])
  }

  @Test("given a connection that breaks, when it is mended, then the answer goes on after the last whole event")
  func resume() async throws {
    let token = "id: r_1_0_1\nevent: token\ndata: {\"text\":\"a\"}\n\n"
    let network = Network([
      .body(Self.start + token + "id: r_1_0_2\nevent: token\nda"),
      .body("id: r_1_0_2\nevent: token\ndata: {\"text\":\"b\"}\n\n" + Self.end),
    ])
    let events = try await events(network)
    #expect(events == [.stage(.searching), .token("a"), .token("b"), .complete(followUps: ["And then?"])])
    #expect(network.requests.map { $0.value(forHTTPHeaderField: "Last-Event-ID") } == [nil, "r_1_0_1"])
    #expect(network.requests[0].httpBody.map { $0.count } == network.requests[1].httpBody.map { $0.count })
  }

  @Test(
    "given an answer that cannot be gone on with, when the server says so, then it begins anew, a few times at most")
  func restart() async throws {
    let gone = Reply.body(#"{"detail":"gone"}"#, status: 410, type: "application/problem+json")
    let network = Network([.body(Self.start), gone, .body(Self.start + Self.end)])
    let anew = try await events(network)
    #expect(anew == [.stage(.searching), .restarted, .stage(.searching), .complete(followUps: ["And then?"])])
    #expect(network.requests.map { $0.value(forHTTPHeaderField: "Last-Event-ID") } == [nil, "r_1_0_0", nil])

    let hopeless = Network([gone])
    let error = await #expect(throws: ResearchServiceError.self) { try await self.events(hopeless) }
    #expect(error == .interrupted)
    #expect(hopeless.requests.count == 4)
  }

  @Test("given failures, when asked, then the error says what happened, in words for people")
  func failures() async throws {
    let broken = Network([.body(Self.start), .error(.networkConnectionLost)])
    let interrupted = await #expect(throws: ResearchServiceError.self) { try await events(broken) }
    #expect(interrupted == .interrupted)
    #expect(
      interrupted?.localizedDescription
        == "The connection broke and the answer is not complete. Check your internet connection and ask again.")
    let failures: [(Reply, ResearchServiceError, String)] = [
      (
        .body("event: error\ndata: {\"detail\":\"Too tired. Ask again.\"}\n\n"),
        .failed(detail: "Too tired. Ask again."),
        "Too tired. Ask again."
      ),
      (.body(#"{"detail":"Bad."}"#, status: 422), .rejected(status: 422, detail: "Bad."), "Bad."),
      (.body("", status: 503), .rejected(status: 503, detail: nil), "The server reported an error (503)."),
      (.body("<html>", type: "text/html"), .unreadable, "The server sent an answer that this app cannot read."),
      (.body("event: token\ndata: {}\n\n"), .unreadable, "The server sent an answer that this app cannot read."),
      (.error(.notConnectedToInternet), .offline, "You are offline. Check your internet connection and try again."),
      (.error(.timedOut), .timedOut, "The connection to the server timed out. Try again in a moment."),
      (
        .error(.cannotConnectToHost), .unreachable,
        "The connection to the server failed. Check your internet connection and try again."
      ),
    ]
    for (reply, expected, text) in failures {
      let error = await #expect(throws: ResearchServiceError.self) { try await events(Network([reply])) }
      #expect(error == expected)
      #expect(error?.localizedDescription == text)
    }
  }

  @Test("given an answer on its way, when the reader is cancelled, then the stream ends")
  func cancel() async throws {
    let network = Network([.silence])
    let service = try service(network)
    let reader = Task {
      for try await _ in service.search(query: "Why?", conversationId: "C", answerId: "A") {}
    }
    await Task.yield()
    reader.cancel()
    _ = await reader.result
    #expect(reader.isCancelled)
  }

  @Test("given a rating, when submitted, then it is put, and taken back with nil; refusals are told")
  func feedback() async throws {
    let network = Network([
      .body("", status: 204), .body("", status: 204), .body(#"{"detail":"There is no answer."}"#, status: 404),
    ])
    let service = try service(network)
    try await service.submitFeedback(rating: .notHelpful, answerId: "A")
    try await service.submitFeedback(rating: nil, answerId: "A")
    let error = await #expect(throws: ResearchServiceError.self) {
      try await service.submitFeedback(rating: .helpful, answerId: "A")
    }
    #expect(error == .rejected(status: 404, detail: "There is no answer."))
    #expect(network.requests.map(\.httpMethod) == ["PUT", "DELETE", "PUT"])
    #expect(network.requests.allSatisfy { $0.url?.path() == "/base/api/v1/research/A/feedback" })
    #expect(network.requests[0].httpBody == Data(#"{"rating":"NOT_HELPFUL"}"#.utf8))
    #expect(network.requests[1].httpBody == nil)
  }
}
