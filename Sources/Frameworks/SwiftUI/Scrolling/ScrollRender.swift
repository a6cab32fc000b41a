import DisplayList
import Foundation

/// The viewport of a `ScrollView`. It owns the position; everything that wants to move it (finger, wheel, key, code)
/// asks it.
///
/// A scroll frame moves one number: neither bodies nor layout run unless the offset leaves the interval for which the
/// lazy containers inside have rows.
///
/// Where a layout pass changes sizes or rows, the offset follows one visible node, the *anchor*: it is captured before
/// the pass, and whoever moved it asks the scroll view to follow. Only when nothing is left to lay out, the offset is
/// brought back inside its range. Without a pass there is no anchor; at the start the edge itself takes its place.
///
/// Offsets are logical: 0 shows the content's leading end, which is the right one where the layout direction says so.
@MainActor
final class ScrollRender: RenderNode {
  private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  /// The content: always one node, a stack if the content has several leaves.
  private(set) var content: RenderNode
  private var states: [Axis: ScrollAxisState] = [:]
  /// How far the viewport reaches under bars and corners, where the scroll view lies against them.
  private(set) var insets = EdgeInsets()
  private let contentKey = FragmentKey.next()
  private var contentFragment: Fragment?
  private lazy var pan = ScrollPanRecognizer(scroll: self)
  private lazy var indicators = ScrollIndicators(scroll: self)
  private var anchor: ScrollAnchor?
  /// The axis along which the end was asked for, wherever it turns out to be.
  var endGoal: Axis?
  private var lazyContainers: [WeakLazyContainer] = []
  /// Offsets for which all lazy containers inside have their rows; nil until asked after a change.
  private var validOffsets: [Axis: ClosedRange<CGFloat>] = [:]

  private struct WeakLazyContainer {
    weak var container: LazyStackRender?
  }

