/// What feedback for Apple about a response consists of.
@available(iOS 26.0, *)
public struct LanguageModelFeedback {
  /// How good a response was.
  public enum Sentiment: Sendable, CaseIterable {
    /// Good.
    case positive
    /// Bad.
    case negative
    /// Neither.
    case neutral
  }

  /// What was wrong with a response.
  public struct Issue: Sendable {
    /// The kinds of issues.
    public enum Category: Sendable, CaseIterable {
      /// It did not help.
      case unhelpful
      /// It was too long.
      case tooVerbose
      /// It was not what the instructions ask for.
      case didNotFollowInstructions
      /// It was wrong.
      case incorrect
      /// It was biased.
      case stereotypeOrBias
      /// It was sexual.
      case suggestiveOrSexual
      /// It was offensive.
      case vulgarOrOffensive
      /// It was refused without a reason.
      case triggeredGuardrailUnexpectedly
    }

    let category: Category
    let explanation: String?

    /// Creates an issue.
    public init(category: LanguageModelFeedback.Issue.Category, explanation: String? = nil) {
      self.category = category
      self.explanation = explanation
    }
  }
}

/// Feedback as it is written.
struct FeedbackAttachment: Encodable {
  let sentiment: LanguageModelFeedback.Sentiment?
  let issues: [LanguageModelFeedback.Issue]
  let transcript: Transcript
  let desiredOutput: Transcript?

  private enum CodingKeys: CodingKey { case sentiment, issues, transcript, desiredOutput, category, explanation }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(sentiment.map { "\($0)" }, forKey: .sentiment)
    var list = container.nestedUnkeyedContainer(forKey: .issues)
    for issue in issues {
      var entry = list.nestedContainer(keyedBy: CodingKeys.self)
      try entry.encode("\(issue.category)", forKey: .category)
      try entry.encodeIfPresent(issue.explanation, forKey: .explanation)
    }
    try container.encode(transcript, forKey: .transcript)
    try container.encodeIfPresent(desiredOutput, forKey: .desiredOutput)
  }
}
