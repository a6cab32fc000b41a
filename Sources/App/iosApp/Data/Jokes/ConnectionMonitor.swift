import Combine
import ScrollPatterns

/// Whether the server can be reached, judging by the last request: a network does not guarantee a server that answers.
@MainActor
final class ConnectionMonitor: ObservableObject {
  /// Whether the last request had no connection.
  @Published private(set) var isOffline = false

  /// Runs a request and notes how it ended.
  func watching<Answer: Sendable>(_ request: @Sendable () async throws -> Answer) async throws -> Answer {
    do {
      let answer = try await request()
      note(isOffline: false)
      return answer
    } catch let error as JokeServiceError {
      // Any other error is an answer of the server, so there is a connection.
      note(isOffline: error == .offline)
      throw error
    }
  }

  private func note(isOffline: Bool) {
    if isOffline != self.isOffline { self.isOffline = isOffline }
  }
}