  init(axes: Axis.Set, showsIndicators: Bool, content: RenderNode, owner: _Node) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content
    super.init(owner: owner)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { states[axis] = ScrollAxisState() }
    adopt(content)
  }

  override var children: [RenderNode] { [content] }
  override var hasFragment: Bool { true }
  override var mirrorsChildren: Bool { false }

  func update(axes: Axis.Set, showsIndicators: Bool) {
    self.showsIndicators = showsIndicators
    guard axes != self.axes else { return }
    self.axes = axes
    let old = states
    states = [:]
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { states[axis] = old[axis] ?? ScrollAxisState() }
    validOffsets = [:]
    content.lookForScrollViews()
    childrenDidMove()
    setNeedsLayout()
  }

  override func didAttach() { runtime.liveScrolls.append(self) }

  override func didDetach() {
    runtime.liveScrolls.removeAll { $0 === self }
    runtime.activeScrolls.removeAll { $0 === self }
    for axis in states.keys { states[axis]?.stop() }
    pan.forgetTouches()
  }

  // MARK: Layout

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var asked = proposal
    for axis in states.keys { asked[axis] = nil }
    return asked
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.sizeThatFits(contentProposal(proposal))
    for axis in states.keys {
      if let offered = proposal[axis] { size[axis] = offered }
    }
    return size
  }

  override func placeChildren() {
    let proposal = contentProposal(ProposedViewSize(size))
    let excess = content.sizeThatFits(proposal).width - size.width
    content.setFrame(origin: CGPoint(x: isMirrored(.horizontal) ? -excess : 0, y: 0), proposal: proposal)
    updateGeometry()
  }

  /// Content that scrolls horizontally begins at the right where people read from there.
  func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && states[.horizontal] != nil && environment.layoutDirection == .rightToLeft
  }

  private func updateGeometry() {
    for axis in states.keys { states[axis]?.setGeometry(content: content.size[axis], viewport: size[axis]) }
  }

  /// The content's end is in view, as far as is known.
  func isAtEnd(_ axis: Axis) -> Bool {
    guard let state = states[axis] else { return false }
    return state.range.upperBound > 0 && state.offset >= state.range.upperBound
  }

  /// An ancestor's move changes the insets without a layout here, so they are asked for after each.
  private func updateInsets() {
    let new = safeAreaInsets()
    guard new != insets else { return }
    insets = new
    setNeedsPaint()
  }

  /// The part of the safe area that begins exactly where the scroll view ends: it reaches under there.
  private func safeAreaInsets() -> EdgeInsets {
    guard enclosing(ScrollRender.self) == nil else { return EdgeInsets() }
    var insets = EdgeInsets()
    let frame = screenFrame
    let area = runtime.safeAreaRect
    let screen = runtime.screen.size
    if states[.vertical] != nil {
      if abs(frame.minY - area.minY) < 0.5 { insets.top = area.minY }
      if abs(frame.maxY - area.maxY) < 0.5 { insets.bottom = screen.height - area.maxY }
    }
    if states[.horizontal] != nil {
      if abs(frame.minX - area.minX) < 0.5 { insets.leading = area.minX }
      if abs(frame.maxX - area.maxX) < 0.5 { insets.trailing = screen.width - area.maxX }
    }
    return insets
  }

  /// What is visible of the scroll view's own coordinates.
  var viewport: CGRect {
    CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Where the visible part begins, in points from the scroll view's own leading end, and how long it is.
  func viewportStart(_ axis: Axis) -> CGFloat {
    axis == .vertical ? -insets.top : isMirrored(.horizontal) ? -insets.trailing : -insets.leading
  }

  func viewportLength(_ axis: Axis) -> CGFloat { axis == .vertical ? viewport.height : viewport.width }

  // MARK: Position

  /// Offset 0 shows the content's start at the scroll view's start. Points, not rounded.
  var offset: CGPoint {
    CGPoint(x: states[.horizontal]?.offset ?? 0, y: states[.vertical]?.offset ?? 0)
  }

  /// How the content is moved, in physical coordinates.
  private var translation: CGPoint { CGPoint(x: offset.x * -direction(.horizontal), y: -offset.y) }

  /// 1 where offsets grow to the right or down, -1 where they grow to the left.
  func direction(_ axis: Axis) -> CGFloat { isMirrored(axis) ? -1 : 1 }

  func state(_ axis: Axis) -> ScrollAxisState? { states[axis] }

  override func contentTranslation(of child: RenderNode) -> CGPoint { translation }

  /// Carries out a change of one axis and whatever follows from it.
  func change(_ axis: Axis, _ body: (inout ScrollAxisState) -> Void) {
    guard var state = states[axis] else { return }
    let old = state.offset
    body(&state)
    states[axis] = state
    if state.isMovingByItself, !runtime.activeScrolls.contains(where: { $0 === self }) {
      runtime.activeScrolls.append(self)
    }
    if state.offset != old { offsetDidChange(axis) }
    runtime.requestFrame()
  }

  private func offsetDidChange(_ axis: Axis) {
    childrenDidMove()
    indicators.flash()
    if let valid = validOffsets[axis], valid.contains(offset[axis]) { return }
    refillLazyContainers(axis)
  }

  /// Rows may be missing: layout will see to it.
  private func refillLazyContainers(_ axis: Axis) {
    validOffsets[axis] = nil
    for case let container? in lazyContainers.map(\.container) where container.axis == axis {
      if let valid = container.validOffsets(in: self), !valid.contains(offset[axis]) {
        runtime.enqueueLayout(container)
      }
    }
  }

  func register(_ container: LazyStackRender) {
    lazyContainers.append(WeakLazyContainer(container: container))
    validOffsets[container.axis] = nil
  }

  func unregister(_ container: LazyStackRender) {
    lazyContainers.removeAll { $0.container == nil || $0.container === container }
    validOffsets[container.axis] = nil
  }

  /// Points a second, now.
  func velocity(_ axis: Axis) -> CGFloat { states[axis]?.velocity(at: runtime.now) ?? 0 }

  /// Motions move to `time`; false when no axis moves by itself.
  func advance(to time: TimeInterval) -> Bool {
    for axis in Axis.allCases { change(axis) { _ = $0.advance(to: time) } }
    return states.values.contains(where: \.isMovingByItself)
  }

  // MARK: Anchor

  /// Remembers what is visible, before layout may move it.
  func captureAnchor() {
    anchor = nil
    guard let axis = mainAxis, let state = states[axis], content.placedProposal != nil else { return }
    // At the start the edge itself is the anchor, unless a motion has already left it.
    if state.offset <= 0 { return }
    anchor = ScrollAnchor(scroll: self, axis: axis)
  }

  private var mainAxis: Axis? { states[.vertical] != nil ? .vertical : states[.horizontal] != nil ? .horizontal : nil }

  /// A lazy container filled a viewport that showed none of its rows: the row it put there is what must not move,
  /// unless something else was visible that is still there.
  func anchorNewRow(_ row: RenderNode, assumedAt position: CGFloat, axis: Axis) {
    guard axis == mainAxis, offset[axis] > 0, anchor?.isStrong != true else { return }
    anchor = ScrollAnchor(node: row, position: position, scroll: self, axis: axis)
  }

  /// Content at rest that shows its end goes on to do so until the layout pass is over, unless something else that was
  /// visible is still there to stay where it is.
  func holdEnd(_ axis: Axis) {
    if states[axis]?.isAtRest == true, anchor?.isStrong != true { endGoal = axis }
  }

  /// The offset goes with the anchor, if that has moved.
  func followAnchor(_ axis: Axis) {
    guard let anchor, anchor.axis == axis, let delta = anchor.displacement(), abs(delta) > 1e-9 else { return }
    states[axis]?.shift(by: delta)
    childrenDidMove()
  }

  /// Nothing is left to lay out: what was visible is where it was, and lazy containers whose rows do not cover the
  /// viewport build what is missing. Only when nothing was missing are sizes what they will be: then, at rest, nothing is
  /// beyond an edge, and lazy containers drop what is far away.
  func settle() {
    updateGeometry()
    updateInsets()
    for axis in states.keys {
      followAnchor(axis)
      if endGoal == axis { moveInsideRange(axis) }
      guard fillLazyContainers(axis) else { continue }
      if moveInsideRange(axis), !fillLazyContainers(axis) { continue }
      trimLazyContainers(axis)
    }
  }

  /// At rest the offset is inside the range, or at its end if it is to be held there; true if it moved.
  @discardableResult private func moveInsideRange(_ axis: Axis) -> Bool {
    let old = offset[axis]
    if endGoal == axis {
      states[axis]?.jump(to: .greatestFiniteMagnitude)
    } else if states[axis]?.isAtRest == true {
      states[axis]?.jump(to: old)
    }
    guard offset[axis] != old else { return false }
    if anchor?.axis == axis { anchor?.viewportMoved(by: offset[axis] - old) }
    childrenDidMove()
    return true
  }

  private func lazyContainers(along axis: Axis) -> [LazyStackRender] {
    lazyContainers.compactMap(\.container).filter { $0.axis == axis }
  }

  /// False if rows were missing: they have been built, and must be laid out.
  private func fillLazyContainers(_ axis: Axis) -> Bool {
    validOffsets[axis] = nil
    var isFilled = true
    for container in lazyContainers(along: axis) where container.fillIfNeeded(in: self) { isFilled = false }
    return isFilled
  }

  private func trimLazyContainers(_ axis: Axis) {
    var valid = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    for container in lazyContainers(along: axis) {
      container.trim()
      if let offsets = container.validOffsets(in: self) { valid = valid.clamped(to: offsets) }
    }
    validOffsets[axis] = valid
  }

  func releaseAnchor() {
    anchor = nil
    endGoal = nil
  }

  // MARK: Moving

  /// Moves without animation.
  func jump(_ axis: Axis, to target: CGFloat) {
    endGoal = nil
    change(axis) { $0.jump(to: target) }
  }

  func animate(_ axis: Axis, to target: CGFloat, duration: Double, curve: ScrollAnimation.Curve) {
    endGoal = nil
    change(axis) { $0.animate(to: target, at: runtime.now, duration: duration, curve: curve) }
  }

  /// Moves at once to the end. If rows have to be built there, it is where these put it.
  func jumpToEnd(_ axis: Axis) {
    change(axis) { $0.jump(to: .greatestFiniteMagnitude) }
    endGoal = runtime.layoutQueue.isEmpty ? nil : axis
  }

  // MARK: Touches

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(pan) }
  override func isHit(_ point: CGPoint) -> Bool { viewport.contains(point) }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    viewport.contains(point) ? super.hitTest(point) : []
  }

  /// True while content moves by itself; a finger that lands then stops it and touches nothing.
  var isDecelerating: Bool { states.values.contains { $0.isMovingByItself } }

  // MARK: Painting

  override var effects: Fragment.Effects { Fragment.Effects(clip: .rect(viewport)) }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    // On its own rounded to the device pixel; content is rounded in its own coordinates.
    let shown = runtime.roundedToPixel(translation)
    if let known = contentFragment, !content.isPaintDirty, !content.hasDirtyDescendant, known.size == content.size {
      contentFragment = known.offset == shown ? known : known.moved(to: shown)
    } else {
      var inner: [Fragment] = []
      content.collectFragments(into: &inner, offset: .zero)
      contentFragment = Fragment(key: contentKey, version: 1, offset: shown, size: content.size, children: inner)
    }
    if let contentFragment { fragments.append(contentFragment) }
    if showsIndicators { fragments += indicators.fragments() }
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    [AccessibilityElement(node: self, role: .scrollView, children: super.accessibilityElements())]
  }
}
