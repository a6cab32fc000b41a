import Foundation

/// Keeps visible content in place while layout changes.
extension ScrollRender {
  /// Called when a layout pass begins. The first of a frame remembers what was visible, before layout may move it; the
  /// others restart from there.
  func captureAnchor() {
    guard !anchoring.isHolding else { return undoCorrections() }
    anchoring.record(size: size, insets: insets)
    guard let axis = mainAxis, let state = states[axis] else { return }
    let place = defaultShare(axis, for: .sizeChanges).map { state.range.upperBound * $0 }
    guard content.placedProposal != nil else { return anchoring.foundNoContent() }
    let isKeepingOffset = isOffsetKeptByChange
    let isAtDefaultAnchor =
      !isKeepingOffset
      && place.map {
        (state.isAtRest || isSpringingBack(axis)) && abs(state.target - $0) < Self.anchorTolerance
      } ?? false
    anchoring.hold(isKeepingOffset: isKeepingOffset, isAtDefaultAnchor: isAtDefaultAnchor)
    runtime.drift?.layoutBegins(self)
    // At the start the edge itself is the anchor, unless a motion has already left it, or the end is held, or the id of
    // the view at the top is bound: then that view is.
    let isBoundByID = axis == .vertical && settings.position is ScrollIDConnection
    if settings.keepsOffset || isKeepingOffset || offset[axis] <= 0 && !isHeldAtEnd(axis) && !isBoundByID { return }
    anchoring.follow(ScrollAnchor(scroll: self, axis: axis))
  }

  /// Called when layout moved the offset relative to the visible content.
  func corrected(_ axis: Axis, from before: ScrollAxisState) {
    anchoring.corrected(axis, from: before, by: offset[axis] - before.offset)
  }

  private func undoCorrections() {
    for (axis, before) in anchoring.takeCorrections() {
      let old = offset[axis]
      states[axis] = before
      guard offset[axis] != old else { continue }
      runtime.trace?.moved(self, axis, from: old, because: .clamp)
      childrenDidMove()
    }
    updateGeometry()
  }

  /// The maximum distance in points of content from its default anchor to count as being there. A guess: half a point.
  private static let anchorTolerance: CGFloat = 0.5

  /// Returns whether content beyond an edge is springing back.
  private func isSpringingBack(_ axis: Axis) -> Bool {
    states[axis].map { $0.isMovingByItself && !$0.range.contains($0.offset) } == true
  }

  /// Returns whether content at its end in the last frame should stay there.
  private func isHeldAtEnd(_ axis: Axis) -> Bool {
    axis == mainAxis && defaultPlace(axis) == 1
  }

  /// Keeps content that nobody moved, or that rested at the default anchor before the change, at that anchor. A
  /// requested target takes precedence.
  private func holdDefaultAnchor(_ axis: Axis) {
    guard goals[axis] == nil, goals.end != axis, states[axis]?.isAtRest == true, let share = defaultPlace(axis) else {
      return
    }
    goals[axis] = ScrollGoal(share: share)
  }

  var mainAxis: Axis? { states[.vertical] != nil ? .vertical : states[.horizontal] != nil ? .horizontal : nil }

  /// Called when a lazy container filled a viewport that showed none of its rows: the new row is the anchor, unless
  /// something else that was visible still exists. A row inside a row that was added the same way is a better anchor.
  func anchorNewRow(_ row: RenderNode, assumedAt span: ClosedRange<CGFloat>, axis: Axis) {
    guard axis == mainAxis, offset[axis] > 0, anchoring.anchor?.outweighs(row, spanning: span) != true else { return }
    anchoring.follow(ScrollAnchor(newRow: row, position: span.lowerBound, scroll: self, axis: axis))
  }

  /// Keeps resting content that shows its end at the end until the frame is over, unless something else that was
  /// visible still exists as an anchor.
  func holdEnd(_ axis: Axis) {
    guard states[axis]?.isAtRest == true, anchoring.anchor?.isStrong != true else { return }
    // If rows were removed, the end is found there, and the content springs back from its position.
    if goals.end != axis, coverage.rowCount < anchoring.settledRowCount, !wasPlacedInThisFrame {
      anchoring.loseEnd(axis, at: offset[axis])
    }
    goals.end = axis
  }

  /// Moves the offset with the anchor, if that has moved.
  func followAnchor(_ axis: Axis) {
    guard let anchor = anchoring.anchor, anchor.axis == axis, let delta = anchor.displacement(), abs(delta) > 1e-9
    else { return }
    let old = offset[axis]
    states[axis]?.shift(by: delta)
    anchoring.followed(axis, by: delta)
    runtime.trace?.moved(self, axis, from: old, because: .anchor(anchor.held))
    runtime.drift?.followed(self, by: offset[axis] - old)
    childrenDidMove()
  }

  /// Called when the viewport's start moved on the screen but the content did not.
  func shift(_ axis: Axis, by delta: CGFloat) {
    let old = offset[axis]
    states[axis]?.shift(by: delta)
    anchoring.viewportMoved(axis, by: delta)
    runtime.trace?.moved(self, axis, from: old, because: .anchor(anchoring.anchor?.held))
    childrenDidMove()
  }

