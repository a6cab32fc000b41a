import Foundation

/// Places and the ways between them.
open class GKGraph: NSObject {
  private var all: [GKGraphNode]
  /// The nodes; nil for none.
  open var nodes: [GKGraphNode]? { all.isEmpty ? nil : all }

  /// Creates a graph of nodes, which keep their connections.
  public init(_ nodes: [GKGraphNode]) { all = nodes }
  /// Creates an empty graph.
  public override convenience init() { self.init([]) }

  /// Adds nodes, with the connections that they have.
  open func add(_ nodes: [GKGraphNode]) {
    let known = Set(all.map(ObjectIdentifier.init))
    all += nodes.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Removes nodes and all their connections to the nodes of the graph.
  open func remove(_ nodes: [GKGraphNode]) {
    let gone = Set(nodes.map(ObjectIdentifier.init))
    all.removeAll { gone.contains(ObjectIdentifier($0)) }
    for node in all { node.removeConnections(to: nodes, bidirectional: true) }
  }

  /// Adds a node, connected to the node of the graph that is estimated to be nearest.
  open func connectToLowestCostNode(_ node: GKGraphNode, bidirectional: Bool) {
    let others = all.filter { $0 !== node }
    let nearest = others.min { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }
    add([node])
    if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
  }

  /// Returns the cheapest way, with both ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}

/// A place of a graph.
open class GKGraphNode: NSObject {
  /// The nodes that can be reached from this one.
  open private(set) var connectedNodes: [GKGraphNode] = []

  /// Creates a node without connections.
  public override init() {}

  /// Connects this node to others, and if it is `bidirectional` these to it.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where node !== self {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }

  /// Removes the connections of this node to others, and if it is `bidirectional` theirs to it.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
    }
  }

  /// Returns an estimate of the cost of the whole way to a node, which must not be above the true one; 0 unless
  /// overridden (seen).
  open func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
  /// Returns the cost of a connection; 1 unless overridden (seen).
  open func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }
  /// The distance to a node, which is what ways cost between nodes that have places; nil if either has none.
  func distance(to node: GKGraphNode) -> Float? { nil }

  /// Returns the cheapest way to a node, with both ends; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path }
  /// Returns the cheapest way from a node to this one.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place in a plane. Ways cost their length.
open class GKGraphNode2D: GKGraphNode {
  /// The position.
  open var position: vector_float2

  /// Creates a node at a position.
  public init(point: vector_float2) { position = point }

  override func distance(to node: GKGraphNode) -> Float? {
    guard let way = (node as? GKGraphNode2D).map({ $0.position - position }) else { return nil }
    return (way * way).sum().squareRoot()
  }
}

/// A place in space. Ways cost their length.
open class GKGraphNode3D: GKGraphNode {
  /// The position.
  open var position: vector_float3

  /// Creates a node at a position.
  public init(point: vector_float3) { position = point }

  override func distance(to node: GKGraphNode) -> Float? {
    guard let way = (node as? GKGraphNode3D).map({ $0.position - position }) else { return nil }
    return (way * way).sum().squareRoot()
  }
}
