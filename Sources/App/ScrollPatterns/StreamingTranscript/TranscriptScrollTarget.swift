/// Where a transcript should scroll, and why. Every scroll of its own is one of these, so one place decides, with at
/// most two requests per question.
public struct TranscriptScrollTarget<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The reason why a transcript scrolls.
  public enum ScrollReason: Hashable, Sendable {
    /// A question was asked: it goes to the top, eased out in 0.3 seconds.
    case newQuestion
    /// The answer is complete: the question is held in place, without animation. Nothing moves, unless something else
    /// had.
    case streamComplete
    /// A conversation that already has answers is shown: it begins with its newest question, without animation.
    case conversationOpened
    /// The reader asked for the newest question.
    case latestRequested
  }

  /// The answer whose top should be at the top of the visible area.
  public let answerId: ID
  /// Why the transcript scrolls.
  public let reason: ScrollReason

  /// Creates a target to compare with.
  public init(answerId: ID, reason: ScrollReason) {
    self.answerId = answerId
    self.reason = reason
  }
}

/// The state of a transcript's answers that determines where to scroll.
struct TranscriptState<ID: Hashable & Sendable>: Equatable {
  /// The newest answer.
  var last: ID?
  var isStreaming: Bool

  /// Returns where to scroll after a change of the answers, if anywhere.
  ///
  /// - Parameter readerHasScrolled: whether the reader has scrolled since the newest question was asked; if so, they
  ///   stay where they are.
  func target(after old: TranscriptState?, readerHasScrolled: Bool) -> TranscriptScrollTarget<ID>? {
    guard let last else { return nil }
    if last != old?.last {
      // Without an answer under way no question was asked: it was there before, or an answer was deleted.
      guard isStreaming else {
        return old?.last == nil ? TranscriptScrollTarget(answerId: last, reason: .conversationOpened) : nil
      }
      return TranscriptScrollTarget(answerId: last, reason: .newQuestion)
    }
    guard old?.isStreaming == true, !isStreaming, !readerHasScrolled else { return nil }
    return TranscriptScrollTarget(answerId: last, reason: .streamComplete)
  }
}
