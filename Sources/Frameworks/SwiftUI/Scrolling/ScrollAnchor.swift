import Foundation

/// What is visible at the start of a viewport before a change, so that it can be found again after it: the node in
/// which the viewport begins, as deep as there is one, and behind it those that follow, in case it does not survive the
/// change.
///
/// A node that shows nothing built at the viewport's start (a lazy stack just jumped into) says little about what is
/// visible; such nodes come last and are weak: a row built there takes their place.
@MainActor
struct ScrollAnchor {
  let axis: Axis
  private unowned let scroll: ScrollRender
  /// It is a row that was built in this frame.
  private var isNewRow = false
  private var candidates: [Candidate] = []
  private var weak: [Candidate] = []
  /// How far the viewport moved relative to what it showed since the capture: with a bar, and as layout decided: it was brought
  /// inside its range, or to an edge.
  private var moved: CGFloat = 0
  private var corrected: CGFloat = 0

  private struct Candidate {
    weak var node: RenderNode?
    /// Distance of the node's start from the viewport's start when it was captured, in points.
    let distance: CGFloat
    /// It reaches over the whole viewport.
    let isWhole: Bool

    @MainActor var live: RenderNode? {
      guard let node, node.isAttached, node.placedProposal != nil else { return nil }
      return node
    }
  }

  /// What is known of the nodes inside one that is visible.
  private struct Found {
    var candidates: [Candidate] = []
    /// Contains a row of a lazy stack.
    var hasRows = false
    /// Contains a lazy stack, visible without any row.
    var isHollow = false
  }

  init(scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    candidates = collect(scroll.content, start: scroll.contentPosition(of: scroll.content, axis)).candidates
  }

  /// An anchor at a row that was just placed at `position` of the content, where the offset took it to be.
  init(newRow: RenderNode, position: CGFloat, scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    isNewRow = true
    candidates = [Candidate(node: newRow, distance: position - scroll.offset[axis], isWhole: false)]
  }

  /// Depth first: what lies inside the first visible child and inside every other that reaches over the viewport's
  /// start (layers on top of each other), those with rows first; then these children themselves and the following ones.
  private mutating func collect(_ node: RenderNode, start: CGFloat) -> Found {
    let lower = scroll.offset[axis]
    let upper = lower + max(1, scroll.size[axis])
    var withRows: [Candidate] = []
    var without: [Candidate] = []
    var own: [Candidate] = []
    var found = Found()
    // By place, since rows may have changed their order and not been placed anew.
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
    // A layer that fills the viewport behind a stack without rows says as little as the stack; a row beside it does not.
    if found.isHollow, !found.hasRows, found.candidates.allSatisfy(\.isWhole) {
      weak += found.candidates
      found.candidates = []
    } else {
      found.isHollow = false
    }
    return found
  }

  /// True if something visible is still there to hold on to.
  var isStrong: Bool { candidates.contains { $0.live != nil } }

  /// True if something visible is still there that says more of what was seen than a row that is new in an empty viewport
  /// and takes up `span` of the content: neither what the row is inside of, nor a layer behind it. All that is known of the
  /// new row's place inside those is an estimate, so that it would move with each row that is measured.
  func outweighs(_ row: RenderNode, spanning span: ClosedRange<CGFloat>) -> Bool {
    guard let candidate = candidates.first(where: { $0.live != nil }), let node = candidate.live else { return false }
    if node === row { return true }
    if row.isInside(node) { return false }
    let start = scroll.contentPosition(of: node, axis)
    let end = start + node.size[axis]
    // Where an estimate was wrong, the row that was built first is not visible at all.
    let viewport = scroll.offset[axis]...scroll.offset[axis] + scroll.size[axis]
    if isNewRow, !viewport.overlaps(start...end) { return false }
    let covers = candidate.distance < 0 && start <= span.lowerBound && end >= span.upperBound
    return !covers || node.isInRow(without: row)
  }

  mutating func viewportMoved(by delta: CGFloat) { moved += delta }
  mutating func viewportCorrected(by delta: CGFloat) { corrected += delta }
  mutating func forgetCorrections() { corrected = 0 }

  /// The candidate that decides.
  var held: RenderNode? { (candidates + weak).lazy.compactMap(\.live).first }

  /// How much lower in the viewport the first survivor of what was visible is now, in points; nil if nothing survived.
  var drop: CGFloat? {
    guard !isNewRow, let candidate = candidates.first(where: { $0.live != nil }), let node = candidate.live else {
      return nil
    }
    return scroll.contentPosition(of: node, axis) - scroll.offset[axis] - candidate.distance
  }

  /// How far the offset must move for the first surviving candidate to be where it was.
  func displacement() -> CGFloat? {
    for candidate in candidates + weak {
      guard let node = candidate.live else { continue }
      return scroll.contentPosition(of: node, axis) - candidate.distance + moved + corrected - scroll.offset[axis]
    }
    return nil
  }
}

extension RenderNode {
  /// Belongs to a row of a lazy stack that another node is not inside of.
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
  /// Where a node inside the content starts along an axis, in points from the content's start; where content that is shorter
  /// than the viewport does not lie at its start, from there. What is pinned starts where it would without that.
  func contentPosition(of node: RenderNode, _ axis: Axis) -> CGFloat {
    guard content.placedProposal != nil else { return 0 }
    let position = content.origin[axis] + (node === content ? 0 : node.position(in: content)[axis])
    let shown = isMirrored(axis) ? size[axis] - position - node.size[axis] : position
    return pinsViews ? shown - displacement(of: node, axis) : shown
  }

  private var pinsViews: Bool { lazyContainers.contains { $0.container?.displacements.isEmpty == false } }

  /// How far what is pinned, or is inside of that, is from its place.
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

  /// The same for a child of a node whose own start is known.
  func position(of child: RenderNode, in node: RenderNode, startingAt start: CGFloat, _ axis: Axis) -> CGFloat {
    isMirrored(axis)
      ? start + node.size[axis] - child.origin[axis] - child.size[axis] : start + child.origin[axis]
  }
}
