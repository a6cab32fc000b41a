import Foundation

/// The animatable data of a view, a modifier or a layout of the app on its way to what it is: what is evaluated in between has
/// all other properties of the newest value.
@MainActor
final class ValueAnimation<Value>: RunningAnimation {
  private let write: (inout Value, Double) -> Void
  private let animation: Animation
  private let start: TimeInterval
  private var progress = 0.0
  private(set) var isOver = false
  private weak var node: _Node?

  private init?(from: Value, to: Value, node: _Node) {
    guard let animation = node.runtime.transaction.animation, !node.runtime.transaction.disablesAnimations,
      let from = from as? any Animatable, let write = Self.interpolation(from: from, to: to)
    else { return nil }
    self.write = write
    self.animation = animation
    self.node = node
    start = node.runtime.now
    node.runtime.start(self)
  }

  /// Carries a change of a value on: `current` becomes the animation that shows it, nil where it is shown at once.
  ///
  /// A change that leaves the animatable data alone does not disturb an animation.
  static func follow(_ current: inout ValueAnimation?, from old: Value, to new: Value, node: _Node) {
    guard AnimatableTypes.contain(Value.self), !isSameData(old, new) else { return }
    let shown = current?.shown(old) ?? old
    current?.stop()
    current = ValueAnimation(from: shown, to: new, node: node)
  }

  /// The value as it looks now.
  func shown(_ value: Value) -> Value {
    if isOver { return value }
    var shown = value
    write(&shown, progress)
    return shown
  }

  private static func isSameData(_ a: Value, _ b: Value) -> Bool {
    func compare<A: Animatable>(_ a: A) -> Bool { (b as? A)?.animatableData == a.animatableData }
    return (a as? any Animatable).map { compare($0) } ?? true
  }

  private static func interpolation<A: Animatable>(from: A, to: Value) -> ((inout Value, Double) -> Void)? {
    guard let to = to as? A, A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let (start, end) = (from.animatableData, to.animatableData)
    return { value, progress in
      guard var shown = value as? A else { return }
      shown.animatableData = start.interpolated(towards: end, amount: progress)
      if let shown = shown as? Value { value = shown }
    }
  }

  var movedNode: _Node? { node }
  var isEndless: Bool { !isOver && !animation.duration.isFinite }
  var summary: String { "\(TypeName.of(Value.self)) in \(node?.appViewName ?? "a view that is gone")" }

  func advance(to time: TimeInterval) -> Bool {
    guard !isOver, let node, !node.isDestroyed else { return false }
    let (value, isFinished) = animation.progress(at: time - start)
    progress = value
    isOver = isFinished
    node.runtime.enqueue(node)
    return !isFinished
  }

  func stop() { isOver = true }
}

/// Which types have animatable data of their own, found once a type.
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
