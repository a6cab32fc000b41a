import Foundation

extension ExtentIndex.Tree {
  mutating func setExtent(_ extent: CGFloat, of row: Int) {
    let (id, index) = find(row)
    if nodes[id].block != Self.noBlock {
      extents[slot(nodes[id].block) + index] = extent
      addUp(runOf: row, in: root)
      return
    }
    let (before, rest) = split(root, at: row)
    let (this, after) = split(rest, at: 1)
    freeTree(this)
    let block = makeBlock()
    extents[slot(block)] = extent
    let measured = makeNode(own: .init(rows: 1, measured: extent), block: block)
    root = concatenate(concatenate(before, measured), after)
  }

  mutating func replace(_ range: Range<Int>, withUnmeasured n: Int) {
    let (before, rest) = split(root, at: range.lowerBound)
    let (removed, after) = split(rest, at: range.count)
    freeTree(removed)
    let inserted = n > 0 ? makeNode(own: .unmeasured(n), block: Self.noBlock) : Self.empty
    root = concatenate(concatenate(before, inserted), after)
  }

  // MARK: - Split and concatenate

  /// Splits a tree into its first `row` rows and the rest. If a run had to be cut, each part may have become small
  /// enough to be merged with its neighbour.
  private mutating func split(_ tree: NodeID, at row: Int) -> (NodeID, NodeID) {
    var (before, after) = divide(tree, at: row)
    if before != Self.empty {
      let (rest, last) = popLast(before)
      before = concatenate(rest, single(last))
    }
    if after != Self.empty {
      let (first, rest) = popFirst(after)
      after = concatenate(single(first), rest)
    }
    return (before, after)
  }

  private mutating func divide(_ tree: NodeID, at row: Int) -> (NodeID, NodeID) {
    guard tree != Self.empty else { return (Self.empty, Self.empty) }
    let (left, right) = (nodes[tree].left, nodes[tree].right)
    let leftRows = nodes[left].all.rows
    let throughRun = leftRows + nodes[tree].own.rows
    if row <= leftRows {
      let (before, after) = divide(left, at: row)
      return (before, join(after, tree, right))
    }
    if row >= throughRun {
      let (before, after) = divide(right, at: row - throughRun)
      return (join(left, tree, before), after)
    }
    let tail = cut(tree, at: row - leftRows)
    return (join(left, tree, Self.empty), join(Self.empty, tail, right))
  }

  /// Shortens a run to its first `count` rows and returns the rest as a run of its own. Neither is refreshed.
  private mutating func cut(_ id: NodeID, at count: Int) -> NodeID {
    let own = nodes[id].own
    guard nodes[id].block != Self.noBlock else {
      nodes[id].own = .unmeasured(count)
      return makeNode(own: .unmeasured(own.rows - count), block: Self.noBlock)
    }
    let block = makeBlock()
    let from = slot(nodes[id].block)
    let to = slot(block)
    for index in count..<own.rows {
      extents[to + index - count] = extents[from + index]
    }
    nodes[id].own.rows = count
    addUp(id)
    let tail = makeNode(own: .init(rows: own.rows - count), block: block)
    addUp(tail)
    return tail
  }

  /// Returns the rows of `a` followed by those of `b`.
  private mutating func concatenate(_ a: NodeID, _ b: NodeID) -> NodeID {
    if a == Self.empty { return b }
    if b == Self.empty { return a }
    let (before, last) = popLast(a)
    let (first, after) = popFirst(b)
    if fuse(last, first) { return join(before, last, after) }
    return join(before, last, join(Self.empty, first, after))
  }

  /// Returns the tree of one run that was part of another tree.
  private mutating func single(_ id: NodeID) -> NodeID {
    join(Self.empty, id, Self.empty)
  }

  /// Appends run `b` to run `a` and frees it, if the two may be merged.
  private mutating func fuse(_ a: NodeID, _ b: NodeID) -> Bool {
    let (runA, runB) = (nodes[a], nodes[b])
    switch (runA.block == Self.noBlock, runB.block == Self.noBlock) {
    case (true, true):
      nodes[a].own = runA.own + runB.own
    case (false, false) where runA.own.rows + runB.own.rows <= ExtentIndex.blockCapacity:
      let from = slot(runB.block)
      let to = slot(runA.block) + runA.own.rows
      for index in 0..<runB.own.rows {
        extents[to + index] = extents[from + index]
      }
      nodes[a].own.rows += runB.own.rows
      addUp(a)
    default:
      return false
    }
    free(b)
    return true
  }

