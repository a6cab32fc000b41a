import Foundation
import FoundationModels
import Testing

private struct WeatherTool: Tool {
  let description = "Finds the weather"

  @Generable
  struct Arguments {
    @Guide(description: "A city") let city: String
  }

  func call(arguments: Arguments) async throws -> String { "Rain in \(arguments.city)" }
}

private struct AnyTool: Tool {
  let name = "lookup"
  let description = "Looks something up"
  let parameters: GenerationSchema
  func call(arguments: GeneratedContent) async throws -> [String] { [try arguments.value(forProperty: "query")] }
}

@Suite("FoundationModels: a phone without a model")
struct LanguageModelSessionTests {
  private func isUnavailable(_ error: any Error) -> Bool {
    guard case LanguageModelSession.GenerationError.assetsUnavailable(let context) = error else { return false }
    return context.debugDescription == "Model is unavailable"
  }

  private func texts(_ session: LanguageModelSession) -> [String] {
    session.transcript.flatMap { entry -> [String] in
      guard case .instructions(let instructions) = entry else { return [] }
      return instructions.segments.map(\.description)
    }
  }

  @Test func `Given the system's model, then the device is not eligible`() {
    for model in [SystemLanguageModel.default, SystemLanguageModel(useCase: .contentTagging)] {
      #expect(model.availability == .unavailable(.deviceNotEligible) && !model.isAvailable)
    }
    #expect(SystemLanguageModel.default.supportsLocale(Locale(identifier: "pt_BR")))
    #expect(!SystemLanguageModel.default.supportsLocale(Locale(identifier: "ca_ES")))
    #expect(SystemLanguageModel.default.supportedLanguages.contains(Locale.Language(identifier: "en")))
    #expect(throws: SystemLanguageModel.Adapter.AssetError.self) { try SystemLanguageModel.Adapter(name: "poet") }
    #expect(SystemLanguageModel.Adapter.compatibleAdapterIdentifiers(name: "poet").isEmpty)
  }

  @Test func `Given requests of each kind, then all end with unavailable assets, and the transcript stays as it was`()
    async
  {
    let session = LanguageModelSession(instructions: "Be brief.")
    session.prewarm()
    let before = session.transcript
    let schema = Trip.generationSchema
    let requests: [@Sendable () async throws -> Void] = [
      { try await session.respond(to: "Hello") },
      { try await session.respond(to: Prompt("Hello"), options: GenerationOptions(temperature: 0.3)) },
      { try await session.respond { "Hello" } },
      { try await session.respond(to: "Hello", schema: schema) },
      { try await session.respond(schema: schema) { "Hello" } },
      { let _: LanguageModelSession.Response<Trip> = try await session.respond(to: "Hello") },
      { try await session.respond(to: Prompt("Hello"), generating: Float.self) },
      { try await session.respond(generating: [Trip].self) { "Hello" } },
      { for try await _ in session.streamResponse(to: "Hello") {} },
      { for try await _ in session.streamResponse(to: Prompt("Hello"), schema: schema) {} },
      {
        for try await snapshot in session.streamResponse(to: "Hello", generating: Trip.self) {
          _ = snapshot.content.title
        }
      },
      { _ = try await session.streamResponse(generating: Trip.self) { "Hello" }.collect() },
    ]
    for (index, request) in requests.enumerated() {
      do {
        try await request()
        Issue.record("Request \(index) has a response.")
      } catch {
        #expect(isUnavailable(error), "Request \(index): \(error)")
      }
    }
    #expect(session.transcript == before && !session.isResponding)
  }

  @Test func `Given a prompt that throws, then its error comes first`() async {
    struct Mistake: Error {}
    let session = LanguageModelSession()
    func prompt() throws -> String { throw Mistake() }
    await #expect(throws: Mistake.self) { try await session.respond { try prompt() } }
    #expect(throws: Mistake.self) { _ = try session.streamResponse { try prompt() } }
  }

  @Test func `Given a stream that has failed, then it ends`() async throws {
    var iterator = LanguageModelSession().streamResponse(to: "Hello").makeAsyncIterator()
    do {
      _ = try await iterator.next()
      Issue.record("There is an element.")
    } catch {
      #expect(isUnavailable(error) && !error.localizedDescription.isEmpty)
    }
    #expect(try await iterator.next() == nil)
  }

  @Test func `Given instructions of each kind, then they are the first entry of the transcript`() {
    #expect(LanguageModelSession().transcript.isEmpty)
    #expect(texts(LanguageModelSession(instructions: "Be brief.")) == ["Be brief."])
    #expect(texts(LanguageModelSession(instructions: Instructions(["a", "b"]))) == ["a\nb"])
    let isLong = false
    let session = LanguageModelSession {
      "Be brief."
      if isLong { "But not too much." }
      String?.none
      Optional("Be kind.")
      for word in ["red", "blue"] { "Say \(word)." }
      Trip.Pace.slow
      Trip.Day(summary: "S", activities: ["a"])
    }
    #expect(
      texts(session) == [
        "Be brief.\nBe kind.\nSay red.\nSay blue.\n\"slow\"\n{\"summary\": \"S\", \"activities\": [\"a\"]}"
      ])
    let again = LanguageModelSession(transcript: session.transcript)
    #expect(again.transcript == session.transcript)
  }

  @Test func `Given tools, then the transcript has their definitions, and they can be called`() async throws {
    let weather = WeatherTool()
    let lookup = AnyTool(parameters: Person.generationSchema)
    let session = LanguageModelSession(tools: [weather, lookup])
    guard case .instructions(let instructions) = session.transcript.first else {
      Issue.record("There are no instructions.")
      return
    }
    #expect(instructions.toolDefinitions.map(\.name) == ["WeatherTool", "lookup"])
    #expect(instructions.toolDefinitions[0] == Transcript.ToolDefinition(tool: weather))
    #expect(
      instructions.toolDefinitions[1] != Transcript.ToolDefinition(tool: AnyTool(parameters: String.generationSchema)))
    #expect(weather.includesSchemaInInstructions && weather.parameters.debugDescription.contains("A city"))
    let arguments = try WeatherTool.Arguments(GeneratedContent(json: #"{"city": "Bergen"}"#))
    #expect(try await weather.call(arguments: arguments) == "Rain in Bergen")
    #expect(try await lookup.call(arguments: GeneratedContent(properties: ["query": "q"])) == ["q"])
    let error = LanguageModelSession.ToolCallError(tool: weather, underlyingError: CocoaError(.fileNoSuchFile))
    #expect(error.errorDescription?.hasPrefix("WeatherTool: ") == true)
  }

  @Test func `Given feedback, then the attachment has it with the transcript`() throws {
    let session = LanguageModelSession(instructions: "Be brief.")
    let data = session.logFeedbackAttachment(
      sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "Long")], desiredResponseText: "Short")
    let feedback = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(feedback["sentiment"] as? String == "negative")
    #expect((feedback["issues"] as? [[String: String]]) == [["category": "tooVerbose", "explanation": "Long"]])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("Be brief.") && text.contains("Short"))
  }
}
