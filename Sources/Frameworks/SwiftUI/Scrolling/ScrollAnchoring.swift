import Foundation

/// What layout keeps in place during a frame: the anchor, what the last frame showed, and which decisions a layout pass
/// has made beyond following the anchor, so that the next pass can make them again.
///
/// The first layout pass of a frame records it, and it is released when no pass is left. A scroll in between lets go of
/// it: what was visible is no longer the anchor, and the next pass records it again.
@MainActor
struct ScrollAnchoring {
  /// The visible node that the offset follows; nil if the offset itself is kept, as at the content's start.
  private(set) var anchor: ScrollAnchor?
  /// Whether the last frame's content is recorded: a layout pass of this frame has begun.
  private(set) var isHolding = false
  /// Whether it rested at the default anchor in the last frame.
  private(set) var isAtDefaultAnchor = false
  /// Whether this frame's change leaves the offset unchanged.
  private(set) var isKeepingOffset = false
  /// The viewport's size in the last frame.
  private(set) var sizeBeforeLayout = CGSize.zero
  private(set) var insetsBeforeLayout = EdgeInsets()
  /// The number of rows of lazy stacks inside in the last frame.
  private(set) var settledRowCount = 0
  /// The position of the content when everything visible and following was removed.
  private(set) var lostEnd: (axis: Axis, offset: CGFloat)?
  /// Where the content would be if layout had only followed the anchor in this frame, if it did more.
  private var uncorrected: [Axis: ScrollAxisState] = [:]

  // MARK: Recording

  /// Records the viewport of the last frame, before layout may change it. There is no anchor yet.
  mutating func record(size: CGSize, insets: EdgeInsets) {
    uncorrected = [:]
    anchor = nil
    sizeBeforeLayout = size
    insetsBeforeLayout = insets
    checkInvariants()
  }

  /// The last frame's content is held from now on, until `letGo` or `release`.
  mutating func hold(isKeepingOffset: Bool, isAtDefaultAnchor: Bool) {
    isHolding = true
    self.isKeepingOffset = isKeepingOffset
    self.isAtDefaultAnchor = isAtDefaultAnchor
    checkInvariants()
  }

  /// The last frame showed no content.
  mutating func foundNoContent() { isAtDefaultAnchor = false }

  /// Layout keeps this anchor in place.
  mutating func follow(_ new: ScrollAnchor) { anchor = new }

  // MARK: Layout

  /// Layout moved an axis from a state relative to the visible content, by `delta` points.
  mutating func corrected(_ axis: Axis, from before: ScrollAxisState, by delta: CGFloat) {
    if uncorrected[axis] == nil { uncorrected[axis] = before }
    if anchor?.axis == axis { anchor?.viewportCorrected(by: delta) }
  }

  /// Returns the states of the axes before the corrections of this frame, which count as undone.
  mutating func takeCorrections() -> [Axis: ScrollAxisState] {
    let before = uncorrected
    uncorrected = [:]
    anchor?.forgetCorrections()
    return before
  }

  /// The offset followed the anchor by `delta` points.
  mutating func followed(_ axis: Axis, by delta: CGFloat) { uncorrected[axis]?.shift(by: delta) }

  /// The viewport moved by `delta` points, and the content did not.
  mutating func viewportMoved(_ axis: Axis, by delta: CGFloat) {
    uncorrected[axis]?.shift(by: delta)
    if anchor?.axis == axis { anchor?.viewportMoved(by: delta) }
  }

  /// Nothing that was visible is left, nor anything after it, while the content was at this offset.
  mutating func loseEnd(_ axis: Axis, at offset: CGFloat) {
    lostEnd = (axis, offset)
    checkInvariants()
  }

  /// Returns whether the viewport is as in the last frame.
  func isViewportUnchanged(size: CGSize, insets: EdgeInsets) -> Bool {
    sizeBeforeLayout == size && insetsBeforeLayout == insets
  }

  // MARK: Letting go

  /// A new move along an axis starts, for which neither what layout decided there nor a lost end counts.
  mutating func cancel(_ axis: Axis) {
    lostEnd = nil
    uncorrected[axis] = nil
  }

  /// Code moves the content elsewhere along an axis while a motion goes on. What was visible is no longer the anchor,
  /// but a lost end is not forgotten.
  mutating func abandonAnchor(_ axis: Axis) {
    uncorrected[axis] = nil
    anchor = nil
  }

  /// What was visible is no longer the anchor: the next layout pass records anew.
  mutating func letGo() { isHolding = false }

  /// Forgets the anchor: layout is over, or the scroll view left the screen.
  mutating func forget() {
    anchor = nil
    lostEnd = nil
    isHolding = false
    uncorrected = [:]
    checkInvariants()
  }

  /// Called when no layout pass is left in the frame.
  mutating func release(rowCount: Int) {
    forget()
    settledRowCount = rowCount
    checkInvariants()
  }

  /// Asserts that an offset is not both kept and moved to the default anchor, that a lost end was not at the content's
  /// start, and that lengths and numbers are not negative.
  func checkInvariants() {
    assert(!(isKeepingOffset && isAtDefaultAnchor), "An offset is kept or moved to the default anchor, not both.")
    assert(lostEnd.map { $0.offset > 0 } ?? true, "A lost end was not at the content's start.")
    assert(
      sizeBeforeLayout.width >= 0 && sizeBeforeLayout.height >= 0 && settledRowCount >= 0,
      "Lengths and numbers of rows are not negative.")
  }
}