  private mutating func popLast(_ tree: NodeID) -> (rest: NodeID, last: NodeID) {
    let (left, right) = (nodes[tree].left, nodes[tree].right)
    guard right != Self.empty else { return (left, tree) }
    let (rest, last) = popLast(right)
    return (join(left, tree, rest), last)
  }

  private mutating func popFirst(_ tree: NodeID) -> (first: NodeID, rest: NodeID) {
    let (left, right) = (nodes[tree].left, nodes[tree].right)
    guard left != Self.empty else { return (tree, right) }
    let (first, rest) = popFirst(left)
    return (first, join(rest, tree, right))
  }

  // MARK: - Balance

  /// Returns a balanced tree of `left`, the single run `middle`, and `right`. The heights are arbitrary; the cost is
  /// their difference.
  private mutating func join(_ left: NodeID, _ middle: NodeID, _ right: NodeID) -> NodeID {
    let lean = nodes[left].height - nodes[right].height
    if lean > 1 {
      nodes[left].right = join(nodes[left].right, middle, right)
      return balanced(left)
    }
    if lean < -1 {
      nodes[right].left = join(left, middle, nodes[right].left)
      return balanced(right)
    }
    nodes[middle].left = left
    nodes[middle].right = right
    refresh(middle)
    return middle
  }

  /// Rebalances a tree whose two sides differ in height by at most 2.
  private mutating func balanced(_ tree: NodeID) -> NodeID {
    let (left, right) = (nodes[tree].left, nodes[tree].right)
    switch nodes[left].height - nodes[right].height {
    case 2:
      if lean(of: left) < 0 { nodes[tree].left = rotatedLeft(left) }
      return rotatedRight(tree)
    case -2:
      if lean(of: right) > 0 { nodes[tree].right = rotatedRight(right) }
      return rotatedLeft(tree)
    default:
      refresh(tree)
      return tree
    }
  }

  private func lean(of tree: NodeID) -> Int32 {
    nodes[nodes[tree].left].height - nodes[nodes[tree].right].height
  }

  private mutating func rotatedLeft(_ tree: NodeID) -> NodeID {
    let top = nodes[tree].right
    nodes[tree].right = nodes[top].left
    nodes[top].left = tree
    refresh(tree)
    refresh(top)
    return top
  }

  private mutating func rotatedRight(_ tree: NodeID) -> NodeID {
    let top = nodes[tree].left
    nodes[tree].left = nodes[top].right
    nodes[top].right = tree
    refresh(tree)
    refresh(top)
    return top
  }

  // MARK: - Sums

  /// Computes a node's height and the sums of its subtree from its children and its own run.
  private mutating func refresh(_ id: NodeID) {
    let left = nodes[id].left
    let right = nodes[id].right
    nodes[id].height = max(nodes[left].height, nodes[right].height) + 1
    nodes[id].all = nodes[left].all + nodes[id].own + nodes[right].all
  }

  /// Recomputes the sum of the extents of a measured run.
  private mutating func addUp(_ id: NodeID) {
    let first = slot(nodes[id].block)
    nodes[id].own.measured = extents[first..<first + nodes[id].own.rows].reduce(0, +)
  }

  /// Recomputes the sums of the measured run that contains a row of a subtree, and of all enclosing subtrees.
  private mutating func addUp(runOf row: Int, in id: NodeID) {
    let (left, right) = (nodes[id].left, nodes[id].right)
    let leftRows = nodes[left].all.rows
    let throughRun = leftRows + nodes[id].own.rows
    if row < leftRows {
      addUp(runOf: row, in: left)
    } else if row >= throughRun {
      addUp(runOf: row - throughRun, in: right)
    } else {
      addUp(id)
    }
    refresh(id)
  }

  // MARK: - Arenas

  /// Creates a tree of one run. For a measured run the caller fills the block.
  mutating func makeNode(own: Sums, block: Int32) -> NodeID {
    let node = Node(height: 1, block: block, own: own, all: own)
    if let id = freeNodes.popLast() {
      nodes[id] = node
      return id
    }
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  private mutating func makeBlock() -> Int32 {
    if let block = freeBlocks.popLast() { return block }
    extents.append(contentsOf: repeatElement(0, count: ExtentIndex.blockCapacity))
    return Int32(extents.count / ExtentIndex.blockCapacity - 1)
  }

  private mutating func free(_ id: NodeID) {
    if nodes[id].block != Self.noBlock { freeBlocks.append(nodes[id].block) }
    freeNodes.append(id)
  }

  private mutating func freeTree(_ tree: NodeID) {
    guard tree != Self.empty else { return }
    let (left, right) = (nodes[tree].left, nodes[tree].right)
    freeTree(left)
    free(tree)
    freeTree(right)
  }
}
