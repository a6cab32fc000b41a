import Foundation

/// Something that moves by itself: a function of time that shows its value at each frame's timestamp.
@MainActor
protocol RunningAnimation: AnyObject {
  /// Shows the state at `time`; false when it has arrived and needs no further frame.
  func advance(to time: TimeInterval) -> Bool
  /// It never arrives: a spinner, an animation that repeats for ever.
  var isEndless: Bool { get }
  /// What moves, for messages.
  var summary: String { get }
  /// It has been stopped, or is shown as it ends.
  var isOver: Bool { get }
  /// It is over as an eye sees it, as an app's own animation says.
  var isLogicallyComplete: Bool { get }
  /// It ends when the screen does, without being told: it is the phone's, or of no view.
  var goesWithScreen: Bool { get }
  /// The view that it moves, if it rests while that is suspended.
  var movedNode: _Node? { get }
}

extension RunningAnimation {
  var isEndless: Bool { false }
  var isOver: Bool { false }
  var isLogicallyComplete: Bool { false }
  var goesWithScreen: Bool { false }
  var movedNode: _Node? { nil }
}

/// Something that moves by itself after the animations have, and is none: content that coasts.
@MainActor
protocol RunningMotion: AnyObject {
  /// Shows the state at `time`; false when it has come to rest.
  func advance(to time: TimeInterval) -> Bool
}

// Pass 2: animations and scroll motions move to the frame's timestamp.
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

  /// Tells those who wait for animations that are over, after the update that may have begun them.
  func completeAnimations() {
    guard !completions.isEmpty else { return }
    for completion in completions.takeFinished(runningAnimations, at: now) { enqueueCallback { completion.run() } }
  }
}
