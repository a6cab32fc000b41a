import DisplayList
import Foundation

// What tests may ask about the live screen, beyond what assistive technology is told. Nothing here builds, lays out or
// draws anything, and nothing is kept between two questions.

/// A part of the screen: the render nodes that an accessibility element or a view stands for. To be used at once, since
/// a frame may drop the nodes.
@MainActor
package struct InspectedPart {
  /// Never empty. More than one where a view is a list of several.
  let nodes: [RenderNode]
  /// Where touches are meant for the part: the nodes themselves, or a modifier around that speaks for them.
  let reachable: [RenderNode]

  init(nodes: [RenderNode], reachable: [RenderNode]? = nil) {
    self.nodes = nodes
    self.reachable = reachable ?? nodes
  }

  /// The fragment that belongs to the first node.
  package var key: FragmentKey { nodes[0].key }
  /// The fragments of all nodes.
  package var keys: [FragmentKey] { nodes.map(\.key) }
  /// The fragments of what is meant to take the part's touches.
  package var reachableKeys: [FragmentKey] { reachable.map(\.key) }
  package var isEnabled: Bool { nodes[0].environment.isEnabled }

  /// What assistive technology sees of the part, modifiers around it left out.
  package var elements: [AccessibilityElement] { nodes.flatMap { $0.accessibilityElements() } }

  /// The fragments of statements about exactly this part, innermost first.
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

  /// The first fragment in `keys` that belongs to the part or to what is around it, innermost first.
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
  /// The part of the screen that the element stands for.
  package var part: InspectedPart { InspectedPart(nodes: [node], reachable: [scope]) }
}

extension Runtime {
  /// All that is on the screen; nil before there is a root view.
  package var inspectedRoot: InspectedPart? { root.map { InspectedPart(nodes: [$0]) } }
}
