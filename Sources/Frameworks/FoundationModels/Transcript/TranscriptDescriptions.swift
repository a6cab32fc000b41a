// What Apple's descriptions look like is unknown; these have what is said.

@available(iOS 26.0, *)
extension Transcript.Entry: CustomStringConvertible {
  /// The kind of entry, and what is said.
  public var description: String {
    switch self {
    case .instructions(let instructions): "(Instructions) \(instructions)"
    case .prompt(let prompt): "(Prompt) \(prompt)"
    case .toolCalls(let calls): "(ToolCalls) \(calls)"
    case .toolOutput(let output): "(ToolOutput \(output.toolName)) \(output)"
    case .response(let response): "(Response) \(response)"
    }
  }
}

@available(iOS 26.0, *)
extension Transcript.Segment: CustomStringConvertible {
  /// The text, or the content's JSON.
  public var description: String {
    switch self {
    case .text(let text): text.description
    case .structure(let structure): structure.description
    }
  }
}

@available(iOS 26.0, *)
extension Transcript.TextSegment: CustomStringConvertible {
  /// The text.
  public var description: String { content }
}

@available(iOS 26.0, *)
extension Transcript.StructuredSegment: CustomStringConvertible {
  /// The content's JSON.
  public var description: String { content.jsonString }
}

@available(iOS 26.0, *)
extension Transcript.Instructions: CustomStringConvertible {
  /// The parts, in lines.
  public var description: String { lines(segments) }
}

@available(iOS 26.0, *)
extension Transcript.Prompt: CustomStringConvertible {
  /// The parts, in lines.
  public var description: String { lines(segments) }
}

@available(iOS 26.0, *)
extension Transcript.ResponseFormat: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

@available(iOS 26.0, *)
extension Transcript.ToolCalls: CustomStringConvertible {
  /// The calls, in lines.
  public var description: String { lines(self) }
}

@available(iOS 26.0, *)
extension Transcript.ToolCall: CustomStringConvertible {
  /// The tool, and the JSON of its arguments.
  public var description: String { "\(toolName): \(arguments.jsonString)" }
}

@available(iOS 26.0, *)
extension Transcript.ToolOutput: CustomStringConvertible {
  /// The parts, in lines.
  public var description: String { lines(segments) }
}

@available(iOS 26.0, *)
extension Transcript.Response: CustomStringConvertible {
  /// The parts, in lines.
  public var description: String { lines(segments) }
}

private func lines(_ values: some Sequence<some CustomStringConvertible>) -> String {
  values.map(\.description).joined(separator: "\n")
}
