import DisplayList
import Foundation

// Transitions belong to the container, which knows the inserted and removed views. An inserted child is part of the
// layout at once and only drawn with an effect. A removed child is no longer one of the container's `children`, so
// layout, touches, accessibility and preferences skip it, but it stays attached and is drawn where it was until its
// transition is over. The structure nodes it was made for are kept as long, since render nodes refer to them.

/// The children of a container that are being inserted or removed.
@MainActor
final class ChildTransitions {
  private unowned let container: RenderNode
  private var running: [ChildTransition] = []

  init(container: RenderNode) {
    self.container = container
  }

  var isEmpty: Bool { running.isEmpty }

  /// Called when the child was inserted.
  func insert(_ child: RenderNode, _ effect: TransitionEffect, _ animation: Animation) {
    start(ChildTransition(child, effect, animation, from: 0, container: container))
  }

  /// Called when the child at `index` was removed.
  func remove(_ child: RenderNode, at index: Int, _ effect: TransitionEffect, _ animation: Animation) {
    let presence = end(of: child)?.presence ?? 1
    start(ChildTransition(child, effect, animation, from: presence, departedFrom: index, container: container))
  }

  private func start(_ transition: ChildTransition) {
    running.append(transition)
    container.runtime.start(transition)
  }

  /// Ends the transition of a child, which is then fully shown or gone.
  @discardableResult
  func end(of child: RenderNode) -> ChildTransition? {
    guard let index = running.firstIndex(where: { $0.child === child }) else { return nil }
    let ended = running.remove(at: index)
    ended.isOver = true
    return ended
  }

  /// Called when the container leaves the screen.
  func endAll() {
    let ended = running
    running = []
    for transition in ended {
      transition.isOver = true
      if transition.departedFrom != nil { container.disown(transition.child) }
    }
  }

  /// Collects fragments of the container's children and of those being removed, which keep their place in the drawing
  /// order.
  func collect(_ children: [RenderNode], into fragments: inout [Fragment], offset: CGPoint) {
    var departing = running.filter { $0.departedFrom != nil }.sorted { ($0.departedFrom ?? 0) < ($1.departedFrom ?? 0) }
    var drawn: [(node: RenderNode, transition: ChildTransition?)] = []
    for (index, child) in children.enumerated() {
      while let first = departing.first, let place = first.departedFrom, place <= index {
        drawn.append((first.child, first))
        departing.removeFirst()
      }
      drawn.append((child, running.first { $0.child === child }))
    }
    drawn += departing.map { ($0.child, $0) }
    if container.runtime.usesZIndex { drawn = drawn.sortedByZIndex(of: \.node) }
    for (node, transition) in drawn {
      if let transition {
        transition.collect(into: &fragments, offset: offset)
      } else {
        node.collectFragments(into: &fragments, offset: offset)
      }
    }
  }
}

/// The transition of a child in or out, as a function of time.
@MainActor
final class ChildTransition: RunningAnimation {
  let child: RenderNode
  /// The child's index when it was removed; nil for an inserted one.
  let departedFrom: Int?
  /// 0 (gone) to 1 (fully shown).
  private(set) var presence: Double
  var isOver = false
  private let effect: TransitionEffect
  private let course: AnimationCourse<Double>
  private weak var container: RenderNode?
  private var retained: [_Node] = []
  private let key = FragmentKey.next()
  private var version: UInt64 = 0

  init(
    _ child: RenderNode, _ effect: TransitionEffect, _ animation: Animation, from: Double, departedFrom: Int? = nil,
    container: RenderNode
  ) {
    self.child = child
    self.effect = effect
    self.departedFrom = departedFrom
    self.container = container
    presence = from
    course = AnimationCourse(
      from: from, to: departedFrom == nil ? 1 : 0, animation, at: container.runtime.now, in: child.environment)
    if departedFrom != nil { retainOwners(of: child) }
  }

  private func retainOwners(of node: RenderNode) {
    retained.append(node.owner)
    for child in node.children { retainOwners(of: child) }
  }

