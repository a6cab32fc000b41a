import Foundation
import FoundationModels
import Testing

@Suite("FoundationModels: transcripts")
struct TranscriptTests {
  private func transcript() throws -> Transcript {
    let text = Transcript.Segment.text(.init(id: "t", content: "Hello"))
    let content = try GeneratedContent(json: #"{"a": [1, 2.5, true, null, "x"]}"#)
    let structure = Transcript.Segment.structure(.init(id: "s", source: "Trip", content: content))
    let tool = Transcript.ToolDefinition(name: "weather", description: "Finds", parameters: Person.generationSchema)
    return Transcript(entries: [
      .instructions(.init(id: "i", segments: [text], toolDefinitions: [tool])),
      .prompt(
        .init(
          id: "p", segments: [text],
          options: GenerationOptions(
            sampling: .random(top: 5, seed: 7), temperature: 0.5, maximumResponseTokens: 20),
          responseFormat: .init(type: Trip.self))),
      .toolCalls(.init(id: "c", [.init(id: "c1", toolName: "weather", arguments: content)])),
      .toolOutput(.init(id: "c1", toolName: "weather", segments: [text])),
      .response(.init(id: "r", assetIDs: ["asset"], segments: [text, structure])),
    ])
  }

  @Test func `Given all kinds of entries, then the transcript that is decoded is the same`() throws {
    let transcript = try transcript()
    let data = try JSONEncoder().encode(transcript)
    let decoded = try JSONDecoder().decode(Transcript.self, from: data)
    // A tool's output is identified by the call
    #expect(decoded.map(\.id) == ["i", "p", "c", "c1", "r"])
    #expect(decoded == transcript)
  }

  @Test(arguments: [
    GenerationOptions(), GenerationOptions(sampling: .greedy), GenerationOptions(sampling: .random(top: 3)),
    GenerationOptions(sampling: .random(probabilityThreshold: 0.9, seed: 1)),
  ])
  func `Given options, then a transcript keeps them`(options: GenerationOptions) throws {
    let transcript = Transcript(entries: [.prompt(.init(segments: [], options: options))])
    let decoded = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
    guard case .prompt(let prompt) = decoded.first else {
      Issue.record("There is no prompt.")
      return
    }
    #expect(prompt.options == options)
    #expect(GenerationOptions(sampling: .random(top: 3)) != GenerationOptions(sampling: .random(top: 4)))
  }

  @Test func `Given a transcript, then its JSON has the form of Apple's`() throws {
    let data = try JSONEncoder().encode(try transcript())
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["type"] as? String == "FoundationModels.Transcript" && json["version"] as? Int == 1)
    let inner = try #require(json["transcript"] as? [String: Any])
    let entries = try #require(inner["entries"] as? [[String: Any]])
    #expect(entries.map { $0["role"] as? String } == ["instructions", "user", "response", "tool", "response"])
    let tool = try #require((entries[0]["tools"] as? [[String: Any]])?.first)
    #expect(tool["type"] as? String == "function")
    #expect((tool["function"] as? [String: Any])?["name"] as? String == "weather")
    let format = try #require(entries[1]["responseFormat"] as? [String: Any])
    #expect((format["jsonSchema"] as? [String: Any])?["name"] as? String == "Trip")
    let call = try #require((entries[2]["toolCalls"] as? [[String: Any]])?.first)
    #expect(call["arguments"] as? String == #"{"a": [1, 2.5, true, null, "x"]}"#)
    #expect(entries[3]["toolCallID"] as? String == "c1" && entries[4]["assets"] as? [String] == ["asset"])
    let contents = try #require(entries[4]["contents"] as? [[String: Any]])
    #expect(contents.map { $0["type"] as? String } == ["text", "structure"])
    #expect((contents[1]["structure"] as? [String: Any])?["source"] as? String == "Trip")
  }

  @Test(arguments: [
    "{}", #"{"type":"FoundationModels.Transcript","version":1}"#,
    #"{"transcript":{"entries":[{"id":"a","role":"future"}]}}"#,
    #"{"transcript":{"entries":[{"id":"a","role":"user","contents":[{"id":"b","type":"future"}]}]}}"#,
  ])
  func `Given JSON that is no transcript, then it is not decoded`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Transcript.self, from: Data(json.utf8)) }
  }

  @Test func `Given a transcript, then it is a collection whose entries can be described`() throws {
    let transcript = try transcript()
    #expect(
      transcript.count == 5 && transcript[1].id == "p"
        && transcript.last?.description == "(Response) Hello\n\(#"{"a": [1, 2.5, true, null, "x"]}"#)")
    guard case .toolCalls(let calls) = transcript[2] else {
      Issue.record("There are no calls.")
      return
    }
    #expect(calls.count == 1 && calls.first?.toolName == "weather" && calls.description.hasPrefix("weather: {"))
  }
}
