import Backend
import Foundation
import SimulatorTesting
import Testing

@testable import iosApp

/// The app's service and the real backend, over real sockets.
@Suite(.realTime)
struct ResearchBackendTests {
  @Test("given a backend, when asked, rated and asked again, then the answer is whole, the same, and rated")
  func conversation() async throws {
    // Given
    let backend = try BackendService(
      BackendConfiguration(seed: .standard, research: .init(tokensPerSecond: 2000)))
    let archive = AnswerArchive(url: nil)
    let service = ResearchService(
      configuration: APIConfiguration(baseURL: try await backend.start()), client: archive.client)
    let (conversation, answer) = (UUID().uuidString, UUID().uuidString)
    func ask() async throws -> (text: String, sources: Int, followUps: [String]?) {
      var told = (text: "", sources: 0, followUps: [String]?.none)
      let stream = service.search(query: "What is HbA1c?", conversationId: conversation, answerId: answer)
      for try await event in stream {
        switch event {
        case .token(let text): told.text += text
        case .source: told.sources += 1
        case .complete(let followUps): told.followUps = followUps
        case .stage, .restarted: break
        }
      }
      return told
    }
    // When
    let first = try await ask()
    try await service.submitFeedback(rating: .helpful, answerId: answer)
    let second = try await ask()
    // Then
    #expect(first.text.contains("three months"))
    #expect(first.sources > 0)
    #expect(first.followUps?.isEmpty == false)
    #expect(second.text == first.text)
    await #expect(throws: ResearchServiceError.self) {
      try await service.submitFeedback(rating: .helpful, answerId: UUID().uuidString)
    }
    await backend.stop()
  }
}