  var isEndless: Bool { course.animation.isEndless }
  var isLogicallyComplete: Bool { course.isLogicallyComplete }
  var summary: String {
    "a transition \(departedFrom == nil ? "into" : "out of") \(container?.owner.appViewName ?? "a view that is gone")"
  }

  func advance(to time: TimeInterval) -> Bool {
    guard !isOver, let container else { return false }
    let shown = course.value(at: time)
    presence = shown ?? (departedFrom == nil ? 1 : 0)
    version += 1
    container.childrenDidMove()
    // No container lays out a removed child.
    if departedFrom != nil, child.isLayoutDirty { child.layoutInPlace() }
    guard shown == nil else { return true }
    container.transitions?.end(of: child)
    if departedFrom != nil { container.disown(child) }
    return false
  }

  /// Collects the child's fragments into a group with the effect.
  func collect(into fragments: inout [Fragment], offset: CGPoint) {
    let place = child.runtime.roundedToPixel(CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y))
    var inner: [Fragment] = []
    // The rounding error is passed on, so that everything inside is on the same pixels as without the group.
    child.collectFragments(into: &inner, offset: CGPoint(x: offset.x - place.x, y: offset.y - place.y))
    fragments.append(
      Fragment(
        key: key, version: version, offset: place, size: child.size,
        effects: effect.effects(
          at: presence, size: child.size, isRightToLeft: child.environment.layoutDirection == .rightToLeft
        ).drawable,
        children: inner))
  }
}

extension RenderNode {
  /// Replaces children: new ones are adopted and removed ones released, both with their transitions.
  final func exchange(_ old: [RenderNode], for new: [RenderNode]) {
    runtime.part(MatchedGeometry.self).noteChange(runtime.transaction)
    let kept = Set(new.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    for (index, child) in old.enumerated() where !kept.contains(ObjectIdentifier(child)) { depart(child, at: index) }
    for child in new {
      adopt(child)
      if !known.contains(ObjectIdentifier(child)) { arrive(child, runtime.transaction) }
    }
  }

  /// Inserts an adopted child with a change made with `transaction`.
  final func arrive(_ child: RenderNode, _ transaction: Transaction) {
    transitions?.end(of: child)
    let (transition, stage) = child.chosenTransition
    guard stage != nil || !transition.insertion.isIdentity,
      let animation = animation(transition.insertionAnimation, transaction)
    else { return }
    madeTransitions().insert(child, transition.insertion, animation)
    stage?.appear(with: animation)
  }

  /// Removes a child, immediately or at the end of its transition; `index` is its place among the children.
  final func depart(_ child: RenderNode, at index: Int) {
    let (transition, stage) = child.chosenTransition
    let isSeen = stage != nil || !transition.removal.isIdentity
    guard child.placedProposal != nil, isSeen,
      let animation = animation(transition.removalAnimation, runtime.transaction)
    else {
      transitions?.end(of: child)
      runtime.isDeparting = isSeen
      disown(child)
      runtime.isDeparting = false
      return
    }
    madeTransitions().remove(child, at: index, transition.removal, animation)
    stage?.disappear(with: animation)
    runtime.preferencesDidChange()
  }

  /// Nil if nothing is animated, as in a container that has not been on the screen yet.
  private func animation(_ own: Animation?, _ transaction: Transaction) -> Animation? {
    guard isAttached, placedProposal != nil, !transaction.disablesAnimations else { return nil }
    return own ?? transaction.animation
  }

  private func madeTransitions() -> ChildTransitions {
    if let transitions { return transitions }
    let made = ChildTransitions(container: self)
    transitions = made
    return made
  }

  /// The transition of the outermost modifier that sets one; a fade replaces motion if the user prefers reduced motion.
  private var chosenTransition: (transition: AnyTransition, stage: TransitionStage?) {
    var node: RenderNode = self
    while let unary = node as? UnaryRender {
      if let found = unary as? TransitionRender {
        return environment.accessibilityReduceMotion && found.transition.hasMotion
          ? (.opacity, nil) : (found.transition, found.stage)
      }
      node = unary.child
    }
    return (.opacity, nil)
  }
}
