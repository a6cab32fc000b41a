import Foundation
import FoundationNetworking
import ServerSentEvents
import Testing

@testable import Backend

/// A question as a client asks it.
struct Question {
  var id = UUID()
  var conversation = UUID()
  var client = UUID()
  var query = "What should I do when my blood sugar is low?"

  var body: [String: Any] {
    [
      "id": id.uuidString, "conversation": conversation.uuidString, "client": client.uuidString, "query": query,
    ]
  }
}

/// The assembled content of a stream.
struct StreamedAnswer: Equatable {
  var stages: [String] = []
  var sources: [SourceRecord] = []
  var text = ""
  var followUps: [String] = []
  var error: String?
  var isComplete = false
  /// The number of events with text.
  var tokens = 0

  init(_ events: [ServerSentEvent] = []) throws {
    for event in events { try add(event) }
  }

  mutating func add(_ event: ServerSentEvent) throws {
    let json = Data(event.data.utf8)
    func field<Value>(_ name: String, _ type: Value.Type = Value.self) throws -> Value {
      try #require((try JSONSerialization.jsonObject(with: json) as? [String: Any])?[name] as? Value)
    }
    #expect(!isComplete && error == nil, "\(event.event) after the end")
    switch event.event {
    case "stage": stages.append(try field("stage"))
    case "source": sources.append(try JSONDecoder().decode(SourceRecord.self, from: json))
    case "token":
      text += try field("text", String.self)
      tokens += 1
    case "complete":
      followUps = try field("followUps")
      isComplete = true
    case "error": error = try field("detail")
    default: Issue.record("unknown event \(event.event)")
    }
  }
}

extension RunningBackend {
  /// Runs `test` against a backend with the library. Answers arrive at once unless the test sets a delay.
  static func withLibrary<Result>(
    _ research: BackendConfiguration.Research = .init(tokensPerSecond: nil),
    _ test: (RunningBackend) async throws -> Result
  ) async throws -> Result {
    try await with(BackendConfiguration(research: research), test)
  }

  func request(_ question: Question, lastEventID: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url.absoluteString + "/api/v1/research")))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONSerialization.data(withJSONObject: question.body)
    request.setValue(lastEventID, forHTTPHeaderField: "Last-Event-ID")
    return request
  }

  /// Returns the whole answer.
  func ask(_ question: Question, lastEventID: String? = nil) async throws -> (Answer, [ServerSentEvent]) {
    var headers = ["Content-Type": "application/json"]
    headers["Last-Event-ID"] = lastEventID
    let answer = try await ask(
      "POST", "/api/v1/research", headers: headers, body: try JSONSerialization.data(withJSONObject: question.body))
    var parser = EventStreamParser()
    return (answer, parser.append(answer.body))
  }

  func stored(_ question: Question) async throws -> AnswerRecord {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(
      AnswerRecord.self, from: try await ask("GET", "/api/v1/research/\(question.id)").body)
  }
}

/// The events of a connection as they arrive, until the test releases it.
final class OpenStream: Sendable {
  let events: AsyncThrowingStream<ServerSentEvent, any Error>
  let task: Task<Void, Never>

  init(_ request: URLRequest) {
    let (events, continuation) = AsyncThrowingStream<ServerSentEvent, any Error>.makeStream()
    self.events = events
    task = Task {
      var parser = EventStreamParser()
      do {
        for try await part in HTTPStream.shared.parts(of: request) {
          if case .body(let data) = part { for event in parser.append(data) { continuation.yield(event) } }
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// Returns the first events and closes the connection.
  static func first(_ count: Int, of request: URLRequest) async throws -> [ServerSentEvent] {
    let stream = OpenStream(request)
    defer { stream.task.cancel() }
    var events: [ServerSentEvent] = []
    for try await event in stream.events {
      events.append(event)
      if events.count == count { break }
    }
    return events
  }
}

/// Waits up to ten seconds for a condition that another thread fulfils.
func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
  for _ in 0..<1000 {
    if try await condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}
