import Observation

/// The language model of the system. This phone is not eligible for Apple Intelligence, so it has none.
@available(iOS 26.0, *)
public final class SystemLanguageModel: Sendable {
  /// What a model is used for.
  public struct UseCase: Sendable, Equatable {
    private enum Purpose { case general, contentTagging }
    private let purpose: Purpose

    /// Any prompts.
    public static let general = UseCase(purpose: .general)
    /// Finding the tags of a text.
    public static let contentTagging = UseCase(purpose: .contentTagging)
  }

  /// What a model refuses. Has no effect here.
  public struct Guardrails: Sendable {
    private init() {}

    /// Unsafe prompts and responses are refused.
    public static let `default` = Guardrails()
    /// Texts of the user may be transformed, whatever is in them.
    public static let permissiveContentTransformations = Guardrails()
  }

  /// Whether a model can be used.
  @frozen
  public enum Availability: Equatable, Sendable {
    /// Why a model cannot be used.
    public enum UnavailableReason: Hashable, Sendable {
      /// The device does not support Apple Intelligence.
      case deviceNotEligible
      /// The user has not turned Apple Intelligence on.
      case appleIntelligenceNotEnabled
      /// The model has not been downloaded yet, or is not ready for another reason.
      case modelNotReady
    }

    /// The model can be used.
    case available
    /// The model cannot be used.
    case unavailable(SystemLanguageModel.Availability.UnavailableReason)
  }

  /// The model for any prompts.
  public static let `default` = SystemLanguageModel(useCase: .general, guardrails: .default)

  /// Creates a model for a use.
  public convenience init(
    useCase: SystemLanguageModel.UseCase = .general,
    guardrails: SystemLanguageModel.Guardrails = Guardrails.default
  ) {
    self.init()
  }

  /// Creates a model with an adapter.
  public convenience init(
    adapter: SystemLanguageModel.Adapter, guardrails: SystemLanguageModel.Guardrails = .default
  ) {
    self.init()
  }

  private init() {}

  /// Whether the model can be used: never, the device is not eligible.
  public var availability: SystemLanguageModel.Availability { .unavailable(.deviceNotEligible) }

  /// Whether the model can be used: false.
  public var isAvailable: Bool { availability == .available }

  /// The languages of Apple's model in iOS 26.1, from memory. That they are the same where there is no model is a
  /// guess.
  public var supportedLanguages: Set<Locale.Language> {
    let identifiers = [
      "da", "de", "en", "es", "fr", "it", "ja", "ko", "nb", "nl", "pt", "sv", "tr", "vi", "zh-Hans", "zh-Hant",
    ]
    return Set(identifiers.map { Locale.Language(identifier: $0) })
  }

  /// Returns whether a language is supported.
  public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
    let code = locale.language.languageCode
    return supportedLanguages.contains { $0.languageCode == code }
  }

  /// The most tokens of instructions, prompts and responses together: 4096, Apple's number for iOS 26.
  public var contextSize: Int { 4096 }
}

@available(iOS 26.0, *)
extension SystemLanguageModel: Observable {}

@available(iOS 26.4, *)
extension SystemLanguageModel {
  /// Throws `assetsUnavailable`: without a model there are no tokens. That it is this error is a guess.
  nonisolated(nonsending) public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
    throw LanguageModelSession.GenerationError.unavailable
  }

  /// Throws `assetsUnavailable`.
  nonisolated(nonsending) public func tokenCount(for instructions: Instructions) async throws -> Int {
    throw LanguageModelSession.GenerationError.unavailable
  }

  /// Throws `assetsUnavailable`.
  nonisolated(nonsending) public func tokenCount(for tools: [any Tool]) async throws -> Int {
    throw LanguageModelSession.GenerationError.unavailable
  }

  /// Throws `assetsUnavailable`.
  nonisolated(nonsending) public func tokenCount(for schema: GenerationSchema) async throws -> Int {
    throw LanguageModelSession.GenerationError.unavailable
  }

  /// Throws `assetsUnavailable`.
  nonisolated(nonsending) public func tokenCount(
    for transcriptEntries: some Collection<Transcript.Entry>
  ) async throws -> Int {
    throw LanguageModelSession.GenerationError.unavailable
  }
}
