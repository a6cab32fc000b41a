@available(iOS 26.0, *)
extension Transcript: Codable {
  private enum CodingKeys: CodingKey { case type, version, transcript, entries }

  /// Encodes the transcript in the form of Apple's: entries with a role and contents, as chat services have them. How
  /// options for sampling are encoded is a guess.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("FoundationModels.Transcript", forKey: .type)
    try container.encode(1, forKey: .version)
    var transcript = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .transcript)
    try transcript.encode(map(CodedEntry.init), forKey: .entries)
  }

  /// Decodes a transcript. The version is not looked at.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let transcript = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .transcript)
    self.init(entries: try transcript.decode([CodedEntry].self, forKey: .entries).map(\.entry))
  }
}

/// An entry as it is written.
private struct CodedEntry: Codable {
  let entry: Transcript.Entry

  private enum Role: String, Codable { case instructions, user, response, tool }
  private enum CodingKeys: CodingKey {
    case role, id, contents, tools, options, responseFormat, toolCalls, assets, toolName, toolCallID
  }

  init(_ entry: Transcript.Entry) { self.entry = entry }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.id, forKey: .id)
    func encode(_ role: Role, _ segments: [Transcript.Segment]?) throws {
      try container.encode(role, forKey: .role)
      try container.encodeIfPresent(segments?.map(CodedSegment.init), forKey: .contents)
    }
    switch entry {
    case .instructions(let instructions):
      try encode(.instructions, instructions.segments)
      try container.encode(instructions.toolDefinitions.map(CodedToolDefinition.init), forKey: .tools)
    case .prompt(let prompt):
      try encode(.user, prompt.segments)
      try container.encode(CodedOptions(prompt.options), forKey: .options)
      try container.encodeIfPresent(prompt.responseFormat.map(CodedFormat.init), forKey: .responseFormat)
    case .toolCalls(let calls):
      try encode(.response, nil)
      try container.encode(calls.map(CodedToolCall.init), forKey: .toolCalls)
    case .toolOutput(let output):
      try encode(.tool, output.segments)
      try container.encode(output.toolName, forKey: .toolName)
      try container.encode(output.id, forKey: .toolCallID)
    case .response(let response):
      try encode(.response, response.segments)
      try container.encode(response.assetIDs, forKey: .assets)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .id)
    let segments = try container.decodeIfPresent([CodedSegment].self, forKey: .contents)?.map(\.segment) ?? []
    switch try container.decode(Role.self, forKey: .role) {
    case .instructions:
      let tools = try container.decodeIfPresent([CodedToolDefinition].self, forKey: .tools) ?? []
      entry = .instructions(
        Transcript.Instructions(id: id, segments: segments, toolDefinitions: tools.map(\.definition)))
    case .user:
      entry = .prompt(
        Transcript.Prompt(
          id: id, segments: segments,
          options: try container.decodeIfPresent(CodedOptions.self, forKey: .options)?.options ?? GenerationOptions(),
          responseFormat: try container.decodeIfPresent(CodedFormat.self, forKey: .responseFormat)?.format))
    case .response:
      if let calls = try container.decodeIfPresent([CodedToolCall].self, forKey: .toolCalls) {
        entry = .toolCalls(Transcript.ToolCalls(id: id, calls.map(\.call)))
      } else {
        let assets = try container.decodeIfPresent([String].self, forKey: .assets) ?? []
        entry = .response(Transcript.Response(id: id, assetIDs: assets, segments: segments))
      }
    case .tool:
      entry = .toolOutput(
        Transcript.ToolOutput(
          id: id, toolName: try container.decode(String.self, forKey: .toolName), segments: segments))
    }
  }
}

private struct CodedSegment: Codable {
  let segment: Transcript.Segment

  private enum Kind: String, Codable { case text, structure }
  private enum CodingKeys: CodingKey { case type, id, text, structure, source, content }

  init(_ segment: Transcript.Segment) { self.segment = segment }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(segment.id, forKey: .id)
    switch segment {
    case .text(let text):
      try container.encode(Kind.text, forKey: .type)
      try container.encode(text.content, forKey: .text)
    case .structure(let structure):
      try container.encode(Kind.structure, forKey: .type)
      var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .structure)
      try nested.encode(structure.source, forKey: .source)
      try nested.encode(CodedContent(structure.content), forKey: .content)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .id)
    switch try container.decode(Kind.self, forKey: .type) {
    case .text:
      segment = .text(Transcript.TextSegment(id: id, content: try container.decode(String.self, forKey: .text)))
    case .structure:
      let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .structure)
      segment = .structure(
        Transcript.StructuredSegment(
          id: id, source: try nested.decode(String.self, forKey: .source),
          content: try nested.decode(CodedContent.self, forKey: .content).content))
    }
  }
}
