import Foundation
import ServerSentEvents

/// A question as the backend reads it.
struct QuestionDTO: Encodable {
  let id: String
  let conversation: String
  let client: UUID
  let query: String
}

/// A source as the backend writes it.
struct ResearchSourceDTO: Decodable {
  let number: Int
  let title: String
  let excerpt: String
  let publisher: String?
  let url: String?

  /// Only web addresses are followed: a source must not make the app open a file of the phone.
  var source: ResearchSource {
    let address = url.flatMap { URL(string: $0) }.flatMap { url in
      ["http", "https"].contains(url.scheme?.lowercased()) ? url : nil
    }
    return ResearchSource(number: number, title: title, excerpt: excerpt, publisher: publisher, url: address)
  }
}

extension ResearchEvent {
  private struct Stage: Decodable {
    let stage: String
  }
  private struct Token: Decodable {
    let text: String
  }
  private struct Completion: Decodable {
    let followUps: [String]?
  }

  /// Reads an event; nil for one that this app does not know.
  ///
  /// - Throws: `ResearchServiceError.failed` for an event that says so, `ResearchServiceError.unreadable`.
  init?(_ event: ServerSentEvent) throws {
    func data<Content: Decodable>(_ type: Content.Type) throws -> Content {
      guard let content = try? JSONDecoder().decode(type, from: Data(event.data.utf8)) else {
        throw ResearchServiceError.unreadable
      }
      return content
    }
    switch event.event {
    case "stage":
      guard let stage = ResearchStage(rawValue: try data(Stage.self).stage) else { return nil }
      self = .stage(stage)
    case "source": self = .source(try data(ResearchSourceDTO.self).source)
    case "token": self = .token(try data(Token.self).text)
    case "complete": self = .complete(followUps: try data(Completion.self).followUps ?? [])
    case "error": throw ResearchServiceError.failed(detail: try data(ProblemDTO.self).detail ?? "")
    default: return nil
    }
  }
}
