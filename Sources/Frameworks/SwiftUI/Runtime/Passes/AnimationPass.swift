import Foundation

/// Something that animates by itself, as a function of each frame's timestamp.
@MainActor
protocol RunningAnimation: AnyObject {
  /// Shows the state at `time`; returns false when it has finished.
  func advance(to time: TimeInterval) -> Bool
  /// Whether it never finishes: a spinner, an animation that repeats forever.
  var isEndless: Bool { get }
  /// A description of what moves, for messages.
  var summary: String { get }
  /// Whether it was stopped or shows its final state.
  var isOver: Bool { get }
  /// Whether it is logically complete, as an app's own animation defines it.
  var isLogicallyComplete: Bool { get }
  /// Whether it ends with the screen without being notified: it belongs to the phone, or to no view.
  var goesWithScreen: Bool { get }
  /// The view that it animates, if it pauses while that is suspended.
  var movedNode: _Node? { get }
}

extension RunningAnimation {
  var isEndless: Bool { false }
  var isOver: Bool { false }
  var isLogicallyComplete: Bool { false }
  var goesWithScreen: Bool { false }
  var movedNode: _Node? { nil }
}

/// A motion that is not an animation, and advances after the animations: content that coasts.
@MainActor
protocol RunningMotion: AnyObject {
  /// Shows the state at `time`; returns false when it is at rest.
  func advance(to time: TimeInterval) -> Bool
}

// Pass 2: animations and scroll motions advance to the frame's timestamp.
extension Runtime {
  func animationPass() {
    run(.animation)
    let animations = runningAnimations
    for animation in animations where !animation.advance(to: now) {
      runningAnimations.removeAll { $0 === animation }
    }
    let moving = motions
    for motion in moving where !motion.advance(to: now) {
      motions.removeAll { $0 === motion }
    }
  }

  /// Notifies waiters of completed animations, after the update that may have started them.
  func completeAnimations() {
    guard !completions.isEmpty else { return }
    for completion in completions.takeFinished(runningAnimations, at: now) { enqueueCallback { completion.run() } }
  }
}
