import Foundation

/// A command of a session: its path and its action.
@MainActor
struct SessionCommand {
  typealias Action = @MainActor (Session, Arguments, _ parts: [String]) async throws -> JSON

  private let method: String
  /// The path after `/session/<id>`; `:` matches any part, which is passed to the action.
  private let pattern: [String]
  private let action: Action

  init(_ method: String, _ pattern: String, _ action: @escaping Action) {
    self.method = method
    self.pattern = pattern.split(separator: "/").map(String.init)
    self.action = action
  }

  private static let all = elementCommands + deviceCommands + alertCommands

  /// A matching command, with the parts of its path.
  struct Call {
    fileprivate let action: Action
    fileprivate let parts: [String]

    @MainActor func run(_ session: Session, _ arguments: Arguments) async throws -> JSON {
      try await action(session, arguments, parts)
    }
  }

  /// Returns the command for a path.
  /// - Throws: `unknown command`, or `unknown method` if the path has another method.
  static func find(_ method: String, _ path: [String]) throws -> Call {
    let matching = all.filter { $0.parts(of: path) != nil }
    if let command = matching.first(where: { $0.method == method }), let parts = command.parts(of: path) {
      return Call(action: command.action, parts: parts)
    }
    let name = path.joined(separator: "/").prefix(200)
    if let other = matching.first {
      throw WebDriverError(.unknownMethod, "\(name) takes \(other.method), not \(method).")
    }
    throw WebDriverError(.unknownCommand, "There is no command \(method) \(name); docs/appium.md lists the commands.")
  }

  private func parts(of path: [String]) -> [String]? {
    guard path.count == pattern.count else { return nil }
    var parts: [String] = []
    for (part, wanted) in zip(path, pattern) {
      if wanted == ":" { parts.append(part) } else if wanted != part { return nil }
    }
    return parts
  }
}
