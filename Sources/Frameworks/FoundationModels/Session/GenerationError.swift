@available(iOS 26.0, *)
extension LanguageModelSession {
  /// Why there is no response.
  public enum GenerationError: Error, LocalizedError {
    /// What is known about an error.
    public struct Context: Sendable {
      /// A description for developers.
      public let debugDescription: String

      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// What a model says when it refuses to answer.
    public struct Refusal: Sendable {
      /// Creates a refusal from the entries of a transcript that led to it.
      public init(transcriptEntries: [Transcript.Entry]) {}

      /// The reason in the model's words. Throws `assetsUnavailable` here.
      nonisolated(nonsending) public var explanation: LanguageModelSession.Response<String> {
        get async throws { throw GenerationError.unavailable }
      }

      /// The reason in the model's words, while it is generated. Throws `assetsUnavailable` here.
      public var explanationStream: LanguageModelSession.ResponseStream<String> { .init() }
    }

    /// There are more tokens than there is room for.
    case exceededContextWindowSize(LanguageModelSession.GenerationError.Context)
    /// There is no model. On this phone each request ends with it.
    case assetsUnavailable(LanguageModelSession.GenerationError.Context)
    /// A prompt or a response is not safe.
    case guardrailViolation(LanguageModelSession.GenerationError.Context)
    /// A guide cannot be followed.
    case unsupportedGuide(LanguageModelSession.GenerationError.Context)
    /// The model does not speak the language.
    case unsupportedLanguageOrLocale(LanguageModelSession.GenerationError.Context)
    /// Content is not a value of the type that it is read as.
    case decodingFailure(LanguageModelSession.GenerationError.Context)
    /// There were too many requests.
    case rateLimited(LanguageModelSession.GenerationError.Context)
    /// The session was still responding to another request.
    case concurrentRequests(LanguageModelSession.GenerationError.Context)
    /// The model refused to answer.
    case refusal(LanguageModelSession.GenerationError.Refusal, LanguageModelSession.GenerationError.Context)

    /// What Apple's throws where there is no model, with its words.
    static var unavailable: GenerationError { .assetsUnavailable(.init(debugDescription: "Model is unavailable")) }

    /// What is wrong, in words of our own.
    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize: "The conversation is too long for the language model."
      case .assetsUnavailable: "The language model is not available."
      case .guardrailViolation: "The language model does not answer this."
      case .unsupportedGuide: "The language model cannot follow a guide."
      case .unsupportedLanguageOrLocale: "The language model does not speak this language."
      case .decodingFailure: "The response could not be read."
      case .rateLimited: "There were too many requests."
      case .concurrentRequests: "The session is still responding."
      case .refusal: "The language model refused to answer."
      }
    }

    /// What helps, in words of our own.
    public var recoverySuggestion: String? {
      switch self {
      case .exceededContextWindowSize: "Begin a new session."
      case .assetsUnavailable, .rateLimited, .concurrentRequests: "Try again later."
      default: nil
      }
    }

    /// The description for developers.
    public var failureReason: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
        .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
        context.debugDescription
      }
    }
  }

  /// An error that a tool threw when a model called it.
  public struct ToolCallError: Error, LocalizedError {
    /// The tool.
    public var tool: any Tool
    /// The tool's error.
    public var underlyingError: any Error

    /// Creates an error.
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }

    /// What is wrong, in words of our own.
    public var errorDescription: String? { "\(tool.name): \(underlyingError.localizedDescription)" }
  }
}
