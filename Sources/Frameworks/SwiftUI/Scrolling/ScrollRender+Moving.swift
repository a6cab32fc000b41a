import Foundation

/// Scrolling by code, keys and the keyboard.
extension ScrollRender {
  /// Starts a new move and cancels previous goals.
  func begin(_ axis: Axis, by mover: ScrollTakeover.Mover) {
    goals.cancel(axis)
    anchoring.cancel(axis)
    takeover.begin(by: mover, inFrame: runtime.counters.frames)
  }

  /// Restores the position of the previous version of the code, once the content is long enough.
  func begin(at offsets: [Axis: CGFloat]) {
    for (axis, offset) in offsets where offset != 0 {
      goals[axis] = ScrollGoal(offset: offset)
      takeover.restore()
    }
  }

  /// Moves the content without animation on behalf of the user.
  func jump(_ axis: Axis, to target: CGFloat, because cause: ScrollCause) {
    begin(axis, by: .person)
    change(axis, because: cause) { $0.jump(to: target) }
    // What was visible is no longer the anchor.
    anchoring.letGo()
  }

  /// Corrects the offset of resting content because more is known; this is not a move.
  func correct(_ axis: Axis, to target: CGFloat, because cause: ScrollCause) {
    guard let before = states[axis] else { return }
    states[axis]?.jump(to: target)
    guard offset[axis] != before.offset else { return }
    corrected(axis, from: before)
    runtime.trace?.moved(self, axis, from: before.offset, because: cause)
    childrenDidMove()
  }

  /// Makes way as fast as the keyboard appears; `growth` is the part of the viewport that it will take, in points.
  func animate(
    _ axis: Axis, to target: CGFloat, duration: Double, because cause: ScrollCause, growth: CGFloat = 0
  ) {
    begin(axis, by: .person)
    change(axis, because: cause) {
      $0.animate(to: target, at: runtime.now, timing: .curve(.easeOut, duration: duration), growth: growth)
    }
  }

  /// Moves to the end at once. If rows must be built there, it is where they put it.
  func jumpToEnd(_ axis: Axis) {
    begin(axis, by: .person)
    change(axis, because: .key) { $0.jump(to: .greatestFiniteMagnitude) }
    goals.end = runtime.layoutQueue.isEmpty ? nil : axis
  }
}
