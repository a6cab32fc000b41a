import DisplayList
import Foundation

/// Observes the touches that start on a node. Several recognizers observe the same touch; `TouchSession` decides
/// between them.
@MainActor
class GestureRecognizer {
  final weak var node: RenderNode?
  /// The time at which the recognizer needs to be called, on the frame clock.
  final var deadline: TimeInterval?
  /// Whether it is recognized alongside others.
  final var isSimultaneous = false
  /// The name in traces; nil for none.
  final var name: String?

  init(node: RenderNode) {
    self.node = node
  }

  func began(_ touch: InputEvent.Touch, in session: TouchSession) {}
  func moved(_ touch: InputEvent.Touch, in session: TouchSession) {}
  func ended(_ touch: InputEvent.Touch, in session: TouchSession) {}
  /// The system cancelled the touch, or another recognizer claimed it. Another finger's touch may continue, with its
  /// own deadline.
  func cancelled(in session: TouchSession) {}
  /// `deadline` has come.
  func deadlinePassed(in session: TouchSession) {}

  // MARK: Precedence

  /// Whether it takes a touch at its start, before those inside receive it.
  var seizesTouch: Bool { false }
  /// Whether gestures further outside ignore touches that start here.
  var shutsOutOuterGestures: Bool { false }
  /// Whether it may still become several taps. Recognizers of lower precedence wait for that.
  var awaitsMoreTaps: Bool { false }
  /// Whether it is a tap if the finger lifts now. Recognizers of lower precedence wait for that.
  var awaitsLift: Bool { false }
  /// Whether it already shows that it may be recognized, so that those of lower precedence do not.
  var isPressing: Bool { false }
  /// Whether it ignores the taps that others wait for.
  var waitsForNoLift: Bool { false }
  var waitsForNoTaps: Bool { false }
  /// Whether it was recognized but could not claim the touch yet.
  var isWaiting: Bool { false }
  /// Tries again to claim the touch.
  func retry(in session: TouchSession) {}
}

extension InputEvent.Touch {
  /// Returns the distance in points to another touch.
  func distance(to other: InputEvent.Touch) -> CGFloat {
    hypot(location.x - other.location.x, location.y - other.location.y)
  }
}
