/// How a language model chooses its words. Has no effect here beyond being kept in transcripts.
@available(iOS 26.0, *)
public struct GenerationOptions: Sendable, Equatable {
  /// How a token is chosen from those that are likely.
  public struct SamplingMode: Sendable, Equatable {
    enum Choice: Sendable, Equatable {
      case greedy
      case top(Int, seed: UInt64?)
      case probability(Double, seed: UInt64?)
    }

    let choice: Choice

    /// The most likely token each time.
    public static var greedy: GenerationOptions.SamplingMode { .init(choice: .greedy) }

    /// One of a number of the most likely tokens.
    /// - Parameters:
    ///   - k: The number of tokens.
    ///   - seed: What makes the choice repeatable.
    public static func random(top k: Int, seed: UInt64? = nil) -> GenerationOptions.SamplingMode {
      .init(choice: .top(k, seed: seed))
    }

    /// One of as many of the most likely tokens as are together more probable than a threshold.
    /// - Parameters:
    ///   - probabilityThreshold: The probability, from 0 to 1.
    ///   - seed: What makes the choice repeatable.
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> GenerationOptions.SamplingMode {
      .init(choice: .probability(probabilityThreshold, seed: seed))
    }
  }

  /// How tokens are chosen; nil for the system's way.
  public var sampling: GenerationOptions.SamplingMode?
  /// How much likely tokens are preferred, from 0 to 2; nil for the system's value.
  public var temperature: Double?
  /// The most tokens of a response; nil for as many as there is room for.
  public var maximumResponseTokens: Int?

  /// Creates options.
  public init(
    sampling: GenerationOptions.SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
