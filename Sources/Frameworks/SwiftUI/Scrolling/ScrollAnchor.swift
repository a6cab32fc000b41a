import Foundation

/// Remembers what is visible at the start of a viewport before a change, so that it can be found again: the node in
/// which the viewport begins, as deep as there is one, followed by later nodes in case it does not survive the change.
///
/// A node that shows nothing built at the viewport's start (a lazy stack just jumped into) says little about what is
/// visible; such nodes come last and are weak: a row built there replaces them.
@MainActor
struct ScrollAnchor {
  let axis: Axis
  private unowned let scroll: ScrollRender
  /// Whether it is a row that was built in this frame.
  private var isNewRow = false
  private var candidates: [Candidate] = []
  private var weak: [Candidate] = []
  /// How far the viewport moved relative to its content since the capture: with a bar, or when layout moved it into its
  /// range or to an edge.
  private var moved: CGFloat = 0
  private var corrected: CGFloat = 0

  private struct Candidate {
    weak var node: RenderNode?
    /// The distance of the node's start from the viewport's start at capture, in points.
    let distance: CGFloat
    /// Whether it spans the whole viewport.
    let isWhole: Bool

    @MainActor var live: RenderNode? {
      guard let node, node.isAttached, node.placedProposal != nil else { return nil }
      return node
    }
  }

  /// Information about the nodes inside a visible one.
  private struct Found {
    var candidates: [Candidate] = []
    /// Whether it contains a row of a lazy stack.
    var hasRows = false
    /// Whether it contains a visible lazy stack without rows.
    var isHollow = false
  }

  init(scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    candidates = collect(scroll.content, start: scroll.contentPosition(of: scroll.content, axis)).candidates
  }

  /// Creates an anchor at a row just placed at `position` of the content, as the offset assumed.
  init(newRow: RenderNode, position: CGFloat, scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    isNewRow = true
    candidates = [Candidate(node: newRow, distance: position - scroll.offset[axis], isWhole: false)]
  }

  /// Depth first: the contents of the first visible child and of all others that span the viewport's start (overlapping
  /// layers), those with rows first; then these children themselves and the following ones.
  private mutating func collect(_ node: RenderNode, start: CGFloat) -> Found {
    let lower = scroll.offset[axis]
    let upper = lower + max(1, scroll.size[axis])
    var withRows: [Candidate] = []
    var without: [Candidate] = []
    var own: [Candidate] = []
    var found = Found()
    // By position, since rows may have been reordered but not placed again.
    let pins = (node as? LazyStackRender)?.displacements ?? [:]
    let visible = node.children
      .filter { $0.placedProposal != nil && $0.size[axis] > 0 && pins[ObjectIdentifier($0)] == nil }
      .map { (child: $0, start: scroll.position(of: $0, in: node, startingAt: start, axis)) }
      .filter { $0.start + $0.child.size[axis] > lower && $0.start < upper }
      .sorted { $0.start < $1.start }
    for (child, start) in visible {
      let isWhole = start <= lower && start + child.size[axis] >= upper
      let candidate = Candidate(node: child, distance: start - lower, isWhole: isWhole)
      var isHollow = false
      if (own.isEmpty || start <= lower) && !(child is ScrollRender) {
        let inner = collect(child, start: start)
        if inner.hasRows { withRows += inner.candidates } else { without += inner.candidates }
        found.hasRows = found.hasRows || inner.hasRows
        isHollow = inner.isHollow
      }
      if isHollow {
        weak.append(candidate)
        found.isHollow = true
      } else {
        own.append(candidate)
      }
    }
    if node is LazyStackRender {
      found.hasRows = !own.isEmpty
      found.isHollow = own.isEmpty
    }
    found.candidates = withRows + without + own
    // A layer that fills the viewport behind a stack without rows says as little as the stack; a row beside it does
    // not.
    if found.isHollow, !found.hasRows, found.candidates.allSatisfy(\.isWhole) {
      weak += found.candidates
      found.candidates = []
    } else {
      found.isHollow = false
    }
    return found
  }

