import Foundation

extension ExtentIndex {
  /// Asserts all invariants of the tree. The cost is proportional to the number of runs.
  func checkInvariants() {
    assert(tree.areInvariantsKept(), Self.brokenRule)
  }

  /// Checks the invariants after each edit in a debug build: all of them while the tree is small, later only the root,
  /// since otherwise measuring a long list would be quadratic.
  func checkInvariantsIfCheap() {
    assert(runCount > 64 ? tree.isRootKept() : tree.areInvariantsKept(), Self.brokenRule)
  }

  private static let brokenRule =
    "The tree of extents is balanced, its sums are those of its rows, and each block belongs to one run."
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

  /// Two adjacent runs may not be mergeable.
  private func mayBeNeighbours(_ a: Node, _ b: Node) -> Bool {
    switch (a.block == Self.noBlock, b.block == Self.noBlock) {
    case (true, true): false
    case (false, false): a.own.rows + b.own.rows > ExtentIndex.blockCapacity
    default: true
    }
  }
}
