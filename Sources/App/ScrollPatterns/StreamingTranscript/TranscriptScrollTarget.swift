/// Where a transcript is to scroll, and why. Everything that moves it by itself is one of these, so there is one place that decides
/// and at most two requests a question.
public struct TranscriptScrollTarget<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Why a transcript scrolls.
  public enum ScrollReason: Hashable, Sendable {
    /// A question was asked: it goes to the top, eased out in 0.3 seconds.
    case newQuestion
    /// Its answer is complete: the question is held where it is, without animation. Nothing moves, unless something else had.
    case streamComplete
    /// A conversation is shown that has answers already: it begins with its newest question, without animation.
    case conversationOpened
    /// The reader asked for the newest question.
    case latestRequested
  }

  /// The answer whose top is to be at the top of what is visible.
  public let answerId: ID
  /// Why.
  public let reason: ScrollReason

  /// A target of one's own, to compare with.
  public init(answerId: ID, reason: ScrollReason) {
    self.answerId = answerId
    self.reason = reason
  }
}

/// What a transcript knows of its answers, as far as it decides where to scroll.
struct TranscriptState<ID: Hashable & Sendable>: Equatable {
  /// The newest answer.
  var last: ID?
  var isStreaming: Bool

  /// Where to scroll after a change of the answers, if anywhere.
  ///
  /// - Parameter readerHasScrolled: since the newest question was asked; where the reader went, they stay.
  func target(after old: TranscriptState?, readerHasScrolled: Bool) -> TranscriptScrollTarget<ID>? {
    guard let last else { return nil }
    if last != old?.last {
      // Without an answer under way nobody has asked: it was there before, or an answer was deleted.
      guard isStreaming else {
        return old?.last == nil ? TranscriptScrollTarget(answerId: last, reason: .conversationOpened) : nil
      }
      return TranscriptScrollTarget(answerId: last, reason: .newQuestion)
    }
    guard old?.isStreaming == true, !isStreaming, !readerHasScrolled else { return nil }
    return TranscriptScrollTarget(answerId: last, reason: .streamComplete)
  }
}
