import Combine
import ScrollPatterns

/// Whether the server can be reached, as far as the last request tells: a network that is there does not mean a server that answers.
@MainActor
final class ConnectionMonitor: ObservableObject {
  /// The last request had no connection.
  @Published private(set) var isOffline = false

  /// Runs a request and notes how it ended.
  func watching<Answer: Sendable>(_ request: @Sendable () async throws -> Answer) async throws -> Answer {
    do {
      let answer = try await request()
      note(isOffline: false)
      return answer
    } catch let error as JokeServiceError {
      // Any other error is the server's word, so there is a connection.
      note(isOffline: error == .offline)
      throw error
    }
  }

  private func note(isOffline: Bool) {
    if isOffline != self.isOffline { self.isOffline = isOffline }
  }
}
