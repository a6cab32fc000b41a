import Foundation

/// The animation of a modifier or a shape from one value to another: the frame at time t shows the same state on every
/// machine.
@MainActor
final class ModifierAnimation<Modifier>: RunningAnimation {
  private let course: Course
  private let end: Modifier
  private var isStopped = false
  private let present: (Modifier) -> Void
  private weak var node: _Node?

  /// The animation of the data, type-erased.
  private struct Course {
    /// Nil at the end.
    let value: (TimeInterval) -> Modifier?
    let isLogicallyComplete: () -> Bool
    let animation: Animation?
    let base: AnyObject
  }

  /// Nil if the change is not animated or the value has nothing to interpolate.
  /// - Parameters:
  ///   - previous: The running animation of the same value.
  ///   - tracksVelocity: Whether changes without an animation may be followed. The animation is over then, and only
  ///     remembers the velocity.
  init?(
    from: Modifier, to: Modifier, node: _Node, interrupting previous: ModifierAnimation?, tracksVelocity: Bool = false,
    present: @escaping (Modifier) -> Void
  ) {
    let runtime = node.runtime
    previous?.stop()
    if tracksVelocity, runtime.transaction.tracksVelocity, runtime.transaction.animation == nil,
      let track = (to as? any Animatable).flatMap({ $0.velocityTrack(after: previous?.course.base, at: runtime.now) })
    {
      course = Course(value: { _ in nil }, isLogicallyComplete: { true }, animation: nil, base: track)
      (end, isStopped) = (to, true)
      self.node = node
      self.present = present
      present(to)
      return
    }
    guard let animation = runtime.transaction.animation, !runtime.transaction.disablesAnimations,
      let from = from as? any Animatable,
      let course = Self.course(from, to, animation, node, previous?.course.base)
    else { return nil }
    self.course = course
    end = to
    self.node = node
    self.present = present
    runtime.start(self)
  }

  private static func course<A: Animatable>(
    _ from: A, _ end: Modifier, _ animation: Animation, _ node: _Node, _ previous: AnyObject?
  ) -> Course? {
    guard let to = end as? A, A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let course = AnimationCourse(
      from: from.animatableData, to: to.animatableData, animation, at: node.runtime.now, in: node.environment,
      interrupting: previous)
    return Course(
      value: { time in
        guard let data = course.value(at: time) else { return nil }
        var value = to
        value.animatableData = data
        return value as? Modifier ?? end
      }, isLogicallyComplete: { course.isLogicallyComplete }, animation: animation, base: course)
  }

  var movedNode: _Node? { node }
  var isEndless: Bool { !isStopped && course.animation?.isEndless == true }
  var isLogicallyComplete: Bool { course.isLogicallyComplete() }
  var summary: String { "\(TypeName.of(Modifier.self)) in \(node?.appViewName ?? "a view that is gone")" }

  func advance(to time: TimeInterval) -> Bool {
    // A view being removed keeps its node until its transition is over.
    guard !isStopped, node != nil else { return false }
    guard let shown = course.value(time) else {
      present(end)
      return false
    }
    present(shown)
    return true
  }

  var isOver: Bool { isStopped }

  func stop() {
    isStopped = true
  }
}
