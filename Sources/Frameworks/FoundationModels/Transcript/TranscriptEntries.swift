@available(iOS 26.0, *)
extension Transcript {
  /// What the model is told about its task.
  public struct Instructions: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// The parts.
    public var segments: [Transcript.Segment]
    /// What the model can call.
    public var toolDefinitions: [Transcript.ToolDefinition]

    /// Creates an entry.
    public init(
      id: String = UUID().uuidString, segments: [Transcript.Segment], toolDefinitions: [Transcript.ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
  }

  /// What a model knows of a tool.
  public struct ToolDefinition: Sendable, Equatable {
    /// The name.
    public var name: String
    /// What the tool does and when it is to be called.
    public var description: String
    let parameters: GenerationSchema

    /// Creates a definition.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
      self.parameters = parameters
    }

    /// Creates a definition of a tool.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }

    /// Returns whether two definitions are the same, with their schemas.
    public static func == (a: Transcript.ToolDefinition, b: Transcript.ToolDefinition) -> Bool {
      a.name == b.name && a.description == b.description && a.parameters.resolved == b.parameters.resolved
    }
  }

  /// What the model is asked.
  public struct Prompt: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// The parts.
    public var segments: [Transcript.Segment]
    /// How the model chooses its words.
    public var options: GenerationOptions
    /// The form of the response.
    public var responseFormat: Transcript.ResponseFormat?

    /// Creates an entry.
    public init(
      id: String = UUID().uuidString, segments: [Transcript.Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: Transcript.ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
      self.responseFormat = responseFormat
    }
  }

  /// The form of a response.
  public struct ResponseFormat: Sendable, Equatable {
    let schema: GenerationSchema

    /// The name of the schema.
    public var name: String { schema.name }

    /// Creates the format of a type.
    public init<Content>(type: Content.Type) where Content: Generable { schema = type.generationSchema }

    /// Creates the format of a schema.
    public init(schema: GenerationSchema) { self.schema = schema }

    /// Returns whether two formats have the same schema.
    public static func == (a: Transcript.ResponseFormat, b: Transcript.ResponseFormat) -> Bool {
      a.schema.resolved == b.schema.resolved
    }
  }

  /// What the model calls at the same time.
  public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
    /// The identity.
    public var id: String
    private var calls: [Transcript.ToolCall]

    /// Creates an entry.
    public init<S>(id: String = UUID().uuidString, _ calls: S) where S: Sequence, S.Element == Transcript.ToolCall {
      self.id = id
      self.calls = Array(calls)
    }

    /// The call at a position.
    public subscript(position: Int) -> Transcript.ToolCall { calls[position] }
    /// The first position.
    public var startIndex: Int { calls.startIndex }
    /// The position behind the last call.
    public var endIndex: Int { calls.endIndex }
  }

  /// A call of a tool.
  public struct ToolCall: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// The arguments.
    public var arguments: GeneratedContent

    /// Creates a call.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      self.id = id
      self.toolName = toolName
      self.arguments = arguments
    }
  }

  /// What a tool returned.
  public struct ToolOutput: Sendable, Identifiable, Equatable {
    /// The identity: that of the call.
    public var id: String
    /// The name of the tool.
    public var toolName: String
    /// The parts.
    public var segments: [Transcript.Segment]

    /// Creates an entry.
    public init(id: String, toolName: String, segments: [Transcript.Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
  }

  /// What the model answers.
  public struct Response: Sendable, Identifiable, Equatable {
    /// The identity.
    public var id: String
    /// What of the model generated the response.
    public var assetIDs: [String]
    /// The parts.
    public var segments: [Transcript.Segment]

    /// Creates an entry.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Transcript.Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
  }
}
