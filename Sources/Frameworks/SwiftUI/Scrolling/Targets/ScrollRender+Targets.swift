import Foundation

/// Going where code asks to go.
extension ScrollRender {
  /// Moves so that the view that `search` finds is where the anchor says, or by the smallest move that shows all of it.
  func aim(
    anchor: UnitPoint?, inPresentViewport isPresent: Bool, animation: Animation?,
    search: @escaping @MainActor () -> FoundView?
  ) {
    for axis in Axis.allCases where state(axis) != nil {
      let share = anchor.map { axis == .vertical ? $0.y : $0.x }
      let gone = isPresent ? self.gone(at: offset[axis], axis) : nil
      if let goal = ScrollGoal(anchor: share, gone: gone, search: search) { aim(axis, at: goal, animation: animation) }
    }
  }

  func aim(_ axis: Axis, at goal: ScrollGoal, animation: Animation?) {
    var goal = goal
    guard let wanted = goal.offset(in: self, axis) else { return }
    begin(axis, by: .program)
    if let animation {
      change(axis, because: .program) { $0.animate(to: wanted, at: runtime.now, timing: .animation(animation)) }
      if state(axis)?.isMovingByItself == true { goals[axis] = goal }
    } else {
      if state(axis)?.offset != wanted { jumps += 1 }
      change(axis, because: .program) { $0.jump(to: wanted) }
      goals[axis] = goal
      // What was visible is no longer what stays.
      isHolding = false
    }
  }

  /// Corrects the offset for what has become known of the goal's place; true if a goal decides where the scroll view is.
  func followGoal(_ axis: Axis) -> Bool {
    guard var goal = goals[axis], let wanted = goal.offset(in: self, axis) else { return false }
    goals[axis] = goal
    guard state(axis)?.isAtRest == true else { return false }
    correct(axis, to: wanted, because: .goal)
    return true
  }

  /// An animation's target is where the goal is now.
  func retarget(_ axis: Axis) {
    guard var goal = goals[axis], let wanted = goal.offset(in: self, axis) else { return }
    goals[axis] = goal
    change(axis, because: .goal) { $0.retarget(to: wanted, at: runtime.now) }
  }
}
