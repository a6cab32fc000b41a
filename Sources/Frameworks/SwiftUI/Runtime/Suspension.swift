// A lazy container keeps hidden rows for a while. What was built for such a row is suspended: its state stays, but
// nothing in it evaluates. Changes in the meantime are applied when it returns.

/// What a suspended part of the structure tree has missed.
@MainActor
final class Suspension {
  /// Nodes that were due for evaluation.
  var missed: [_Node] = []
  /// Whether the parent has new inputs for it.
  var hasMissedInputs = false
  /// Its running animations: invisible motion does not keep the phone awake.
  var animations: [any RunningAnimation] = []
}

extension _Node {
  /// The suspension that contains this node, if any.
  final var enclosingSuspension: Suspension? {
    guard runtime.suspensions > 0 else { return nil }
    var node: _Node? = self
    while let candidate = node {
      if let suspension = candidate.suspension { return suspension }
      node = candidate.parent
    }
    return nil
  }

  final func suspend() {
    guard suspension == nil, !isDestroyed else { return }
    let made = Suspension()
    made.animations = runtime.runningAnimations.filter { $0.movedNode?.isInside(self) == true }
    runtime.runningAnimations.removeAll { animation in made.animations.contains { $0 === animation } }
    suspension = made
    runtime.suspensions += 1
  }

  /// Catches up at once and without animations.
  final func resume() {
    guard let ended = suspension else { return }
    suspension = nil
    runtime.suspensions -= 1
    var transaction = Transaction()
    transaction.disablesAnimations = true
    runtime.with(transaction) {
      if ended.hasMissedInputs { parent?.handInputs(to: self) }
      for node in ended.missed.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) where node.isQueued {
        node.isQueued = false
        if !node.isDestroyed { node.performQueuedUpdate() }
      }
    }
    for animation in ended.animations where animation.advance(to: runtime.now) { runtime.start(animation) }
  }

  final func isInside(_ root: _Node) -> Bool {
    var node: _Node? = self
    while let candidate = node {
      if candidate === root { return true }
      node = candidate.parent
    }
    return false
  }
}

extension RenderNode {
  /// Returns the part of the structure tree below `list` that was made only for this leaf; nil if it must be kept up to
  /// date because its number of leaves is known only from its body.
  func suspendablePart(below list: _Node) -> _Node? {
    var leaf = self
    while let unary = leaf as? UnaryRender { leaf = unary.child }
    var found: _Node?
    var node = leaf.owner
    while node !== list, let parent = node.parent {
      if parent.hasOneLeaf(node) { found = node }
      node = parent
    }
    return found
  }
}
