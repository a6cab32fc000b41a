import DisplayList
import Foundation

// What tests may query about the live screen, beyond the accessibility tree. Nothing here builds, lays out or draws
// anything, and nothing is kept between two queries.

/// A part of the screen: the render nodes that an accessibility element or a view represents. Use it at once, since a
/// frame may drop the nodes.
@MainActor
package struct InspectedPart {
  /// Never empty. More than one if a view is a list of several.
  let nodes: [RenderNode]
  /// The nodes that receive the part's touches: the nodes themselves, or a modifier around them that represents them.
  let reachable: [RenderNode]

  init(nodes: [RenderNode], reachable: [RenderNode]? = nil) {
    self.nodes = nodes
    self.reachable = reachable ?? nodes
  }

  /// The fragment of the first node.
  package var key: FragmentKey { nodes[0].key }
  /// The fragments of all nodes.
  package var keys: [FragmentKey] { nodes.map(\.key) }
  /// The fragments of the nodes that receive the part's touches.
  package var reachableKeys: [FragmentKey] { reachable.map(\.key) }
  package var isEnabled: Bool { nodes[0].environment.isEnabled }

  /// The accessibility elements of the part, without modifiers around it.
  package var elements: [AccessibilityElement] { nodes.flatMap { $0.accessibilityElements() } }

  /// The fragments of accessibility modifiers for exactly this part, innermost first.
  package var statementKeys: [FragmentKey] {
    guard nodes.count == 1 else { return [] }
    var keys: [FragmentKey] = []
    var node = nodes[0].parent
    while let unary = node as? UnaryRender, !(unary is any Activatable) {
      if unary is AccessibilityRender { keys.append(unary.key) }
      node = unary.parent
    }
    return keys
  }

  /// Returns the first fragment in `keys` that belongs to the part or an ancestor, innermost first.
  package func firstKey(in keys: Set<FragmentKey>, includingSelf: Bool) -> FragmentKey? {
    var node: RenderNode? = includingSelf ? nodes[0] : nodes[0].parent
    while let candidate = node {
      if keys.contains(candidate.key) { return candidate.key }
      node = candidate.parent
    }
    return nil
  }
}

extension AccessibilityElement {
  /// The part of the screen that the element represents.
  package var part: InspectedPart { InspectedPart(nodes: [node], reachable: [scope]) }
}

extension Runtime {
  /// Everything on the screen; nil before there is a root view.
  package var inspectedRoot: InspectedPart? { root.map { InspectedPart(nodes: [$0]) } }
}
