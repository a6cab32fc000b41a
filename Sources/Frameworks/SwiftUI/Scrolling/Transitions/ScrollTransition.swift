import Foundation

/// Applies effects that depend on a view's position in a scroll view.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: RenderModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollTransitionRender<Effect> {
    ScrollTransitionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ScrollTransitionRender<Effect>) { render.transition = self }
}

@MainActor
final class ScrollTransitionRender<Effect: VisualEffect>: VisualEffectRender, RunningAnimation {
  var transition: _ScrollTransitionModifier<Effect> {
    didSet {
      looks = [:]
      setNeedsPaint()
    }
  }
  /// The app's effects for each phase.
  private var looks: [ScrollTransitionPhase: Effect] = [:]
  /// The target of the effects, and how far a view is from the edge of that phase.
  private var goal: Progress?
  /// The animation to the target, if any.
  private var way: (start: Effect, time: TimeInterval, animation: Animation)?

  private struct Progress: Equatable {
    var phase = ScrollTransitionPhase.identity
    /// 0 where the view looks as usual, 1 where it has the look of its phase.
    var amount = 0.0
  }

  init(_ transition: _ScrollTransitionModifier<Effect>, owner: _Node, child: RenderNode) {
    self.transition = transition
    super.init(owner: owner, child: child)
  }

  /// A view that returns takes the look of its position at once.
  override func didDetach() {
    super.didDetach()
    (goal, way) = (nil, nil)
    // The view for which this was made may be released now.
    runtime.runningAnimations.removeAll { $0 === self }
  }

  override func currentDrawing() -> _VisualEffectDrawing {
    let (new, animation) = progress()
    if let goal, goal != new {
      way = animation.map { (start: present(goal), time: runtime.now, animation: $0) }
      if way != nil { runtime.start(self) }
    }
    goal = new
    return present(new).drawing(in: size)
  }

  // MARK: Time

  var summary: String { "a scroll transition in \(owner.appViewName)" }
  var movedNode: _Node? { owner }

  func advance(to time: TimeInterval) -> Bool {
    guard isAttached, let way else { return false }
    setNeedsPaint()
    if way.animation.progress(at: time - way.time).isFinished { self.way = nil }
    return self.way != nil
  }

  /// Returns the current effect on the way to a target.
  private func present(_ progress: Progress) -> Effect {
    let end = effect(.identity).interpolated(to: effect(progress.phase), fraction: progress.amount)
    guard let way else { return end }
    return way.start.interpolated(to: end, fraction: way.animation.progress(at: runtime.now - way.time).value)
  }

  private func effect(_ phase: ScrollTransitionPhase) -> Effect {
    if let known = looks[phase] { return known }
    let made = transition.effect(EmptyVisualEffect(), phase)
    looks[phase] = made
    return made
  }

  // MARK: Place

  /// Returns the view's progress, and the animation with which its look follows.
  private func progress() -> (Progress, Animation?) {
    guard let (start, length, container) = place() else { return (Progress(), nil) }
    let first = amount(transition.topLeading, shown: start + length, length, container)
    let last = amount(transition.bottomTrailing, shown: container - start, length, container)
    let isFirst = first >= last
    let amount = max(first, last)
    // The way back uses the same transition.
    let phase: ScrollTransitionPhase = amount > 0 ? (isFirst ? .topLeading : .bottomTrailing) : .identity
    let decisive = (phase == .identity ? goal?.phase : phase) ?? phase
    let configuration = decisive == .bottomTrailing ? transition.bottomTrailing : transition.topLeading
    let progress = Progress(phase: phase, amount: amount)
    switch configuration.mode {
    case .identity: return (progress, nil)
    case .animated(let animation): return (progress, animation)
    case .interactive(_, let animation): return (progress, animation)
    }
  }

  /// Returns the distance from the threshold of a view with `shown` points on the inner side of an edge: 0 at the
  /// threshold, 1 just hidden.
  private func amount(
    _ configuration: ScrollTransitionConfiguration, shown: CGFloat, _ length: CGFloat, _ container: CGFloat
  ) -> Double {
    let needed = configuration.threshold.distance(view: length, container: container)
    switch configuration.mode {
    case .identity: return 0
    case .animated: return shown < needed ? 1 : 0
    case .interactive(let curve, _):
      let share = needed > 0 ? shown / needed : shown > 0 ? 1 : 0
      return 1 - curve.value(at: share)
    }
  }

  /// Returns the start of the view in the enclosing scroll view, its length, and the scroll view's, along the axis of
  /// the transition, based on the layout frame, without effects.
  private func place() -> (start: CGFloat, length: CGFloat, container: CGFloat)? {
    var node = parent
    while let candidate = node {
      if let scroll = candidate as? ScrollRender, transition.axis.map({ scroll.state($0) != nil }) ?? true,
        let axis = transition.axis ?? scroll.mainAxis
      {
        let position = position(in: scroll)[axis]
        let start = scroll.isMirrored(axis) ? scroll.size[axis] - position - size[axis] : position
        return (start, size[axis], scroll.size[axis])
      }
      node = candidate.parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Applies effects to the view as it enters and leaves the enclosing scroll view, without affecting layout.
  ///
  /// - Parameter axis: The axis; nil for that of the scroll view, or the vertical one if it has both.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view as it enters and leaves the enclosing scroll view, one at the top or leading edge and
  /// another at the opposite edge, without affecting layout.
  ///
  /// - Parameter axis: The axis; nil for that of the scroll view, or the vertical one if it has both.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
  }
}
