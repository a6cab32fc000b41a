import Foundation

extension ExtentIndex {
  /// Asserts everything that must hold of the tree. Costs as much as there are runs.
  func checkInvariants() {
    assert(tree.areInvariantsKept())
  }

  /// After each edit in a debug build: everything while the tree is small, later the root alone, since otherwise
  /// measuring a long list would cost the square of its length.
  func checkInvariantsIfCheap() {
    assert(runCount > 64 ? tree.isRootKept() : tree.areInvariantsKept())
  }
}

extension ExtentIndex.Tree {
  fileprivate func isRootKept() -> Bool {
    areSumsAndHeightKept(root)
  }

  fileprivate func areInvariantsKept() -> Bool {
    var runs: [NodeID] = []
    guard nodes[Self.empty].all == Sums(), nodes[Self.empty].height == 0,
      isSubtreeKept(root, into: &runs), runs.count == runCount
    else { return false }

    let blocks = runs.map { nodes[$0].block }.filter { $0 != Self.noBlock }
    let allBlocks = Set(blocks).union(freeBlocks)
    guard blocks.count + freeBlocks.count == allBlocks.count,
      allBlocks.count * ExtentIndex.blockCapacity == extents.count,
      Set(runs).union(freeNodes).count == nodes.count - 1
    else { return false }

    return zip(runs, runs.dropFirst()).allSatisfy { mayBeNeighbours(nodes[$0], nodes[$1]) }
  }

  private func isSubtreeKept(_ id: NodeID, into runs: inout [NodeID]) -> Bool {
    guard id != Self.empty else { return true }
    guard isSubtreeKept(nodes[id].left, into: &runs) else { return false }
    runs.append(id)
    return areSumsAndHeightKept(id) && isRunKept(nodes[id]) && isSubtreeKept(nodes[id].right, into: &runs)
  }

  private func areSumsAndHeightKept(_ id: NodeID) -> Bool {
    guard id != Self.empty else { return true }
    let node = nodes[id]
    let (left, right) = (nodes[node.left], nodes[node.right])
    return node.height == max(left.height, right.height) + 1 && abs(left.height - right.height) <= 1
      && node.all == left.all + node.own + right.all
  }

  private func isRunKept(_ node: Node) -> Bool {
    guard node.own.rows > 0 else { return false }
    guard node.block != Self.noBlock else { return node.own == .unmeasured(node.own.rows) }
    guard node.own.rows <= ExtentIndex.blockCapacity else { return false }
    let first = slot(node.block)
    let sum = extents[first..<first + node.own.rows].reduce(0, +)
    return node.own == Sums(rows: node.own.rows, measured: sum)
  }

  /// Two runs side by side may not be such as could be one.
  private func mayBeNeighbours(_ a: Node, _ b: Node) -> Bool {
    switch (a.block == Self.noBlock, b.block == Self.noBlock) {
    case (true, true): false
    case (false, false): a.own.rows + b.own.rows > ExtentIndex.blockCapacity
    default: true
    }
  }
}
