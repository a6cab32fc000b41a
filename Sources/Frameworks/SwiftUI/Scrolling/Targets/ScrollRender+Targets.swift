import Foundation

/// Scrolling to targets.
extension ScrollRender {
  /// Moves the view that `search` finds to the anchor, or by the smallest move that shows all of it.
  func aim(
    anchor: UnitPoint?, inPresentViewport isPresent: Bool, animation: Animation?, preservesVelocity: Bool = false,
    search: @escaping @MainActor () -> FoundView?
  ) {
    for axis in Axis.allCases where state(axis) != nil {
      let share = anchor.map { axis == .vertical ? $0.y : $0.x }
      let gone = isPresent ? self.gone(at: offset[axis], axis) : nil
      guard let goal = ScrollGoal(anchor: share, gone: gone, search: search) else { continue }
      aim(axis, at: goal, animation: animation, preservesVelocity: preservesVelocity)
    }
  }

  func aim(_ axis: Axis, at goal: ScrollGoal, animation: Animation?, preservesVelocity: Bool = false) {
    var goal = goal
    guard let wanted = goal.offset(in: self, axis) else { return }
    if preservesVelocity, animation == nil, let state = state(axis), state.isMovingByItself {
      // The fling continues from there: neither the user's fling nor an end is forgotten. What was visible is no longer
      // the anchor.
      anchoring.abandonAnchor(axis)
      if state.offset != wanted { goals.countJump() }
      change(axis, because: .program) { $0.shift(by: $0.range.clamping(wanted) - $0.offset) }
      anchoring.letGo()
      return
    }
    begin(axis, by: .program)
    if let animation {
      change(axis, because: .program) { $0.animate(to: wanted, at: runtime.now, timing: .animation(animation)) }
      if state(axis)?.isMovingByItself == true { goals[axis] = goal }
    } else {
      if state(axis)?.offset != wanted { goals.countJump() }
      change(axis, because: .program) { $0.jump(to: wanted) }
      goals[axis] = goal
      // What was visible is no longer the anchor.
      anchoring.letGo()
    }
  }

  /// Corrects the offset as more becomes known of the goal's position; returns whether a goal determines the position.
  func followGoal(_ axis: Axis) -> Bool {
    guard var goal = goals[axis], let wanted = goal.offset(in: self, axis) else { return false }
    goals[axis] = goal
    guard state(axis)?.isAtRest == true else { return false }
    correct(axis, to: wanted, because: .goal)
    return true
  }

  /// Updates an animation's target to the goal's current position.
  func retarget(_ axis: Axis) {
    guard var goal = goals[axis], let wanted = goal.offset(in: self, axis) else { return }
    goals[axis] = goal
    change(axis, because: .goal) { $0.retarget(to: wanted, at: runtime.now) }
  }
}