  /// Whether something visible still exists as an anchor.
  var isStrong: Bool { candidates.contains { $0.live != nil } }

  /// Returns whether a surviving visible node is a better anchor than a new row in an empty viewport that spans `span`
  /// of the content: neither an ancestor of the row nor a layer behind it. The new row's position inside those is only
  /// an estimate, so it would move with each measured row.
  func outweighs(_ row: RenderNode, spanning span: ClosedRange<CGFloat>) -> Bool {
    guard let candidate = candidates.first(where: { $0.live != nil }), let node = candidate.live else { return false }
    if node === row { return true }
    if row.isInside(node) { return false }
    let start = scroll.contentPosition(of: node, axis)
    let end = start + node.size[axis]
    // If an estimate was wrong, the row that was built first is not visible at all.
    let viewport = scroll.offset[axis]...scroll.offset[axis] + scroll.size[axis]
    if isNewRow, !viewport.overlaps(start...end) { return false }
    let covers = candidate.distance < 0 && start <= span.lowerBound && end >= span.upperBound
    return !covers || node.isInRow(without: row)
  }

  mutating func viewportMoved(by delta: CGFloat) { moved += delta }
  mutating func viewportCorrected(by delta: CGFloat) { corrected += delta }
  mutating func forgetCorrections() { corrected = 0 }

  /// The deciding candidate.
  var held: RenderNode? { (candidates + weak).lazy.compactMap(\.live).first }

  /// How much lower in the viewport the first surviving node is now, in points; nil if none survived.
  var drop: CGFloat? {
    guard !isNewRow, let candidate = candidates.first(where: { $0.live != nil }), let node = candidate.live else {
      return nil
    }
    return scroll.contentPosition(of: node, axis) - scroll.offset[axis] - candidate.distance
  }

  /// Returns how far the offset must move to keep the first surviving candidate in place.
  func displacement() -> CGFloat? {
    for candidate in candidates + weak {
      guard let node = candidate.live else { continue }
      return scroll.contentPosition(of: node, axis) - candidate.distance + moved + corrected - scroll.offset[axis]
    }
    return nil
  }
}

extension RenderNode {
  /// Returns whether it belongs to a row of a lazy stack that does not contain another node.
  fileprivate func isInRow(without other: RenderNode) -> Bool {
    var node = self
    while let parent = node.parent, !other.isInside(node) {
      if parent is LazyStackRender { return true }
      node = parent
    }
    return false
  }
}

extension ScrollRender {
  /// Returns the start of a node along an axis, in points from the content's start, or from the viewport's if shorter
  /// content is aligned elsewhere. Pinned nodes count at their unpinned position.
  func contentPosition(of node: RenderNode, _ axis: Axis) -> CGFloat {
    guard content.placedProposal != nil else { return 0 }
    let position = content.origin[axis] + (node === content ? 0 : node.position(in: content)[axis])
    let shown = isMirrored(axis) ? size[axis] - position - node.size[axis] : position
    return coverage.hasPinnedRows ? shown - displacement(of: node, axis) : shown
  }

  /// Returns the displacement of a pinned node, or of one inside it.
  private func displacement(of node: RenderNode, _ axis: Axis) -> CGFloat {
    var node = node
    while node !== content, let parent = node.parent {
      if let stack = parent as? LazyStackRender, stack.axis == axis,
        let moved = stack.displacements[ObjectIdentifier(node)]
      {
        return moved
      }
      node = parent
    }
    return 0
  }

  /// Same for a child of a node whose start is known.
  func position(of child: RenderNode, in node: RenderNode, startingAt start: CGFloat, _ axis: Axis) -> CGFloat {
    isMirrored(axis)
      ? start + node.size[axis] - child.origin[axis] - child.size[axis] : start + child.origin[axis]
  }
}
