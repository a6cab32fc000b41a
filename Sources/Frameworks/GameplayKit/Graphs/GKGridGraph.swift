import Foundation

/// A square of a grid. Ways cost their length: 1 to a neighbour, 1.41 to a diagonal one (a guess).
open class GKGridGraphNode: GKGraphNode {
  /// The square.
  public let gridPosition: vector_int2

  /// Creates a node for a square.
  public init(gridPosition: vector_int2) { self.gridPosition = gridPosition }

  override func distance(to node: GKGraphNode) -> Float? {
    guard let node = node as? GKGridGraphNode else { return nil }
    let way = SIMD2<Float>(node.gridPosition) - SIMD2<Float>(gridPosition)
    return (way * way).sum().squareRoot()
  }
}

/// A grid whose squares are connected to their neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  private var squares: [vector_int2: NodeType] = [:]
  /// The square with the lowest coordinates.
  public let gridOrigin: vector_int2
  /// The number of columns.
  public let gridWidth: Int
  /// The number of rows.
  public let gridHeight: Int
  /// Whether squares are connected to their diagonal neighbours, too.
  public let diagonalsAllowed: Bool

  /// Creates a grid of connected squares.
  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
      nodeClass: NodeType.self)
  }

  /// Creates a grid of connected squares, whose nodes are of a class.
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass: AnyClass
  ) {
    gridOrigin = position
    (gridWidth, gridHeight) = (Int(max(width, 0)), Int(max(height, 0)))
    self.diagonalsAllowed = diagonalsAllowed
    let type = nodeClass as? NodeType.Type ?? NodeType.self
    var made: [NodeType] = []
    for x in 0..<max(width, 0) {
      for y in 0..<max(height, 0) {
        let square = position &+ vector_int2(x, y)
        let node = _InstantiableGridNode.node(type, square)
        made.append(node)
        squares[square] = node
      }
    }
    super.init(made)
    for node in made { connect(node) }
  }

  /// Returns the node of a square; nil if it was removed, or is outside.
  open func node(atGridPosition position: vector_int2) -> NodeType? { squares[position] }

  /// Connects a node with the neighbours of its square, both ways, and adds it if it is new.
  open func connectToAdjacentNodes(_ node: NodeType) {
    add([node])
    connect(node)
  }

  private func connect(_ node: NodeType) {
    for x: Int32 in -1...1 {
      for y: Int32 in -1...1 where (x != 0 || y != 0) && (diagonalsAllowed || x == 0 || y == 0) {
        guard let other = squares[node.gridPosition &+ vector_int2(x, y)] else { continue }
        node.addConnections(to: [other], bidirectional: true)
      }
    }
  }

  open override func add(_ nodes: [GKGraphNode]) {
    super.add(nodes)
    for case let node as NodeType in nodes { squares[node.gridPosition] = node }
  }

  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as NodeType in nodes where squares[node.gridPosition] === node {
      squares[node.gridPosition] = nil
    }
  }
}

/// A stand-in for any class of nodes, which are created by a class that is only known at run time.
open class _InstantiableGridNode: GKGridGraphNode {
  public required override init(gridPosition: vector_int2) { super.init(gridPosition: gridPosition) }

  @inline(never)
  static func node<Node: GKGridGraphNode>(_ type: Node.Type, _ square: vector_int2) -> Node {
    let made = unsafeBitCast(type as AnyClass, to: _InstantiableGridNode.Type.self).init(gridPosition: square)
    return unsafeDowncast(made as GKGridGraphNode, to: Node.self)
  }
}
