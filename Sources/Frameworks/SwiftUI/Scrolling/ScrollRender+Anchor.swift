import Foundation

/// What stays where it is while layout changes what is around it.
extension ScrollRender {
  /// A layout pass begins. The first of a frame remembers what was visible, before layout may move it; the others start from
  /// there again.
  func captureAnchor() {
    guard !isHolding else { return undoCorrections() }
    uncorrected = [:]
    anchor = nil
    sizeBeforeLayout = size
    insetsBeforeLayout = insets
    guard let axis = mainAxis, let state = states[axis] else { return }
    let place = defaultShare(axis, for: .sizeChanges).map { state.range.upperBound * $0 }
    guard content.placedProposal != nil else {
      isAtDefaultAnchor = false
      return
    }
    isHolding = true
    isKeepingOffset = isOffsetKeptByChange
    runtime.drift?.layoutBegins(self)
    isAtDefaultAnchor =
      !isKeepingOffset
      && place.map {
        (state.isAtRest || isSpringingBack(axis)) && abs(state.target - $0) < Self.anchorTolerance
      } ?? false
    // At the start the edge itself is the anchor, unless a motion has already left it, or the end is what is held, or somebody
    // has bound the id of the view that is at the top: then it is that view that stays.
    let isBoundByID = axis == .vertical && settings.position is ScrollIDConnection
    if settings.keepsOffset || isKeepingOffset || offset[axis] <= 0 && !isHeldAtEnd(axis) && !isBoundByID { return }
    anchor = ScrollAnchor(scroll: self, axis: axis)
  }

  /// Layout moved the offset relative to what is visible.
  func corrected(_ axis: Axis, from before: ScrollAxisState) {
    if uncorrected[axis] == nil { uncorrected[axis] = before }
    if anchor?.axis == axis { anchor?.viewportCorrected(by: offset[axis] - before.offset) }
  }

  private func undoCorrections() {
    for (axis, before) in uncorrected {
      let old = offset[axis]
      states[axis] = before
      guard offset[axis] != old else { continue }
      runtime.trace?.moved(self, axis, from: old, because: .clamp)
      childrenDidMove()
    }
    uncorrected = [:]
    anchor?.forgetCorrections()
    updateGeometry()
  }

  /// How far in points content may be from its default anchor and still be said to be there. A guess: half a point.
  private static let anchorTolerance: CGFloat = 0.5

  /// Content beyond an edge is on its way back there.
  private func isSpringingBack(_ axis: Axis) -> Bool {
    states[axis].map { $0.isMovingByItself && !$0.range.contains($0.offset) } == true
  }

  /// It was at its end in the last frame, and is to stay there.
  private func isHeldAtEnd(_ axis: Axis) -> Bool {
    axis == mainAxis && defaultPlace(axis) == 1
  }

  /// Content that nobody moved, or that rested at the default anchor before the change, stays there. A target that was asked for
  /// goes first.
  private func holdDefaultAnchor(_ axis: Axis) {
    guard goals[axis] == nil, endGoal != axis, states[axis]?.isAtRest == true, let share = defaultPlace(axis) else {
      return
    }
    goals[axis] = ScrollGoal(share: share)
  }

  var mainAxis: Axis? { states[.vertical] != nil ? .vertical : states[.horizontal] != nil ? .horizontal : nil }

  /// A lazy container filled a viewport that showed none of its rows: the row it put there is what must not move,
  /// unless something else was visible that is still there. A row inside of a row that came the same way says more.
  func anchorNewRow(_ row: RenderNode, assumedAt span: ClosedRange<CGFloat>, axis: Axis) {
    guard axis == mainAxis, offset[axis] > 0, anchor?.outweighs(row, spanning: span) != true else { return }
    anchor = ScrollAnchor(newRow: row, position: span.lowerBound, scroll: self, axis: axis)
  }

  /// Content at rest that shows its end goes on to do so until the frame is over, unless something else that was
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
    uncorrected[axis]?.shift(by: delta)
    runtime.trace?.moved(self, axis, from: old, because: .anchor(anchor.held))
    runtime.drift?.followed(self, by: offset[axis] - old)
    childrenDidMove()
  }

  /// The viewport's start is elsewhere on the screen, and the content is not.
  func shift(_ axis: Axis, by delta: CGFloat) {
    let old = offset[axis]
    states[axis]?.shift(by: delta)
    uncorrected[axis]?.shift(by: delta)
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
      } else if shownExcess(old - state.range.upperBound, axis) < old - state.range.upperBound,
        !lazyContainers(along: axis).isEmpty
      {
        // Nothing is visible from where to build: its end is looked for first.
        lostEnd = (axis, old)
        endGoal = axis
        correct(axis, to: .greatestFiniteMagnitude, because: .end)
      } else {
        springBack(axis, by: old - state.range.upperBound)
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
  private var rowCount: Int { lazyContainers.reduce(0) { $0 + ($1.container?.lines.leafCount ?? 0) } }

  /// Code, a wheel or a key has said in this frame where the content is to be.
  private var wasPlacedInThisFrame: Bool { lastTakeover == runtime.counters.frames }

  /// Content springs back to its end, or below its start, from `excess` points beyond it.
  private func springBack(_ axis: Axis, by excess: CGFloat) {
    guard let state = states[axis] else { return }
    let start = excess > 0 ? state.range.upperBound + shownExcess(excess, axis) : state.offset
    change(axis, because: .clamp) {
      $0.shift(by: start - $0.offset)
      $0.endDrag(velocity: 0, at: runtime.now)
    }
    corrected(axis, from: state)
  }

  /// From where content springs back to its end that is `excess` points away: if nothing of it would be visible, from where
  /// half of what will be is.
  private func shownExcess(_ excess: CGFloat, _ axis: Axis) -> CGFloat {
    let visible = min(states[axis]?.length ?? 0, content.size[axis])
    return excess < visible ? excess : visible / 2
  }

  /// Content that is held at its end is there. Where it became shorter it springs there from where it was; where it became
  /// longer while it did that, it goes on to the new end.
  private func arriveAtHeldEnd(_ axis: Axis) {
    guard isHeldAtEnd(axis), let state = states[axis], !wasPlacedInThisFrame else { return }
    if state.isMovingByItself, state.range.contains(state.offset), abs(state.target - state.range.upperBound) > 1e-6 {
      change(axis, because: .end) {
        $0.land(at: state.range.upperBound, velocity: state.velocity(at: runtime.now), time: runtime.now)
      }
    } else if state.isAtRest, sizeBeforeLayout == size, insetsBeforeLayout == insets, let drop = anchor?.drop,
      drop > Self.anchorTolerance
    {
      springBack(axis, by: drop)
    }
  }

  /// A layout pass is over.
  func finishLayout() {
    defer { placePins() }
    if let (axis, before) = lostEnd, before > offset[axis] { springBack(axis, by: before - offset[axis]) }
    if let axis = mainAxis { arriveAtHeldEnd(axis) }
    for axis in states.keys { states[axis]?.layoutDidSettle() }
    layoutDidSettle()
  }

  /// No layout pass is left to come in this frame.
  func releaseAnchor() {
    forgetAnchor()
    settledRowCount = rowCount
    for axis in goals.keys where states[axis]?.isMovingByItself != true { goals[axis] = nil }
  }

  func forgetAnchor() {
    (anchor, lostEnd, endGoal) = (nil, nil, nil)
    isHolding = false
    uncorrected = [:]
  }
}