  /// Called when no layout is left: visible content is in place, and lazy containers whose rows do not cover the
  /// viewport build the missing ones. Only if nothing was missing are sizes final: then resting content is not past an
  /// edge, and lazy containers drop distant rows.
  func settle() {
    // A lazy stack around it may have dropped it in this round.
    guard isAttached else { return }
    updateGeometry()
    updateInsets()
    for axis in states.keys {
      holdDefaultAnchor(axis)
      if !followGoal(axis) { followAnchor(axis) }
      if goals.end == axis { moveInsideRange(axis) }
      guard fillLazyContainers(axis) else { continue }
      if moveInsideRange(axis), !fillLazyContainers(axis) { continue }
      trimLazyContainers(axis)
    }
  }

  /// Moves a resting offset into the range, or to its end if it is held there; returns whether it moved. If the content
  /// really became shorter it springs back from its position, unless it was placed there because of an estimated end or
  /// the viewport grew.
  @discardableResult private func moveInsideRange(_ axis: Axis) -> Bool {
    let old = offset[axis]
    if goals.end == axis {
      correct(axis, to: .greatestFiniteMagnitude, because: .end)
    } else if let state = states[axis], state.isAtRest {
      if state.range.contains(old) || wasPlacedInThisFrame || anchoring.sizeBeforeLayout != size {
        correct(axis, to: old, because: .clamp)
      } else if shownExcess(old - state.range.upperBound, axis) < old - state.range.upperBound,
        coverage.containers.contains(where: { $0.axis == axis })
      {
        // Nothing visible is left to build from: the end is found first.
        anchoring.loseEnd(axis, at: old)
        goals.end = axis
        correct(axis, to: .greatestFiniteMagnitude, because: .end)
      } else {
        springBack(axis, by: old - state.range.upperBound)
      }
    }
    return offset[axis] != old
  }

  /// Returns false if rows were missing; they have been built and must be laid out.
  private func fillLazyContainers(_ axis: Axis) -> Bool {
    coverage.uncover(axis)
    var isFilled = true
    for container in coverage.containers(along: axis) where container.fillIfNeeded(in: self) { isFilled = false }
    return isFilled
  }

  func trimLazyContainers(_ axis: Axis) {
    var valid = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    for container in coverage.containers(along: axis) {
      container.trim()
      if let offsets = container.validOffsets(in: self) { valid = valid.clamped(to: offsets) }
    }
    coverage.cover(valid, axis)
  }

  /// Whether code, a wheel or a key set the position in this frame.
  private var wasPlacedInThisFrame: Bool { takeover.frame == runtime.counters.frames }

  /// Springs back to the content's end, or below its start, from `excess` points beyond it.
  private func springBack(_ axis: Axis, by excess: CGFloat) {
    guard let state = states[axis] else { return }
    let start = excess > 0 ? state.range.upperBound + shownExcess(excess, axis) : state.offset
    change(axis, because: .clamp) {
      $0.shift(by: start - $0.offset)
      $0.endDrag(velocity: 0, at: runtime.now)
    }
    corrected(axis, from: state)
  }

  /// Returns where the spring back to an end `excess` points away starts: if nothing would be visible there, where half
  /// of the final content is visible.
  private func shownExcess(_ excess: CGFloat, _ axis: Axis) -> CGFloat {
    let visible = min(states[axis]?.length ?? 0, content.size[axis])
    return excess < visible ? excess : visible / 2
  }

  /// Called when held content is at its end. If it became shorter, it springs there from where it was; if it became
  /// longer meanwhile, it continues to the new end.
  private func arriveAtHeldEnd(_ axis: Axis) {
    guard isHeldAtEnd(axis), let state = states[axis], !wasPlacedInThisFrame else { return }
    if state.isMovingByItself, state.range.contains(state.offset), abs(state.target - state.range.upperBound) > 1e-6 {
      change(axis, because: .end) {
        $0.land(at: state.range.upperBound, velocity: state.velocity(at: runtime.now), time: runtime.now)
      }
    } else if state.isAtRest, anchoring.isViewportUnchanged(size: size, insets: insets),
      let drop = anchoring.anchor?.drop, drop > Self.anchorTolerance
    {
      springBack(axis, by: drop)
    }
  }

  /// Called when a layout pass is over.
  func finishLayout() {
    defer { placePins() }
    if let (axis, before) = anchoring.lostEnd, before > offset[axis] { springBack(axis, by: before - offset[axis]) }
    if let axis = mainAxis { arriveAtHeldEnd(axis) }
    for axis in states.keys { states[axis]?.layoutDidSettle() }
    layoutDidSettle()
  }

  /// Called when no layout pass is left in this frame.
  func releaseAnchor() {
    anchoring.release(rowCount: coverage.rowCount)
    goals.end = nil
    goals.removeAll { states[$0]?.isMovingByItself != true }
  }

  func forgetAnchor() {
    anchoring.forget()
    goals.end = nil
  }
}
