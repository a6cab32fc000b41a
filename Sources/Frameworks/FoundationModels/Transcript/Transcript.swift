/// What was said in a conversation with a language model.
@available(iOS 26.0, *)
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
  /// A position.
  public typealias Index = Int

  private var entries: [Entry]

  /// Creates a transcript.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  /// The entry at a position.
  public subscript(index: Transcript.Index) -> Transcript.Entry { entries[index] }
  /// The first position.
  public var startIndex: Int { entries.startIndex }
  /// The position behind the last entry.
  public var endIndex: Int { entries.endIndex }

  /// A part of a conversation.
  public enum Entry: Sendable, Identifiable, Equatable {
    /// What the model is told about its task.
    case instructions(Transcript.Instructions)
    /// What the model is asked.
    case prompt(Transcript.Prompt)
    /// What the model calls.
    case toolCalls(Transcript.ToolCalls)
    /// What a tool returned.
    case toolOutput(Transcript.ToolOutput)
    /// What the model answers.
    case response(Transcript.Response)

    /// The identity of the part.
    public var id: String {
      switch self {
      case .instructions(let instructions): instructions.id
      case .prompt(let prompt): prompt.id
      case .toolCalls(let calls): calls.id
      case .toolOutput(let output): output.id
      case .response(let response): response.id
      }
    }
  }

  /// A part of an entry.
  public enum Segment: Sendable, Identifiable, Equatable {
    /// Text.
    case text(Transcript.TextSegment)
    /// Content with a structure.
    case structure(Transcript.StructuredSegment)

    /// The identity of the part.
    public var id: String {
      switch self {
      case .text(let text): text.id
      case .structure(let structure): structure.id
      }
    }
  }

  /// A text.
  public struct TextSegment: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// The text.
    public var content: String

    /// Creates a segment.
    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
  }

  /// Content with a structure.
  public struct StructuredSegment: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// The name of the content's type.
    public var source: String
    /// The content.
    public var content: GeneratedContent

    /// Creates a segment.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }
  }
}
