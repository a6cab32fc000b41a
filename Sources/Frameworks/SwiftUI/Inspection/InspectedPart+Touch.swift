import DisplayList
import Foundation

/// The result of a touch at a point of a part.
package enum InspectedTouch: Sendable {
  /// The part or a descendant receives it.
  case reached
  /// Something in front receives it: the fragments from the touched node outwards that do not belong to the part, and a
  /// description of the view.
  case covered(by: [FragmentKey], view: String)
  /// Nothing in front, but the part takes no touches there; the reason.
  case passedThrough(String)
}

extension InspectedPart {
  /// Returns what would receive a touch at a screen point, without a side effect.
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
      ? "touches pass through (allowsHitTesting(false))" : "touches pass through: no part of it takes touches there"
  }
}

extension RenderNode {
  fileprivate var allowsTouches: Bool { (self as? HitTestingRender)?.allowsHitTesting ?? true }
  fileprivate var containsUntouchable: Bool { !allowsTouches || children.contains(where: \.containsUntouchable) }

  /// The node and its ancestors, innermost first.
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

  /// Whether the branch of `common` that leads here is drawn in front of the one that leads to `other`.
  fileprivate func isDrawnAfter(_ other: RenderNode, in common: RenderNode) -> Bool {
    func branch(of node: RenderNode) -> Int? {
      guard let child = node.ancestors.first(where: { $0.parent === common }) else { return nil }
      return common.children.firstIndex { $0 === child }
    }
    guard let own = branch(of: self), let others = branch(of: other) else { return false }
    return own > others
  }
}
