import Foundation

/// What wheels, keys and fingers ask of a scroll view.
extension ScrollRender {
  /// Takes as much of a wheel's delta as there is room for and returns the rest.
  func scroll(byWheel delta: CGPoint) -> CGPoint {
    guard isScrollEnabled else { return delta }
    var rest = delta
    for axis in Axis.allCases where delta[axis] != 0 {
      guard let state = state(axis) else { continue }
      let wanted = state.offset + delta[axis] * direction(axis)
      let target = state.range.clamping(wanted)
      rest[axis] = (wanted - target) * direction(axis)
      if target != state.offset {
        jump(axis, to: target, because: .wheel)
        wheelMoved()
      }
    }
    return rest
  }

  /// Scrolls by a key; false if the key is none of a scroll view's, or there is nothing to scroll.
  func handle(_ key: KeyEvent) -> Bool {
    guard isScrollEnabled else { return false }
    let forward: CGFloat
    let axis: Axis
    switch key.name {
    case .upArrow, .downArrow: (axis, forward) = (.vertical, Self.lineLength * (key.name == .downArrow ? 1 : -1))
    case .leftArrow, .rightArrow: (axis, forward) = (.horizontal, Self.lineLength * (key.name == .rightArrow ? 1 : -1))
    case .pageUp, .pageDown, .space:
      axis = .vertical
      forward = size.height * Self.pageShare * (key.name == .pageUp || key.shift ? -1 : 1)
    case .home, .end:
      guard let state = state(.vertical), state.range.upperBound > 0 else { return false }
      if key.name == .end { jumpToEnd(.vertical) } else { jump(.vertical, to: 0, because: .key) }
      return true
    case .tab, .return, .escape, .delete, .forwardDelete, .a, .c, .v, .x: return false
    }
    guard let state = state(axis), state.range.upperBound > 0 else { return false }
    animate(
      axis, to: state.target + forward * direction(axis), duration: ScrollPhysics.keyboardDuration, curve: .easeOut)
    return true
  }

  /// What an arrow key moves, in points, and the share of the viewport a page key moves. Guesses: iOS publishes
  /// neither.
  private static let lineLength: CGFloat = 60
  private static let pageShare: CGFloat = 0.85

  func beginDrag(_ axis: Axis) {
    begin(axis, by: .person)
    dragStart = offset
    if axis == .vertical { refreshControl?.dragDidBegin() }
    change(axis, because: .finger) { $0.beginDrag() }
  }

  /// The content is to follow a finger by `delta` points on the screen.
  func drag(_ axis: Axis, by delta: CGFloat) {
    change(axis, because: .finger) { $0.drag(by: -delta * direction(axis)) }
  }

  /// The finger lifts at a velocity on the screen, having caught content that moved at another. With a target behaviour the
  /// content comes to rest where that says.
  func endDrag(_ axes: [Axis], release: CGSize, caught: CGPoint, after duration: TimeInterval, at time: TimeInterval) {
    var velocities: [Axis: CGFloat] = [:]
    var targets: [Axis: CGFloat] = [:]
    for axis in axes {
      let released = axis == .horizontal ? release.width : release.height
      let velocity = ScrollPhysics.flingVelocity(
        release: -released * direction(axis), caught: caught[axis], after: duration)
      velocities[axis] = velocity
      change(axis, because: .finger) { $0.endDrag(velocity: velocity, at: time) }
      targets[axis] = state(axis)?.target
    }
    let velocity = CGVector(dx: velocities[.horizontal] ?? 0, dy: velocities[.vertical] ?? 0)
    guard let resting = restingOffsets(for: targets, velocity: velocity, from: dragStart) else { return }
    for (axis, target) in resting where target != targets[axis] {
      change(axis, because: .finger) { $0.land(at: target, velocity: velocities[axis] ?? 0, time: time) }
    }
  }
}
