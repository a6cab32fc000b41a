import Observation

/// A conversation with a language model.
///
/// There is no model here: a session can be made, and has its instructions and tools in the transcript, but each
/// request ends with `GenerationError.assetsUnavailable`. An app asks `SystemLanguageModel.default.availability` first.
@available(iOS 26.0, *)
public final class LanguageModelSession: Sendable {
  /// The instructions, and the requests and responses so far. A request that failed leaves nothing in it.
  public let transcript: Transcript

  /// Whether a response is being generated: never.
  public var isResponding: Bool { false }

  private init(_ transcript: Transcript) { self.transcript = transcript }

  private convenience init(tools: [any Tool], text: String?) {
    guard text != nil || !tools.isEmpty else {
      self.init(Transcript())
      return
    }
    let segments = text.map { [Transcript.Segment.text(Transcript.TextSegment(content: $0))] } ?? []
    let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
    self.init(
      Transcript(entries: [
        .instructions(Transcript.Instructions(segments: segments, toolDefinitions: definitions))
      ]))
  }

  /// Begins a conversation.
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model can call.
  ///   - instructions: What the model is told about its task.
  @_disfavoredOverload
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    self.init(tools: tools, text: instructions)
  }

  /// Begins a conversation with instructions that are built.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(tools: tools, text: try instructions().text)
  }

  /// Begins a conversation with instructions.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) {
    self.init(tools: tools, text: instructions?.text)
  }

  /// Continues a conversation.
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model can call.
  ///   - transcript: The conversation so far, with its instructions.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) {
    self.init(transcript)
  }

  /// Loads the model before the first request. Has no effect here.
  public func prewarm(promptPrefix: Prompt? = nil) {}
}

@available(iOS 26.0, *)
extension LanguageModelSession: Observable {}

@available(iOS 26.0, *)
extension LanguageModelSession {
  /// Returns feedback for Apple about the conversation, as JSON. The form is ours; nothing is sent.
  /// - Parameters:
  ///   - sentiment: How good the response was.
  ///   - issues: What was wrong with it.
  ///   - desiredOutput: A better response.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data {
    let attachment = FeedbackAttachment(
      sentiment: sentiment, issues: issues, transcript: transcript,
      desiredOutput: desiredOutput.map { Transcript(entries: [$0]) })
    return (try? JSONEncoder().encode(attachment)) ?? Data()
  }

  /// Returns feedback for Apple about the conversation, with the text that the response should have had.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredResponseText: String?
  ) -> Data {
    let segment = desiredResponseText.map { Transcript.Segment.text(Transcript.TextSegment(content: $0)) }
    return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: Self.response(segment))
  }

  /// Returns feedback for Apple about the conversation, with the value that the response should have had.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredResponseContent: (any ConvertibleToGeneratedContent)?
  ) -> Data {
    let segment = desiredResponseContent.map { content in
      Transcript.Segment.structure(
        Transcript.StructuredSegment(source: "\(type(of: content))", content: content.generatedContent))
    }
    return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: Self.response(segment))
  }

  private static func response(_ segment: Transcript.Segment?) -> Transcript.Entry? {
    segment.map { .response(Transcript.Response(assetIDs: [], segments: [$0])) }
  }
}
