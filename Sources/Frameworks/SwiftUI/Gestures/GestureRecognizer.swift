import DisplayList
import Foundation

/// Watches the touches that begin on a node. Several watch the same touch; `TouchSession` decides between them.
@MainActor
class GestureRecognizer {
  final weak var node: RenderNode?
  /// When the recognizer wants to be told that time has passed, on the frames' clock.
  final var deadline: TimeInterval?
  /// Neither hinders others nor is hindered by them.
  final var isSimultaneous = false
  /// What a trace calls it; nil for nothing.
  final var name: String?

  init(node: RenderNode) {
    self.node = node
  }

  func began(_ touch: InputEvent.Touch, in session: TouchSession) {}
  func moved(_ touch: InputEvent.Touch, in session: TouchSession) {}
  func ended(_ touch: InputEvent.Touch, in session: TouchSession) {}
  /// The system took the touch away, or another recognizer claimed it. Another finger's touch may go on, with the
  /// deadline that belongs to it.
  func cancelled(in session: TouchSession) {}
  /// `deadline` has come.
  func deadlinePassed(in session: TouchSession) {}

  // MARK: Precedence

  /// Takes the touch when it begins, before those inside hear of it.
  var seizesTouch: Bool { false }
  /// A gesture added further outside is not for touches that begin here.
  var shutsOutOuterGestures: Bool { false }
  /// It may still become several taps, which what has less precedence waits for.
  var awaitsMoreTaps: Bool { false }
  /// It is a tap if the finger lifts now, which what has less precedence waits for.
  var awaitsLift: Bool { false }
  /// Something shows already that it may be this gesture, which what has less precedence then does not show.
  var isPressing: Bool { false }
  /// Takes no heed of the taps that others wait for.
  var waitsForNoLift: Bool { false }
  var waitsForNoTaps: Bool { false }
  /// It was recognized, but could not claim the touch yet.
  var isWaiting: Bool { false }
  /// Tries again to claim the touch.
  func retry(in session: TouchSession) {}
}

extension InputEvent.Touch {
  /// Points between two positions of fingers.
  func distance(to other: InputEvent.Touch) -> CGFloat {
    hypot(location.x - other.location.x, location.y - other.location.y)
  }
}
