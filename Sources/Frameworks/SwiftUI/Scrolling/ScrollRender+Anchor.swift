import Foundation

/// What stays where it is while layout changes what is around it.
extension ScrollRender {
  /// Remembers what is visible, before layout may move it.
  func captureAnchor() {
    anchor = nil
    sizeBeforeLayout = size
    if let axis = mainAxis, let state = states[axis], settings.defaultAnchor != nil {
      isAtDefaultAnchor =
        state.isAtRest && abs(state.offset - state.range.upperBound * defaultShare(axis)) < Self.anchorTolerance
    }
    guard let axis = mainAxis, let state = states[axis], content.placedProposal != nil else { return }
    // At the top the edge itself is the anchor, unless a motion has already left it, or somebody has bound the id of the view that is
    // there: then it is that view that stays.
    if state.offset <= 0, axis != .vertical || !(settings.position is ScrollIDConnection) { return }
    anchor = ScrollAnchor(scroll: self, axis: axis)
  }

  /// How far in points content may be from its default anchor and still be said to be there. A guess: half a point.
  private static let anchorTolerance: CGFloat = 0.5

  /// Where the default anchor is along an axis, from 0 to 1.
  func defaultShare(_ axis: Axis) -> CGFloat {
    guard let anchor = settings.defaultAnchor else { return 0 }
    return min(max(0, axis == .vertical ? anchor.y : anchor.x), 1)
  }

  /// Content that nobody moved, or that rested at the default anchor before the change, stays there. A target that was asked for
  /// goes first.
  private func holdDefaultAnchor(_ axis: Axis) {
    guard settings.defaultAnchor != nil, goals[axis] == nil, endGoal != axis, states[axis]?.isAtRest == true,
      isUntouched || isAtDefaultAnchor && axis == mainAxis
    else { return }
    goals[axis] = ScrollGoal(share: defaultShare(axis))
  }

  var mainAxis: Axis? { states[.vertical] != nil ? .vertical : states[.horizontal] != nil ? .horizontal : nil }

  /// A lazy container filled a viewport that showed none of its rows: the row it put there is what must not move,
  /// unless something else was visible that is still there. A row inside of a row that came the same way says more.
  func anchorNewRow(_ row: RenderNode, assumedAt position: CGFloat, axis: Axis) {
    guard axis == mainAxis, offset[axis] > 0, anchor?.isStrong != true || anchor?.isNewRow(around: row) == true else {
      return
    }
    anchor = ScrollAnchor(newRow: row, position: position, scroll: self, axis: axis)
  }

  /// Content at rest that shows its end goes on to do so until the layout pass is over, unless something else that was
  /// visible is still there to stay where it is.
  func holdEnd(_ axis: Axis) {
    guard states[axis]?.isAtRest == true, anchor?.isStrong != true else { return }
    // Where rows went, the end is looked for there, and springs back from where the content was.
    if endGoal != axis, rowCount < settledRowCount, !wasPlacedInThisFrame { lostEnd = (axis, offset[axis]) }
    endGoal = axis
  }

  /// The offset goes with the anchor, if that has moved.
  func followAnchor(_ axis: Axis) {
    guard let anchor, anchor.axis == axis, let delta = anchor.displacement(), abs(delta) > 1e-9 else { return }
    let old = offset[axis]
    states[axis]?.shift(by: delta)
    runtime.trace?.moved(self, axis, from: old, because: .anchor(anchor.held))
    childrenDidMove()
  }

  /// The viewport's start is elsewhere on the screen, and the content is not.
  func shift(_ axis: Axis, by delta: CGFloat) {
    let old = offset[axis]
    states[axis]?.shift(by: delta)
    runtime.trace?.moved(self, axis, from: old, because: .anchor(anchor?.held))
    if anchor?.axis == axis { anchor?.viewportMoved(by: delta) }
    childrenDidMove()
  }

  /// Nothing is left to lay out: what was visible is where it was, and lazy containers whose rows do not cover the
  /// viewport build what is missing. Only when nothing was missing are sizes what they will be: then, at rest, nothing is
  /// beyond an edge, and lazy containers drop what is far away.
  func settle() {
    // A lazy stack around it may have let go of it in this very round.
    guard isAttached else { return }
    updateGeometry()
    updateInsets()
    for axis in states.keys {
      holdDefaultAnchor(axis)
      if !followGoal(axis) { followAnchor(axis) }
      if endGoal == axis { moveInsideRange(axis) }
      guard fillLazyContainers(axis) else { continue }
      if moveInsideRange(axis), !fillLazyContainers(axis) { continue }
      trimLazyContainers(axis)
    }
  }

  /// At rest the offset is inside the range, or at its end if it is to be held there; true if it moved. Where the content really
  /// became shorter it springs back from where it is: it is not placed there by somebody who took an estimate for its end, and
  /// the viewport, with whose edge it moves, did not become larger.
  @discardableResult private func moveInsideRange(_ axis: Axis) -> Bool {
    let old = offset[axis]
    if endGoal == axis {
      correct(axis, to: .greatestFiniteMagnitude, because: .end)
    } else if let state = states[axis], state.isAtRest {
      if state.range.contains(old) || wasPlacedInThisFrame || sizeBeforeLayout != size {
        correct(axis, to: old, because: .clamp)
      } else if old >= state.range.upperBound + state.length, !lazyContainers(along: axis).isEmpty {
        // Nothing is visible from where to build: its end is looked for first.
        lostEnd = (axis, old)
        endGoal = axis
        correct(axis, to: .greatestFiniteMagnitude, because: .end)
      } else {
        change(axis, because: .clamp) { $0.endDrag(velocity: 0, at: runtime.now) }
      }
    }
    return offset[axis] != old
  }

  func lazyContainers(along axis: Axis) -> [LazyStackRender] {
    lazyContainers.compactMap(\.container).filter { $0.axis == axis }
  }

  /// False if rows were missing: they have been built, and must be laid out.
  private func fillLazyContainers(_ axis: Axis) -> Bool {
    validOffsets[axis] = nil
    var isFilled = true
    for container in lazyContainers(along: axis) where container.fillIfNeeded(in: self) { isFilled = false }
    return isFilled
  }

  func trimLazyContainers(_ axis: Axis) {
    var valid = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    for container in lazyContainers(along: axis) {
      container.trim()
      if let offsets = container.validOffsets(in: self) { valid = valid.clamped(to: offsets) }
    }
    validOffsets[axis] = valid
  }

  /// Of all lazy stacks inside.
  private var rowCount: Int { lazyContainers.reduce(0) { $0 + ($1.container?.extents.count ?? 0) } }

  /// Code, a wheel or a key has said in this frame where the content is to be.
  private var wasPlacedInThisFrame: Bool { lastTakeover == runtime.counters.frames }

  func releaseAnchor() {
    if let (axis, before) = lostEnd, before > offset[axis] {
      let delta = before - offset[axis]
      change(axis, because: .clamp) {
        $0.shift(by: delta)
        $0.endDrag(velocity: 0, at: runtime.now)
      }
    }
    lostEnd = nil
    anchor = nil
    settledRowCount = rowCount
    endGoal = nil
    for axis in goals.keys where states[axis]?.isMovingByItself != true { goals[axis] = nil }
  }
}
