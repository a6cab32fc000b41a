import DisplayList
import Foundation

/// Draws the children of a node in the order of depth, as a group. In a frame it only visits changed nodes and their
/// ancestors.
@MainActor
final class NodeLayer {
  /// The nodes that draw something, from back to front.
  private(set) var order: [SKNode] = []
  var isOrderOld = true
  private(set) var fragments: [Fragment] = []

  /// Updates the fragments.
  func update(_ roots: [SKNode]) {
    for node in roots { refresh(node, Placement(), isMoved: false) }
    if isOrderOld {
      isOrderOld = false
      arrange(roots)
    }
    fragments = order.compactMap(\.fragment)
  }

  private func refresh(_ node: SKNode, _ outer: Placement, isMoved: Bool) {
    guard isMoved || node.hasChanges else { return }
    let isMoved = isMoved || node.isMoved
    if isMoved { node.placement = node.placement(in: outer) }
    if node.layer != nil, node.hasChanges { node.isContentOld = true }
    (node.isMoved, node.hasChanges) = (false, false)
    node.paint()
    guard node.layer == nil else { return }
    for child in node.children { refresh(child, node.placement, isMoved: isMoved) }
  }

  private func arrange(_ roots: [SKNode]) {
    var found: [(node: SKNode, depth: CGFloat)] = []
    func collect(_ node: SKNode, _ outer: CGFloat) {
      guard !node.isHidden else { return }
      let depth = outer + node.zPosition
      if node.isDrawn { found.append((node, depth + node.contentDepth)) }
      if node.layer == nil { for child in node.children { collect(child, depth) } }
    }
    for node in roots { collect(node, 0) }
    // Stable: equal depths keep the order of the tree.
    order = found.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element.node)
  }
}

/// The nodes of a scene that change from frame to frame, in the order in which that began.
///
/// They are retained by the tree: a scene that retained itself, for its own body, would leak.
@MainActor
struct ActiveNodes {
  private struct Place { weak var node: SKNode? }

  private var places: [ObjectIdentifier: Int] = [:]
  private var nodes: [Place] = []

  var all: [SKNode] { nodes.compactMap(\.node) }

  mutating func add(_ node: SKNode) {
    guard places[ObjectIdentifier(node)] == nil else { return }
    places[ObjectIdentifier(node)] = nodes.count
    nodes.append(Place(node: node))
  }

  mutating func remove(_ node: SKNode) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else { return }
    nodes[place].node = nil
    guard nodes.count > 2 * places.count + 16 else { return }
    nodes.removeAll { $0.node == nil }
    for (place, one) in nodes.enumerated() { if let node = one.node { places[ObjectIdentifier(node)] = place } }
  }
}
