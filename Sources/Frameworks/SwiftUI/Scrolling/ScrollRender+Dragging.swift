import Foundation

/// Dragging of a scroll view and of those around it.
///
/// As UIKit documents, a scroll view at its edge passes scrolling to the enclosing one along the same axis. How is not
/// documented, so these are guesses: each point of a drag goes to the innermost scroll view with room for it, and a
/// fling continues in the outer one with the remaining velocity. If none has room, the outermost is pulled, as when a
/// drag begins at the edge in UIKit, unless an inner one can be refreshed.
extension ScrollRender {
  func beginDrag(_ axis: Axis) {
    begin(axis, by: .person)
    dragStart = offset
    if axis == .vertical { refreshControl?.dragDidBegin() }
    change(axis, because: .finger) { $0.beginDrag() }
  }

  /// Returns the enclosing scroll views that can take the remainder of this one along one of the axes, innermost first.
  func surroundingScrolls(_ axes: [Axis]) -> [ScrollRender] {
    var found: [ScrollRender] = []
    var node = parent
    while let candidate = node {
      if let scroll = candidate as? ScrollRender, axes.contains(where: { scroll.canBePulled($0) }) {
        found.append(scroll)
      }
      node = candidate.parent
    }
    return found
  }

  /// Moves the content of this or enclosing scroll views with a finger by `delta` points on the screen.
  func drag(_ axis: Axis, by delta: CGFloat, passingOnTo surrounding: [ScrollRender]) {
    let chain = [self] + surrounding.filter { $0.canTakeOver(axis) }
    var rest = delta
    // Pulls past an edge are undone first.
    for scroll in chain where scroll.isPulled(axis, against: rest) { scroll.take(&rest, axis) }
    for scroll in chain { scroll.take(&rest, axis) }
    guard rest != 0 else { return }
    let refreshable =
      axis == .vertical ? chain.first { $0.refreshControl != nil && rest * $0.flip(axis) > 0 } : nil
    (refreshable ?? chain[chain.count - 1]).follow(axis, by: rest)
  }

  /// A scroll view with its own finger is left alone.
  private func canTakeOver(_ axis: Axis) -> Bool { canBePulled(axis) && !pan.isScrolling }

  /// Returns whether content past an edge is dragged back.
  private func isPulled(_ axis: Axis, against delta: CGFloat) -> Bool {
    guard let state = state(axis), state.isDragging else { return false }
    return (state.pulled - state.range.clamping(state.pulled)) * -delta * screenDirection(axis) < 0
  }

  /// Returns how far the content can move along the axis in the direction of `delta`, in offsets.
  private func room(_ axis: Axis, towards delta: CGFloat) -> CGFloat {
    guard let state = state(axis) else { return 0 }
    return delta > 0 ? max(0, state.range.upperBound - state.pulled) : min(0, state.range.lowerBound - state.pulled)
  }

  /// Follows the finger as far as there is room, and leaves the rest.
  private func take(_ delta: inout CGFloat, _ axis: Axis) {
    let wanted = -delta * screenDirection(axis)
    let room = room(axis, towards: wanted)
    let taken = abs(wanted) < abs(room) ? wanted : room
    guard wanted != 0, taken != 0 else { return }
    follow(axis, by: -taken * screenDirection(axis))
    delta = taken == wanted ? 0 : delta + taken * screenDirection(axis)
  }

  private func follow(_ axis: Axis, by delta: CGFloat) {
    if state(axis)?.isDragging == false { beginDrag(axis) }
    change(axis, because: .finger) { $0.drag(by: -delta * screenDirection(axis)) }
  }

  /// Handles a finger that lifts at a velocity on the screen, having caught content that moved at another.
  func endDrag(
    _ axes: [Axis], release: CGSize, caught: CGPoint, after duration: TimeInterval, at time: TimeInterval,
    passingOnTo surrounding: [ScrollRender]
  ) {
    var flung: [Axis: (scroll: ScrollRender, velocity: CGFloat)] = [:]
    for axis in axes {
      let released = axis == .horizontal ? release.width : release.height
      let velocity = ScrollPhysics.flingVelocity(
        release: -released * screenDirection(axis), caught: caught[axis], after: duration)
      let chain = [self] + surrounding.filter { $0.canTakeOver(axis) }
      let displaced = chain.first { $0.state(axis).map { !$0.range.contains($0.offset) } == true }
      let free = chain.first {
        $0.room(axis, towards: velocity * screenDirection(axis) * $0.screenDirection(axis)) != 0
      }
      flung[axis] = (displaced ?? free ?? self, velocity * screenDirection(axis))
    }
    for scroll in [self] + surrounding.filter({ !$0.pan.isScrolling }) {
      var velocities: [Axis: CGFloat] = [:]
      for axis in axes {
        if let flung = flung[axis], flung.scroll === scroll {
          velocities[axis] = flung.velocity * scroll.screenDirection(axis)
          if scroll.state(axis)?.isDragging == false { scroll.beginDrag(axis) }
        } else if scroll.state(axis)?.isDragging == true {
          velocities[axis] = 0
        }
      }
      if !velocities.isEmpty { scroll.fling(velocities, at: time) }
    }
  }

  /// Stops moving content in place, or lets it spring back from there.
  func stop() {
    for (axis, state) in states where state.isMovingByItself { beginDrag(axis) }
    letGo()
  }

  /// Called when the finger that moved the content through an inner scroll view is no longer tracked.
  func letGo() {
    let held = states.filter { $0.value.isDragging }
    if !held.isEmpty, !pan.isScrolling { fling(held.mapValues { _ in 0 }, at: runtime.now) }
  }

  /// Continues at velocities in points per second. With a target behaviour the content rests where that says.
  private func fling(_ velocities: [Axis: CGFloat], at time: TimeInterval) {
    var targets: [Axis: CGFloat] = [:]
    for (axis, velocity) in velocities {
      change(axis, because: .finger) { $0.endDrag(velocity: velocity, at: time) }
      targets[axis] =
        targetRate == ScrollPhysics.normalRate
        ? state(axis)?.target : Deceleration(start: offset[axis], velocity: velocity, rate: targetRate).target
    }
    let velocity = CGVector(dx: velocities[.horizontal] ?? 0, dy: velocities[.vertical] ?? 0)
    guard let resting = restingOffsets(for: targets, velocity: velocity, from: dragStart) else { return }
    for (axis, target) in resting where target != state(axis)?.target {
      change(axis, because: .finger) { $0.land(at: target, velocity: velocities[axis] ?? 0, time: time) }
    }
  }

  /// Continues a fling that hit an edge in the next enclosing scroll view with room, from that moment on.
  func handOnFling(_ axis: Axis, at time: TimeInterval) {
    guard let collision = state(axis)?.collision(by: time) else { return }
    let velocity = collision.velocity * screenDirection(axis)
    let heir = surroundingScrolls([axis]).first {
      $0.state(axis)?.isAtRest == true && $0.room(axis, towards: velocity * $0.screenDirection(axis)) != 0
    }
    guard let heir else { return }
    change(axis, because: .deceleration) { $0.jump(to: collision.edge) }
    heir.begin(axis, by: .person)
    heir.dragStart = heir.offset
    heir.fling([axis: velocity * heir.screenDirection(axis)], at: collision.time)
    _ = heir.advance(to: time)
  }
}
