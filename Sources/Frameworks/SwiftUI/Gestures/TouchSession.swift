import DisplayList
import Foundation

/// One finger from its landing to its lifting, with the recognizers that observe it. Which of them wins the touch is
/// decided only here:
///
/// - Recognizers are ordered by precedence: the innermost first, except that a gesture of high priority comes before
///   everything inside it. All receive an event in that order, and the first to claim the touch wins. So the earliest
///   wins, and among those that recognize the same event, the one of highest precedence.
/// - A possible tap, or several, makes recognizers of lower precedence wait. A long press does not wait for the finger
///   to lift, and a scroll waits for nothing.
/// - Claiming the touch cancels all others except simultaneous ones, which never claim anything.
/// - A touch on content that moves by itself stops it and belongs only to the scroll views: the first of them to claim
///   it wins.
///
/// A session outlives its finger while a recognizer waits for another tap.
@MainActor
final class TouchSession {
  let start: InputEvent.Touch
  private(set) var recognizers: [GestureRecognizer]
  private(set) var owner: GestureRecognizer?
  /// Whether a scroll view observes the touch too, so that pressed appearances are delayed until it is clear whether
  /// the finger moves on.
  let isInsideScrollView: Bool
  /// The axes along which the finger stopped moving content.
  private(set) var caughtAxes: Set<Axis> = []
  /// The recent positions of the finger on the screen.
  private(set) var tracker = VelocityTracker()

  init(start: InputEvent.Touch, recognizers: [GestureRecognizer]) {
    self.start = start
    self.recognizers = recognizers
    isInsideScrollView = recognizers.contains { $0 is ScrollPanRecognizer }
  }

  /// Gives the touch to `winner` alone, unless another has it or has to be waited for. Returns whether it did.
  @discardableResult func claim(_ winner: GestureRecognizer) -> Bool {
    if winner.isSimultaneous { return true }
    if let owner { return owner === winner }
    guard !mustWait(winner) else { return false }
    owner = winner
    if let name = winner.name { winner.node?.runtime.trace?.gesture(name) }
    for recognizer in recognizers where recognizer !== winner && !recognizer.isSimultaneous {
      recognizer.cancelled(in: self)
    }
    recognizers.removeAll { $0 !== winner && !$0.isSimultaneous }
    return true
  }

  /// The finger stopped moving content: from now on it can only scroll.
  func seize(_ catcher: ScrollPanRecognizer, along axes: [Axis]) {
    caughtAxes.formUnion(axes)
    keepOnly { $0 is ScrollPanRecognizer }
  }

  /// Removes all other recognizers.
  func keepOnly(_ isKept: (GestureRecognizer) -> Bool) {
    let cancelled = recognizers.filter { !(isKept($0) || $0.isSimultaneous) }
    recognizers.removeAll { recognizer in cancelled.contains { $0 === recognizer } }
    for recognizer in cancelled { recognizer.cancelled(in: self) }
  }

  private func preceding(_ recognizer: GestureRecognizer) -> some Sequence<GestureRecognizer> {
    recognizers.prefix { $0 !== recognizer }.lazy.filter { !$0.isSimultaneous }
  }

  private func mustWait(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer.waitsForNoTaps { return false }
    return preceding(recognizer).contains {
      $0.awaitsMoreTaps || $0.awaitsLift && !recognizer.waitsForNoLift
    }
  }

  /// Whether a recognizer of higher precedence already shows that it may be recognized.
  func isUpstaged(_ recognizer: GestureRecognizer) -> Bool {
    !recognizer.isSimultaneous && preceding(recognizer).contains(where: \.isPressing)
  }

  /// Removes a recognizer; the touch stays with its owner.
  func leave(_ recognizer: GestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }

  func deliver(_ touch: InputEvent.Touch) {
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.timestamp) }
    var audience = recognizers
    if touch.phase == .began { audience = audience.filter(\.seizesTouch) + audience.filter { !$0.seizesTouch } }
    for recognizer in audience where recognizers.contains(where: { $0 === recognizer }) {
      // A node that left the screen under the finger can no longer act.
      guard recognizer.node?.isAttached == true else {
        recognizer.deadline = nil
        recognizer.cancelled(in: self)
        continue
      }
      switch touch.phase {
      case .began: recognizer.began(touch, in: self)
      case .moved: recognizer.moved(touch, in: self)
      case .ended: recognizer.ended(touch, in: self)
      case .cancelled: recognizer.cancelled(in: self)
      }
    }
  }

  func passDeadlines(until time: TimeInterval) {
    for recognizer in recognizers {
      guard let deadline = recognizer.deadline, deadline <= time else { continue }
      recognizer.deadline = nil
      recognizer.deadlinePassed(in: self)
    }
  }

  /// Retries the recognizers that waited for something that did not happen.
  func settle() {
    for recognizer in recognizers where recognizer.isWaiting { recognizer.retry(in: self) }
  }

  /// Whether a recognizer still waits although the finger has lifted.
  var isUndecided: Bool { recognizers.contains { $0.deadline != nil || $0.isWaiting } }
  var nextDeadline: TimeInterval? { recognizers.compactMap(\.deadline).min() }
}
