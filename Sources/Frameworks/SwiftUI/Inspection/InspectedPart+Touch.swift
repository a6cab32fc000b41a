import DisplayList
import Foundation

/// What a touch at a point of a part would meet.
package enum InspectedTouch: Sendable {
  /// The part, or something inside it.
  case reached
  /// Something in front: the fragments from the touched node outwards that are no part of what is looked at, and what
  /// view it is in words.
  case covered(by: [FragmentKey], view: String)
  /// Nothing in front, but the part takes no touches there; why.
  case passedThrough(String)
}

extension InspectedPart {
  /// What a finger that lands on a point of the screen meets. Nothing happens.
  package func touch(at point: CGPoint) -> InspectedTouch {
    guard let root = nodes[0].runtime.root else { return .passedThrough("there is no screen") }
    let path = root.hitTest(point)
    if path.contains(where: { hit in reachable.contains { $0 === hit } }) { return .reached }
    guard let hit = path.first, let common = hit.commonAncestor(with: nodes[0]), hit !== common,
      hit.isDrawnAfter(nodes[0], in: common)
    else { return .passedThrough(reasonForPassing) }
    let covering = path.prefix { $0 !== common }
    return .covered(by: covering.map(\.key), view: hit.viewDescription(below: common))
  }

  private var reasonForPassing: String {
    let refuses = nodes[0].ancestors.contains { !$0.allowsTouches } || nodes.contains(where: \.containsUntouchable)
    return refuses
      ? "touches pass through (allowsHitTesting(false))" : "touches pass through: nothing of it takes touches there"
  }
}

extension RenderNode {
  fileprivate var allowsTouches: Bool { (self as? HitTestingRender)?.allowsHitTesting ?? true }
  fileprivate var containsUntouchable: Bool { !allowsTouches || children.contains(where: \.containsUntouchable) }

  /// The node and what is around it, innermost first.
  var ancestors: [RenderNode] {
    var nodes: [RenderNode] = []
    var node: RenderNode? = self
    while let candidate = node {
      nodes.append(candidate)
      node = candidate.parent
    }
    return nodes
  }

  fileprivate func commonAncestor(with other: RenderNode) -> RenderNode? {
    let around = Set(other.ancestors.map(ObjectIdentifier.init))
    return ancestors.first { around.contains(ObjectIdentifier($0)) }
  }

  /// True if the branch of `common` that leads here lies in front of the one that leads to `other`.
  fileprivate func isDrawnAfter(_ other: RenderNode, in common: RenderNode) -> Bool {
    func branch(of node: RenderNode) -> Int? {
      guard let child = node.ancestors.first(where: { $0.parent === common }) else { return nil }
      return common.children.firstIndex { $0 === child }
    }
    guard let own = branch(of: self), let others = branch(of: other) else { return false }
    return own > others
  }
}
