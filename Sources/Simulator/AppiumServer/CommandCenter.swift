import Foundation
import PhoneHosting
import Simulator

/// Executes commands one after the other, and owns the session: a process has one phone, so a new session ends the
/// previous one.
@MainActor
final class CommandCenter {
  struct Answer: Sendable {
    var status: HTTPStatus
    var body: JSON
  }

  private let token: String?
  private let now: @Sendable () -> TimeInterval
  private let launch: @MainActor (AppLaunch) async throws -> Simulator
  private(set) var session: Session?
  private var sessionCount = 0
  private var last: Task<Answer, Never>?
  /// Ends a session that receives no more commands.
  private var expiry: Task<Void, Never>?
  /// The session that expired, and after how many seconds.
  private var expired: (id: String, seconds: TimeInterval)?

  /// Creates a command center.
  /// - Parameter token: what a session must give; nil if anybody may begin one.
  nonisolated init(
    token: String?, now: @escaping @Sendable () -> TimeInterval,
    launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    self.token = token
    self.now = now
    self.launch = launch
  }

  func endSession() {
    expiry?.cancel()
    session?.end()
    session = nil
  }

  /// Executes a command after those before it. If cancelled before it begins, it does not run, and stops waiting.
  func answer(method: String, path: [String], body: Data) async -> Answer {
    let previous = last
    let task = Task { () -> Answer in
      _ = await previous?.value
      do {
        try Task.checkCancellation()
        return Answer(status: .ok, body: ["value": try await result(method, path, body)])
      } catch let error as WebDriverError {
        return Answer(status: error.status, body: error.body)
      } catch {
        let error = WebDriverError(.unknownError, "\(error)")
        return Answer(status: error.status, body: error.body)
      }
    }
    last = task
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func result(_ method: String, _ path: [String], _ body: Data) async throws -> JSON {
    var parts = path
    // The base path of Appium 1, which some suites still use.
    if parts.prefix(2) == ["wd", "hub"] { parts.removeFirst(2) }
    switch (method, parts.count, parts.first) {
    case ("GET", 1, "status"): return Self.status
    case ("POST", 1, "session"): return try await begin(try arguments(body))
    case ("GET", _, _) where parts == ["sessions"] || parts == ["appium", "sessions"]:
      guard token == nil else {
        throw WebDriverError(
          .unknownCommand, "Sessions are listed only with --no-token, since their ids give control of the phone.")
      }
      return .list(session.map { [["id": .text($0.id), "capabilities": $0.capabilities.json]] } ?? [])
    case (_, 2..., "session"):
      guard let session, session.id == parts[1] else {
        throw WebDriverError(.invalidSession, "There is no session \(parts[1].prefix(80)); \(whyEnded(parts[1])).")
      }
      expiry?.cancel()
      defer { expireLater(session) }
      if method == "DELETE", parts.count == 2 {
        endSession()
        return .null
      }
      let command = try SessionCommand.find(method, Array(parts.dropFirst(2)))
      return try await command.run(session, try arguments(body))
    default:
      throw WebDriverError(
        .unknownCommand, "There is no command \(method) /\(path.joined(separator: "/").prefix(200)).")
    }
  }

  private func whyEnded(_ id: String) -> String {
    guard let expired, expired.id == id else { return "it may have ended" }
    return "it ended after \(Int(expired.seconds)) s without a command (appium:newCommandTimeout)"
  }

  private func expireLater(_ session: Session) {
    let seconds = session.capabilities.newCommandTimeout
    guard seconds > 0, session === self.session else { return }
    expiry = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(100))) != nil else { return }
      guard let self, !Task.isCancelled else { return }
      expired = (session.id, seconds)
      endSession()
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
    guard token == nil || AccessToken.matches(capabilities.token, token ?? "") else {
      throw WebDriverError(
        .sessionNotCreated,
        "The capability \"scrollwork:token\" is not what Scrollwork printed when it started; --no-token needs none.")
    }
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
    expireLater(session)
    return ["sessionId": .text(session.id), "capabilities": capabilities.json]
  }
}
