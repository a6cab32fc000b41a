import ArgumentParser
import Backend
import Foundation

/// Who answers questions. Each option can be in the environment instead.
struct AnswerOptions: ParsableArguments {
  private static let names = (url: "BACKEND_CHAT_URL", model: "BACKEND_CHAT_MODEL", key: "BACKEND_CHAT_KEY")

  @Option(
    help: ArgumentHelp(
      "A service with OpenAI's chat completions that writes the answers, such as http://127.0.0.1:11434/v1; else they are put together from the library. Also in the environment, as \(names.url).",
      valueName: "url"))
  var chatURL: String?

  @Option(
    help: ArgumentHelp(
      "The service's name for what shall answer; needed with --chat-url. Also in the environment, as \(names.model).",
      valueName: "name"))
  var chatModel: String?

  @Option(
    help: ArgumentHelp(
      "The service's key. Other people on this machine can read command lines: rather put it into the environment, as \(names.key).",
      valueName: "key"))
  var chatKey: String?

  @Option(
    help: ArgumentHelp("Words a second of answers from the library; 0 for all at once.", valueName: "number"))
  var tokensPerSecond = 45.0

  mutating func validate() throws {
    guard tokensPerSecond >= 0, tokensPerSecond.isFinite else {
      throw ValidationError("--tokens-per-second is \(tokensPerSecond), but must be 0 or more.")
    }
    _ = try research()
  }

  /// The options and the environment as a configuration.
  func research(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> BackendConfiguration.Research {
    func value(_ option: String?, _ name: String) -> String? {
      (option ?? environment[name]).flatMap { $0.isEmpty ? nil : $0 }
    }
    var research = BackendConfiguration.Research(tokensPerSecond: tokensPerSecond > 0 ? tokensPerSecond : nil)
    guard let address = value(chatURL, Self.names.url) else { return research }
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
      throw ValidationError(
        "--chat-url is '\(address)', but must be an http address such as http://127.0.0.1:11434/v1.")
    }
    guard let model = value(chatModel, Self.names.model) else {
      throw ValidationError(
        "--chat-url needs --chat-model, or \(Self.names.model) in the environment: the service's name for what answers."
      )
    }
    research.chat = ChatEndpoint(url: url, key: value(chatKey, Self.names.key), model: model)
    return research
  }
}
