/// Where code wants a scroll view to be: a goal for each axis, or the content's end. A goal lives until layout has
/// settled there or, if animated, the animation is over, since positions of rows that are not built yet are estimates.
@MainActor
struct ScrollGoals {
  private var targets: [Axis: ScrollGoal] = [:]
  /// The axis along which the end was requested, wherever it turns out to be.
  var end: Axis?
  /// The number of programmatic moves without animation.
  private(set) var jumps = 0

  /// The target of a programmatic scroll along an axis.
  subscript(axis: Axis) -> ScrollGoal? {
    get { targets[axis] }
    set {
      targets[axis] = newValue
      checkInvariants()
    }
  }

  /// A new move along an axis starts: what was wanted there before is void, and so is the end of either axis.
  mutating func cancel(_ axis: Axis) {
    end = nil
    targets[axis] = nil
  }

  /// Code moved the content without animation.
  mutating func countJump() {
    jumps += 1
    checkInvariants()
  }

  /// Removes the goals along the axes for which the closure returns true; the end is kept.
  mutating func removeAll(where isReached: (Axis) -> Bool) {
    for axis in targets.keys where isReached(axis) { targets[axis] = nil }
  }

  /// Removes the goals along all axes; the end is kept.
  mutating func removeAll() { targets = [:] }

  /// Asserts that every goal is inside the content and that jumps are counted upwards.
  func checkInvariants() {
    assert(jumps >= 0, "Jumps are counted upwards.")
    assert(targets.values.allSatisfy(\.isInsideContent), "Every goal is inside the content.")
  }
}
