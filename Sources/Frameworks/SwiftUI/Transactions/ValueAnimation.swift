import Foundation

/// The animation of the animatable data of an app's view, modifier or layout: intermediate values have all other
/// properties of the newest value.
@MainActor
final class ValueAnimation<Value>: RunningAnimation {
  /// Writes the current data.
  private var write: (inout Value) -> Void
  private let course: Course
  private(set) var isOver = false
  private weak var node: _Node?

  /// The animation of the data, type-erased.
  private struct Course {
    /// Returns what writes the data at a time; nil at the end.
    let value: (TimeInterval) -> ((inout Value) -> Void)?
    let isLogicallyComplete: () -> Bool
    let animation: Animation?
    let base: AnyObject
  }

  private init?(from: Value, to: Value, node: _Node, interrupting previous: ValueAnimation?) {
    let (transaction, now) = (node.runtime.transaction, node.runtime.now)
    if transaction.tracksVelocity, transaction.animation == nil,
      let track = (to as? any Animatable).flatMap({ $0.velocityTrack(after: previous?.course.base, at: now) })
    {
      // Over, and only remembers the velocity.
      course = Course(value: { _ in nil }, isLogicallyComplete: { true }, animation: nil, base: track)
      (write, isOver) = ({ _ in }, true)
      self.node = node
      return
    }
    guard let animation = node.runtime.transaction.animation, !node.runtime.transaction.disablesAnimations,
      let from = from as? any Animatable,
      let course = Self.course(from, to, animation, node, previous?.course.base),
      let write = course.value(node.runtime.now)
    else { return nil }
    self.course = course
    self.write = write
    self.node = node
    node.runtime.start(self)
  }

  /// Animates a change of a value: `current` becomes the animation that shows it, or nil if it is shown immediately.
  ///
  /// A change that does not affect the animatable data does not disturb an animation.
  static func follow(_ current: inout ValueAnimation?, from old: Value, to new: Value, node: _Node) {
    guard AnimatableTypes.contain(Value.self), !isSameData(old, new) else { return }
    let shown = current?.shown(old) ?? old
    current?.stop()
    current = ValueAnimation(from: shown, to: new, node: node, interrupting: current)
  }

  /// Returns the value in its current animation state.
  func shown(_ value: Value) -> Value {
    if isOver { return value }
    var shown = value
    write(&shown)
    return shown
  }

  private static func isSameData(_ a: Value, _ b: Value) -> Bool {
    func compare<A: Animatable>(_ a: A) -> Bool { (b as? A)?.animatableData == a.animatableData }
    return (a as? any Animatable).map { compare($0) } ?? true
  }

  private static func course<A: Animatable>(
    _ from: A, _ end: Value, _ animation: Animation, _ node: _Node, _ previous: AnyObject?
  ) -> Course? {
    guard let to = end as? A, A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let course = AnimationCourse(
      from: from.animatableData, to: to.animatableData, animation, at: node.runtime.now, in: node.environment,
      interrupting: previous)
    return Course(
      value: { time in
        course.value(at: time).map { data in
          { value in
            guard var shown = value as? A else { return }
            shown.animatableData = data
            if let shown = shown as? Value { value = shown }
          }
        }
      }, isLogicallyComplete: { course.isLogicallyComplete }, animation: animation, base: course)
  }

  var movedNode: _Node? { node }
  var isEndless: Bool { !isOver && course.animation?.isEndless == true }
  var isLogicallyComplete: Bool { course.isLogicallyComplete() }
  var summary: String { "\(TypeName.of(Value.self)) in \(node?.appViewName ?? "a view that is gone")" }

  func advance(to time: TimeInterval) -> Bool {
    guard !isOver, let node, !node.isDestroyed else { return false }
    let next = course.value(time)
    next.map { write = $0 }
    isOver = next == nil
    node.runtime.enqueue(node)
    return !isOver
  }

  func stop() { isOver = true }
}

/// The types with animatable data, found once per type.
@MainActor
private enum AnimatableTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// A shape is animated by the view that draws it.
  static func contain(_ type: Any.Type) -> Bool {
    if let found = known[ObjectIdentifier(type)] { return found }
    let found = (type as? any Animatable.Type).map { hasData($0) && !(type is any Shape.Type) } ?? false
    known[ObjectIdentifier(type)] = found
    return found
  }

  private static func hasData<A: Animatable>(_: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
}
