import Foundation
import ServerSentEvents

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service that writes answers: any with the chat completions of OpenAI's API, such as llama.cpp, Ollama or vLLM.
public struct ChatEndpoint: Hashable, Sendable {
  /// The base of `/chat/completions`, such as `http://127.0.0.1:11434/v1`.
  public var url: URL
  /// The bearer token; nil if none is needed.
  public var key: String?
  /// The service's name of the model.
  public var model: String

  public init(url: URL, key: String? = nil, model: String) {
    self.url = url
    self.key = key
    self.model = model
  }

  /// Why there is no answer, in a sentence for the reader.
  struct Fault: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// The seconds without a byte after which the service is abandoned.
  private static let silence = 60.0

  /// Asks, and passes on the pieces of the answer as they arrive.
  ///
  /// - Throws: `Fault`, `CancellationError`
  func answer(
    _ question: String, before: [AnswerRecord], passages: [LibraryFindings.Passage],
    piece: (String) throws -> Void
  ) async throws {
    let messages = messages(question, before: before, passages: passages)
    var parser = EventStreamParser()
    var isDone = false
    var failure: (status: Int, body: Data)?
    do {
      for try await part in HTTPStream.shared.parts(of: try request(messages)) {
        switch part {
        case .head(let head):
          if head.statusCode != 200 { failure = (head.statusCode, Data()) }
        case .body(let data):
          if failure != nil {
            failure?.body.append(data.prefix(10_000))
          } else {
            for event in parser.append(data) where !isDone {
              isDone = try take(event, piece)
            }
          }
        }
      }
    } catch let error as URLError {
      if error.code == .cancelled { throw CancellationError() }
      throw Fault(description: explained(error))
    }
    try Task.checkCancellation()
    if let failure { throw Fault(description: explained(failure.status, failure.body)) }
    guard isDone else {
      throw Fault(description: "The answering service ended in the middle of the answer. Ask again.")
    }
  }

  // MARK: - Request

  private struct Message: Encodable {
    let role: String
    let content: String
  }

  private struct Body: Encodable {
    let model: String
    let messages: [Message]
    let stream = true
  }

  private func request(_ messages: [Message]) throws -> URLRequest {
    let isWhole = url.path.hasSuffix("/chat/completions")
    var request = URLRequest(url: isWhole ? url : url.appendingPathComponent("chat/completions"))
    request.httpMethod = "POST"
    request.timeoutInterval = Self.silence
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
    if let key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
    request.httpBody = try JSONEncoder().encode(Body(model: model, messages: messages))
    return request
  }

  private func messages(
    _ question: String, before: [AnswerRecord], passages: [LibraryFindings.Passage]
  ) -> [Message] {
    var system = """
      You answer questions about health for people who are no doctors. Write Markdown: short paragraphs, a list or a table \
      where it helps. Say so when you are not sure. Never tell anybody to change a treatment without their doctor.
      """
    if passages.isEmpty {
      system += " The library has nothing on this question: say so first, and cite nothing."
    } else {
      system += " Found your answer on these passages and cite them by their numbers, as in [1].\n\n"
      system += passages.enumerated().map { index, passage in
        "[\(index + 1)] \(passage.title): \(passage.heading)\n\(passage.text)"
      }.joined(separator: "\n\n")
    }
    let earlier = before.flatMap { answer in
      [Message(role: "user", content: answer.query), Message(role: "assistant", content: answer.content)]
    }
    return [Message(role: "system", content: system)] + earlier + [Message(role: "user", content: question)]
  }

  // MARK: - Answer

  private struct Chunk: Decodable {
    struct Choice: Decodable {
      struct Delta: Decodable {
        let content: String?
      }
      let delta: Delta?
      let finish_reason: String?
    }
    struct Failure: Decodable {
      let message: String?
    }
    let choices: [Choice]?
    let error: Failure?
  }

  /// Returns whether it was the last event.
  private func take(_ event: ServerSentEvent, _ piece: (String) throws -> Void) throws -> Bool {
    guard event.data != "[DONE]" else { return true }
    guard let chunk = try? JSONDecoder().decode(Chunk.self, from: Data(event.data.utf8)) else {
      throw Fault(description: "The answering service sent something unreadable. Its address may be of another API.")
    }
    if let error = chunk.error {
      throw Fault(description: "The answering service failed: \(error.message ?? "no reason given"). Ask again later.")
    }
    if let text = chunk.choices?.first?.delta?.content, !text.isEmpty { try piece(text) }
    // Some services send no [DONE].
    return chunk.choices?.first?.finish_reason != nil
  }

  private func explained(_ error: URLError) -> String {
    error.code == .timedOut
      ? "The answering service was silent for \(Int(Self.silence)) s. Ask again later."
      : "The answering service cannot be reached. Ask again later; the backend's operator can check its address."
  }

  private func explained(_ status: Int, _ body: Data) -> String {
    let said =
      (try? JSONDecoder().decode(Chunk.self, from: body))?.error?.message.map { " It said: \($0.prefix(200))" } ?? ""
    return switch status {
    case 401, 403: "The answering service refused the backend's key (\(status)). Its operator has to check it."
    case 404:
      "The answering service has no such model or address (404). The backend's operator has to check both.\(said)"
    case 429: "The answering service is overloaded (429). Ask again in a minute."
    default: "The answering service failed (\(status)). Ask again later.\(said)"
    }
  }
}
