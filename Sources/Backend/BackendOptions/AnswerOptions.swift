import ArgumentParser
import Backend
import Foundation

/// Options for answering questions, shared by every executable with a backend. Those for a service can be in the
/// environment instead.
public struct AnswerOptions: ParsableArguments {
  private static let names = (url: "BACKEND_CHAT_URL", model: "BACKEND_CHAT_MODEL", key: "BACKEND_CHAT_KEY")

  /// The service's address.
  @Option(
    help: ArgumentHelp(
      "A service with OpenAI's chat completions API that writes the answers, such as http://127.0.0.1:11434/v1 (or set \(names.url)); without one, they are put together from the library.",
      valueName: "url"))
  public var chatURL: String?

  /// The service's name of the model.
  @Option(
    help: ArgumentHelp(
      "The name of the service's model; needed with --chat-url (or set \(names.model)).",
      valueName: "name"))
  public var chatModel: String?

  /// The service's API key.
  @Option(
    help: ArgumentHelp(
      "The service's API key; prefer \(names.key) in the environment, since other users can read command lines.",
      valueName: "key"))
  public var chatKey: String?

  /// How fast the library answers.
  @Option(
    help: ArgumentHelp(
      "How fast answers from the library appear, in words a second (default: 45; 0: all at once).",
      valueName: "number"))
  public var tokensPerSecond: Double?

  /// Creates options without values.
  public init() {}

  /// Throws a `ValidationError` about invalid combinations of options or environment variables.
  public mutating func validate() throws {
    if let tokensPerSecond, tokensPerSecond < 0 || !tokensPerSecond.isFinite {
      throw ValidationError("--tokens-per-second is \(tokensPerSecond), but must be 0 or more.")
    }
    _ = try research()
  }

  /// The first of these options on the command line; nil if there is none.
  public var given: String? {
    let given = [
      ("--chat-url", chatURL != nil), ("--chat-model", chatModel != nil), ("--chat-key", chatKey != nil),
      ("--tokens-per-second", tokensPerSecond != nil),
    ]
    return given.first(where: \.1)?.0
  }

  /// Returns the options and the environment as a configuration.
  ///
  /// - Throws: `ValidationError` if an address is invalid, or there is one without a model.
  public func research(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> BackendConfiguration.Research {
    func value(_ option: String?, _ name: String) -> String? {
      (option ?? environment[name]).flatMap { $0.isEmpty ? nil : $0 }
    }
    var research = BackendConfiguration.Research()
    if let tokensPerSecond { research.tokensPerSecond = tokensPerSecond > 0 ? tokensPerSecond : nil }
    guard let address = value(chatURL, Self.names.url) else {
      if let option = [("--chat-model", chatModel), ("--chat-key", chatKey)].first(where: { $0.1 != nil })?.0 {
        throw ValidationError(
          "\(option) needs --chat-url, or \(Self.names.url) in the environment: the service's address.")
      }
      return research
    }
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
      throw ValidationError(
        "--chat-url is '\(address)', but must be an http address such as http://127.0.0.1:11434/v1.")
    }
    guard let model = value(chatModel, Self.names.model) else {
      throw ValidationError(
        "--chat-url needs --chat-model, or \(Self.names.model) in the environment: the name of the service's model."
      )
    }
    research.chat = ChatEndpoint(url: url, key: value(chatKey, Self.names.key), model: model)
    return research
  }
}
