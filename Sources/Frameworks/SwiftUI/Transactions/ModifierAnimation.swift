import Foundation

/// A modifier or a shape on its way from one value to another: the frame at time t shows the same state on every machine.
@MainActor
final class ModifierAnimation<Modifier>: RunningAnimation {
  private let interpolate: (Double) -> Modifier
  private let end: Modifier
  private let animation: Animation
  private let start: TimeInterval
  private var isStopped = false
  private let present: (Modifier) -> Void
  private weak var node: _Node?

  /// Nil if the change is not animated or the value has nothing to interpolate.
  init?(from: Modifier, to: Modifier, node: _Node, present: @escaping (Modifier) -> Void) {
    let runtime = node.runtime
    guard let animation = runtime.transaction.animation, !runtime.transaction.disablesAnimations,
      let interpolate = Self.interpolation(from: from, to: to)
    else { return nil }
    self.interpolate = interpolate
    self.animation = animation
    end = to
    start = runtime.now
    self.node = node
    self.present = present
    runtime.start(self)
  }

  private static func interpolation(from: Modifier, to: Modifier) -> ((Double) -> Modifier)? {
    guard let from = from as? any Animatable else { return nil }
    return open(from, to)
  }

  private static func open<A: Animatable>(_ from: A, _ end: Modifier) -> ((Double) -> Modifier)? {
    guard let to = end as? A, A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return { progress in
      var value = to
      var difference = to.animatableData - from.animatableData
      difference.scale(by: progress)
      value.animatableData = from.animatableData + difference
      return value as? Modifier ?? end
    }
  }

  var movedNode: _Node? { node }
  var isEndless: Bool { !isStopped && !animation.duration.isFinite }
  var summary: String { "\(TypeName.of(Modifier.self)) in \(node?.appViewName ?? "a view that is gone")" }

  func advance(to time: TimeInterval) -> Bool {
    // A view that is going keeps its node until its transition is over.
    guard !isStopped, node != nil else { return false }
    let progress = animation.progress(at: time - start)
    if progress.isFinished {
      present(end)
      return false
    }
    present(interpolate(progress.value))
    return true
  }

  var isOver: Bool { isStopped }

  func stop() {
    isStopped = true
  }
}
