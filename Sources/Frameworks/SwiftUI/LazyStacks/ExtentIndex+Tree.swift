import Foundation

extension ExtentIndex {
  /// The maximum number of rows in a block of measured rows: few enough to be summed at each change and searched
  /// linearly.
  static let blockCapacity = 32

  /// What is known of a range of rows.
  struct Sums: Equatable, Sendable {
    var rows = 0
    var unmeasured = 0
    /// The extents of the measured rows in points, without gaps.
    var measured: CGFloat = 0

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(rows: a.rows + b.rows, unmeasured: a.unmeasured + b.unmeasured, measured: a.measured + b.measured)
    }

    static func unmeasured(_ rows: Int) -> Sums {
      Sums(rows: rows, unmeasured: rows)
    }
  }

  /// A node's index in the arena. It also denotes the subtree below it.
  typealias NodeID = Int32

  /// A run, and the root of its subtree.
  struct Node: Sendable {
    var left: NodeID = Tree.empty
    var right: NodeID = Tree.empty
    var height: Int32 = 0
    /// The block with the extents of a measured run; `Tree.noBlock` for an unmeasured run.
    var block: Int32 = Tree.noBlock
    /// The sums of this run alone.
    var own = Sums()
    /// The sums of the subtree.
    var all = Sums()
  }

  /// The tree of runs with its two arenas: nodes, and blocks of extents.
  struct Tree: Sendable {
    /// The empty tree: node 0, which has no rows and no height, so that children can be read without checking whether
    /// they exist.
    static let empty: NodeID = 0
    static let noBlock: Int32 = -1

    var root = Tree.empty
    var nodes = [Node()]
    var freeNodes: [NodeID] = []
    /// Blocks of `blockCapacity` extents each, of which as many are in use as the run has rows.
    var extents: [CGFloat] = []
    var freeBlocks: [Int32] = []

    init(unmeasured count: Int) {
      if count > 0 { root = makeNode(own: .unmeasured(count), block: Tree.noBlock) }
    }

    var sums: Sums { nodes[root].all }
    var runCount: Int { nodes.count - 1 - freeNodes.count }
  }
}

extension [ExtentIndex.Node] {
  subscript(id: ExtentIndex.NodeID) -> ExtentIndex.Node {
    get { self[Int(id)] }
    _modify { yield &self[Int(id)] }
  }
}

// MARK: - Reading

extension ExtentIndex.Tree {
  typealias Sums = ExtentIndex.Sums
  typealias Node = ExtentIndex.Node
  typealias NodeID = ExtentIndex.NodeID

  /// Returns the sums of all rows before `row`.
  func sums(before row: Int) -> Sums {
    var before = Sums()
    var id = root
    while id != Self.empty {
      let throughLeft = before + nodes[nodes[id].left].all
      if row < throughLeft.rows {
        id = nodes[id].left
        continue
      }
      let throughRun = throughLeft + nodes[id].own
      guard row >= throughRun.rows else {
        return throughLeft + sums(ofFirst: row - throughLeft.rows, in: nodes[id])
      }
      before = throughRun
      id = nodes[id].right
    }
    return before
  }

  /// Returns the measured extent of a row, or nil if it is unmeasured.
  func extent(of row: Int) -> CGFloat? {
    let (id, index) = find(row)
    let node = nodes[id]
    return node.block == Self.noBlock ? nil : extents[slot(node.block) + index]
  }

  /// Returns the last row whose leading edge is at or before `offset`, or the number of rows if that lies behind the
  /// end. `length` converts the sums of all rows before a row to its leading edge.
  func row(at offset: CGFloat, length: (Sums) -> CGFloat) -> Int {
    guard offset >= 0 else { return 0 }
    var before = Sums()
    var id = root
    while id != Self.empty {
      let throughLeft = before + nodes[nodes[id].left].all
      if offset < length(throughLeft) {
        id = nodes[id].left
        continue
      }
      let throughRun = throughLeft + nodes[id].own
      if offset < length(throughRun) {
        return row(at: offset, in: nodes[id], behind: throughLeft, length: length)
      }
      before = throughRun
      id = nodes[id].right
    }
    return before.rows
  }

  /// Returns the index in `extents` of a row, or of the run's first row.
  func slot(_ block: Int32) -> Int {
    Int(block) * ExtentIndex.blockCapacity
  }

  /// Returns the run that contains a row, and the row's index in it.
  func find(_ row: Int) -> (id: NodeID, index: Int) {
    var row = row
    var id = root
    while true {
      let leftRows = nodes[nodes[id].left].all.rows
      if row < leftRows {
        id = nodes[id].left
      } else if row < leftRows + nodes[id].own.rows {
        return (id, row - leftRows)
      } else {
        row -= leftRows + nodes[id].own.rows
        id = nodes[id].right
      }
    }
  }

  /// Returns the sums of the first `count` rows of a run.
  private func sums(ofFirst count: Int, in node: Node) -> Sums {
    guard node.block != Self.noBlock else { return .unmeasured(count) }
    let first = slot(node.block)
    return Sums(rows: count, measured: extents[first..<first + count].reduce(0, +))
  }

  /// `row(at:length:)` within a run that is known to contain the position; `before` are the rows before the run.
  private func row(at offset: CGFloat, in node: Node, behind before: Sums, length: (Sums) -> CGFloat) -> Int {
    let last = node.own.rows - 1
    guard node.block == Self.noBlock else {
      var through = before
      let first = slot(node.block)
      for index in 0..<last {
        through = through + Sums(rows: 1, measured: extents[first + index])
        if offset < length(through) { return before.rows + index }
      }
      return before.rows + last
    }
    let start = length(before)
    let pitch = (length(before + node.own) - start) / CGFloat(node.own.rows)
    var index = Int(min(CGFloat(last), max(0, (offset - start) / pitch)))
    // The division may be off by one at the start of a row.
    if index > 0, offset < length(before + .unmeasured(index)) { index -= 1 }
    if index < last, offset >= length(before + .unmeasured(index + 1)) { index += 1 }
    return before.rows + index
  }
}
