import ArgumentParser
import Backend
import BackendOptions
import Foundation
import Testing

@Suite("Who answers, on the command line")
struct AnswerOptionsTests {
  private func research(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> BackendConfiguration.Research {
    try AnswerOptions.parse(arguments).research(environment: environment)
  }

  @Test("given nothing, then the library answers at its usual speed")
  func library() throws {
    let research = try research()
    #expect(research.chat == nil)
    #expect(research.tokensPerSecond == BackendConfiguration.Research().tokensPerSecond)
    #expect(try self.research(["--tokens-per-second", "0"]).tokensPerSecond == nil)
    #expect(try self.research(["--tokens-per-second", "7"]).tokensPerSecond == 7)
  }

  @Test("given a service in options and environment, then options go first")
  func service() throws {
    let chat = try research(
      ["--chat-url", "http://127.0.0.1:11434/v1", "--chat-model", "small"],
      environment: [
        "BACKEND_CHAT_URL": "https://else.where", "BACKEND_CHAT_MODEL": "large", "BACKEND_CHAT_KEY": "secret",
      ]
    ).chat
    #expect(chat?.url == URL(string: "http://127.0.0.1:11434/v1"))
    #expect(chat?.model == "small")
    #expect(chat?.key == "secret")
  }

  @Test(
    "given options that make no sense, then the message says what to do",
    arguments: [
      (
        ["--chat-url", "http://127.0.0.1/v1"], "--chat-url needs --chat-model, or BACKEND_CHAT_MODEL in the environment"
      ),
      (["--chat-url", "nonsense", "--chat-model", "large"], "--chat-url is 'nonsense', but must be an http address"),
      (["--chat-key", "secret"], "--chat-key needs --chat-url, or BACKEND_CHAT_URL in the environment"),
      (["--tokens-per-second=-1"], "--tokens-per-second is -1.0, but must be 0 or more"),
    ])
  func faults(arguments: [String], message: String) {
    // This machine's variables would change the output.
    let names = ["BACKEND_CHAT_URL", "BACKEND_CHAT_MODEL"]
    guard names.allSatisfy({ ProcessInfo.processInfo.environment[$0] == nil }) else { return }
    let fault = #expect(throws: (any Error).self) { try AnswerOptions.parse(arguments) }
    #expect(fault.map { AnswerOptions.message(for: $0) }?.contains(message) == true)
  }

  @Test("given options, then the first of them is known, for executables that have no backend of their own at times")
  func given() throws {
    #expect(try AnswerOptions.parse([]).given == nil)
    #expect(try AnswerOptions.parse(["--tokens-per-second", "45"]).given == "--tokens-per-second")
  }
}
