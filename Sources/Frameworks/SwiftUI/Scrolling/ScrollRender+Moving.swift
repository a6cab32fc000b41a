import Foundation

/// Where code, keys and the keyboard send a scroll view.
extension ScrollRender {
  /// Somebody takes over: what was aimed at so far no longer counts.
  func begin(_ axis: Axis, by mover: Mover) {
    endGoal = nil
    lostEnd = nil
    uncorrected[axis] = nil
    goals[axis] = nil
    lastMover = mover
    lastTakeover = runtime.counters.frames
    isUntouched = false
  }

  /// Shows what the version before of the code showed, once the content is that long.
  func begin(at offsets: [Axis: CGFloat]) {
    for (axis, offset) in offsets where offset != 0 {
      goals[axis] = ScrollGoal(offset: offset)
      isUntouched = false
    }
  }

  /// A person moves the content without animation.
  func jump(_ axis: Axis, to target: CGFloat, because cause: ScrollCause) {
    begin(axis, by: .person)
    change(axis, because: cause) { $0.jump(to: target) }
    // What was visible is no longer what stays.
    isHolding = false
  }

  /// The offset of content at rest is another one, since more is known; nobody moved.
  func correct(_ axis: Axis, to target: CGFloat, because cause: ScrollCause) {
    guard let before = states[axis] else { return }
    states[axis]?.jump(to: target)
    guard offset[axis] != before.offset else { return }
    corrected(axis, from: before)
    runtime.trace?.moved(self, axis, from: before.offset, because: cause)
    childrenDidMove()
  }

  /// Makes way as fast as the keyboard comes; `growth` is how much of the viewport that will take, in points.
  func animate(
    _ axis: Axis, to target: CGFloat, duration: Double, because cause: ScrollCause, growth: CGFloat = 0
  ) {
    begin(axis, by: .person)
    change(axis, because: cause) {
      $0.animate(to: target, at: runtime.now, timing: .curve(.easeOut, duration: duration), growth: growth)
    }
  }

  /// Moves at once to the end. If rows have to be built there, it is where these put it.
  func jumpToEnd(_ axis: Axis) {
    begin(axis, by: .person)
    change(axis, because: .key) { $0.jump(to: .greatestFiniteMagnitude) }
    endGoal = runtime.layoutQueue.isEmpty ? nil : axis
  }
}
