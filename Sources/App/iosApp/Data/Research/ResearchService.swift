import Foundation
import ServerSentEvents

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers from the backend's HTTP API.
struct ResearchService: ResearchServiceProtocol {
  /// How often an answer that could not be resumed is started again automatically.
  private static let restarts = 3

  private let configuration: APIConfiguration
  private let client: @Sendable () async throws -> UUID
  private let streams: EventStreamClient
  private let transport: EventStreamClient.Transport

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - client: the id of this installation, under which the backend lists conversations.
  ///   - policy: how to mend broken connections.
  ///   - transport: performs the requests; the network unless a test replaces it.
  init(
    configuration: APIConfiguration = .local, client: @escaping @Sendable () async throws -> UUID,
    policy: EventStreamClient.Policy = .init(),
    transport: @escaping EventStreamClient.Transport = { HTTPStream.shared.parts(of: $0) }
  ) {
    self.configuration = configuration
    self.client = client
    self.transport = transport
    streams = EventStreamClient(policy: policy, transport: transport)
  }

  // MARK: - Asking

  func search(query: String, conversationId: String, answerId: String) -> AsyncThrowingStream<ResearchEvent, any Error>
  {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let question = QuestionDTO(
            id: answerId, conversation: conversationId, client: try await client(), query: query)
          try await ask(question) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func ask(_ question: QuestionDTO, yield: (ResearchEvent) -> Void) async throws {
    let request = try request("POST", "api/v1/research", body: question)
    for _ in 0...Self.restarts {
      do {
        for try await event in streams.events(for: request, until: { ["complete", "error"].contains($0.event) }) {
          if let event = try ResearchEvent(event) { yield(event) }
        }
        // A stream that is cancelled ends without an error.
        return try Task.checkCancellation()
      } catch EventStreamClient.Failure.rejected(status: 410, body: _) {
        yield(.restarted)
      } catch let failure as EventStreamClient.Failure {
        throw ResearchServiceError(failure)
      }
    }
    throw ResearchServiceError.interrupted
  }

  // MARK: - Feedback

  func submitFeedback(rating: AnswerRating?, answerId: String) async throws {
    let path = "api/v1/research/\(answerId)/feedback"
    let request =
      if let rating {
        try request("PUT", path, body: ["rating": rating.rawValue])
      } else {
        try request("DELETE", path, body: String?.none)
      }
    var status: Int?
    var body = Data()
    do {
      for try await part in transport(request) {
        switch part {
        case .head(let head): status = head.statusCode
        case .body(let data): body.append(data)
        }
      }
    } catch let error as URLError {
      throw ResearchServiceError(error)
    }
    try Task.checkCancellation()
    guard let status else { throw ResearchServiceError.unreadable }
    guard (200..<300).contains(status) else { throw ResearchServiceError(status: status, body: body) }
  }

  /// The longest silence before a request is abandoned, in seconds; streams have their own.
  private static let patience: TimeInterval = 15

  private func request(_ method: String, _ path: String, body: (some Encodable)?) throws -> URLRequest {
    var request = URLRequest(url: configuration.baseURL.appending(path: path))
    request.httpMethod = method
    request.timeoutInterval = Self.patience
    if let body {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = try JSONEncoder().encode(body)
    }
    return request
  }
}

extension ResearchServiceError {
  fileprivate init(_ failure: EventStreamClient.Failure) {
    switch failure {
    case .rejected(let status, let body): self.init(status: status, body: body)
    case .noEventStream: self = .unreadable
    case .unreachable(let error): self.init(error)
    case .interrupted: self = .interrupted
    }
  }

  fileprivate init(status: Int, body: Data) { self.init(APIError(status: status, body: body)) }

  fileprivate init(_ error: URLError) { self.init(APIError(error)) }

  private init(_ error: APIError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .unreachable: self = .unreachable
    case .rejected(let status, let detail): self = .rejected(status: status, detail: detail)
    case .unreadable: self = .unreadable
    }
  }
}
