import FlyingFox
import Foundation
import Simulator

/// Answers commands, one after the other, and has the session: a process has one phone, so a new session ends the one before.
@MainActor
final class CommandCenter {
  struct Answer: Sendable {
    var status: HTTPStatusCode
    var body: JSON
  }

  private let now: @Sendable () -> TimeInterval
  private let launch: @MainActor (AppLaunch) async throws -> Simulator
  private(set) var session: Session?
  private var sessionCount = 0
  private var last: Task<Answer, Never>?

  nonisolated init(
    now: @escaping @Sendable () -> TimeInterval, launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    self.now = now
    self.launch = launch
  }

  func endSession() {
    session?.end()
    session = nil
  }

  /// Carries a command out when those before it are done.
  func answer(method: String, path: String, body: Data) async -> Answer {
    let previous = last
    let task = Task { () -> Answer in
      _ = await previous?.value
      do {
        return Answer(status: .ok, body: ["value": try await result(method, path, body)])
      } catch let error as WebDriverError {
        return Answer(status: error.status, body: error.body)
      } catch {
        let error = WebDriverError(.unknownError, "\(error)")
        return Answer(status: error.status, body: error.body)
      }
    }
    last = task
    return await task.value
  }

  private func result(_ method: String, _ path: String, _ body: Data) async throws -> JSON {
    var parts = path.split(separator: "/").map(String.init)
    // The base path of Appium 1, which some suites still have.
    if parts.prefix(2) == ["wd", "hub"] { parts.removeFirst(2) }
    switch (method, parts.count, parts.first) {
    case ("GET", 1, "status"): return Self.status
    case ("POST", 1, "session"): return try await begin(try arguments(body))
    case ("GET", _, _) where parts == ["sessions"] || parts == ["appium", "sessions"]:
      return .list(session.map { [["id": .text($0.id), "capabilities": $0.capabilities.json]] } ?? [])
    case (_, 2..., "session"):
      guard let session, session.id == parts[1] else {
        throw WebDriverError(.invalidSession, "There is no session \(parts[1].prefix(80)); it may have ended.")
      }
      if method == "DELETE", parts.count == 2 {
        endSession()
        return .null
      }
      let command = try SessionCommand.find(method, Array(parts.dropFirst(2)))
      return try await command.run(session, try arguments(body))
    default: throw WebDriverError(.unknownCommand, "There is no command \(method) \(path.prefix(200)).")
    }
  }

  private func arguments(_ body: Data) throws -> Arguments {
    if body.isEmpty { return Arguments([:]) }
    guard let members = (try? JSONDecoder().decode(JSON.self, from: body))?.object else {
      throw WebDriverError(.invalidArgument, "The body must be a JSON object.")
    }
    return Arguments(members)
  }

  private static let status: JSON = [
    "ready": true, "message": "Scrollwork is ready for a session.",
    "build": ["version": "1.0"], "os": ["name": "iOS", "version": .text(Capabilities.platformVersion)],
  ]

  private func begin(_ arguments: Arguments) async throws -> JSON {
    let capabilities = try Capabilities(arguments)
    endSession()
    sessionCount += 1
    let session = Session(
      id: UUID().uuidString.lowercased(), capabilities: capabilities, now: now, launch: launch)
    do {
      try await session.launchApp()
    } catch {
      session.end()
      throw WebDriverError(.sessionNotCreated, "The app did not start: \(error)")
    }
    self.session = session
    return ["sessionId": .text(session.id), "capabilities": capabilities.json]
  }
}
