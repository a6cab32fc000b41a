import DisplayList
import Foundation

/// One finger from its landing to its lifting, with those who watch it. Here, and nowhere else, is decided whose touch
/// it is:
///
/// - Recognizers stand in the order of their precedence: the innermost first, except that a gesture of high priority
///   stands before all inside it. All hear an event in that order, and the first to claim the touch has it: so the
///   earliest wins, and of those that recognize the same event, the one of most precedence.
/// - What can still be a tap, or several, makes those of less precedence wait. A long press waits for no lifting, and a
///   scroll for nothing.
/// - Whoever claims the touch cancels the others, except those that are simultaneous, which never claim anything.
/// - Where content moves by itself, a touch stops it and is nobody's but the scroll views': the first of them to claim it has it.
///
/// A session outlives its finger while somebody waits whether another tap comes.
@MainActor
final class TouchSession {
  let start: InputEvent.Touch
  private(set) var recognizers: [GestureRecognizer]
  private(set) var owner: GestureRecognizer?
  /// A scroll view watches too, so that what would look pressed waits whether the finger moves on.
  let isInsideScrollView: Bool
  /// The axes along which the finger stopped content that moved by itself.
  private(set) var caughtAxes: Set<Axis> = []
  /// Where the finger has been of late, on the screen.
  private(set) var tracker = VelocityTracker()

  init(start: InputEvent.Touch, recognizers: [GestureRecognizer]) {
    self.start = start
    self.recognizers = recognizers
    isInsideScrollView = recognizers.contains { $0 is ScrollPanRecognizer }
  }

  /// The touch is `winner`'s alone from now on, unless it is another's or has to be waited for; true if it is.
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

  /// The finger stopped what moved: it can still scroll, and nothing else.
  func seize(_ catcher: ScrollPanRecognizer, along axes: [Axis]) {
    caughtAxes.formUnion(axes)
    keepOnly { $0 is ScrollPanRecognizer }
  }

  /// The touch can be no more than what those make of it that are left.
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

  /// True if something of more precedence shows already that it may be recognized.
  func isUpstaged(_ recognizer: GestureRecognizer) -> Bool {
    !recognizer.isSimultaneous && preceding(recognizer).contains(where: \.isPressing)
  }

  /// The recognizer has done with the touch, which stays with its owner.
  func leave(_ recognizer: GestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }

  func deliver(_ touch: InputEvent.Touch) {
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.timestamp) }
    var audience = recognizers
    if touch.phase == .began { audience = audience.filter(\.seizesTouch) + audience.filter { !$0.seizesTouch } }
    for recognizer in audience where recognizers.contains(where: { $0 === recognizer }) {
      // What left the screen under the finger can do nothing any more.
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

  /// Those who waited for something that did not come have their turn.
  func settle() {
    for recognizer in recognizers where recognizer.isWaiting { recognizer.retry(in: self) }
  }

  /// Somebody still waits although the finger has lifted.
  var isUndecided: Bool { recognizers.contains { $0.deadline != nil || $0.isWaiting } }
  var nextDeadline: TimeInterval? { recognizers.compactMap(\.deadline).min() }
}
