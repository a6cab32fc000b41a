import DisplayList
import Foundation

/// The viewport of a `ScrollView`. It owns the position; everything that wants to move it (finger, wheel, key, code) asks it.
///
/// A scroll frame moves one number: neither bodies nor layout run unless the offset leaves the interval for which the lazy
/// containers inside have rows.
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
  private var edgeGoal: [Axis: EdgeGoal] = [:]
  private var lazyContainers: [WeakLazyContainer] = []
  /// Offsets for which all lazy containers inside have their rows; nil until asked after a change.
  private var validOffsets: [Axis: ClosedRange<CGFloat>] = [:]

  private struct WeakLazyContainer {
    weak var container: LazyStackRender?
  }

  /// A move towards an edge goes to where the edge is when it gets there.
  private enum EdgeGoal { case start, end }

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
    setNeedsLayout()
  }

  override func didAttach() { runtime.liveScrolls.append(self) }

  override func didDetach() {
    runtime.liveScrolls.removeAll { $0 === self }
    runtime.activeScrolls.removeAll { $0 === self }
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
    insets = safeAreaInsets()
    content.setFrame(origin: .zero, proposal: contentProposal(ProposedViewSize(size)))
    updateGeometry()
  }

  private func updateGeometry() {
    for axis in states.keys { states[axis]?.setGeometry(content: content.size[axis], viewport: size[axis]) }
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

  // MARK: Position

  /// Offset 0 shows the content's start at the scroll view's start. Points, not rounded.
  var offset: CGPoint {
    CGPoint(x: states[.horizontal]?.offset ?? 0, y: states[.vertical]?.offset ?? 0)
  }

  /// The offset as it is drawn: on its own rounded to the device pixel.
  var shownOffset: CGPoint { runtime.roundedToPixel(offset) }

  func state(_ axis: Axis) -> ScrollAxisState? { states[axis] }

  override func contentTranslation(of child: RenderNode) -> CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  /// Carries out a change of one axis and whatever follows from it.
  private func change(_ axis: Axis, _ body: (inout ScrollAxisState) -> Void) {
    guard var state = states[axis] else { return }
    let old = state.offset
    body(&state)
    states[axis] = state
    if !state.isAtRest, !runtime.activeScrolls.contains(where: { $0 === self }) { runtime.activeScrolls.append(self) }
    if state.offset != old { offsetDidChange(axis) }
    runtime.requestFrame()
  }

  private func offsetDidChange(_ axis: Axis) {
    childrenDidMove()
    indicators.flash()
    if let valid = validOffsets[axis], valid.contains(offset[axis]) { return }
    refillLazyContainers(axis)
  }

  /// Queues the lazy containers whose rows no longer cover the viewport.
  private func refillLazyContainers(_ axis: Axis) {
    var valid: ClosedRange<CGFloat> = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
    lazyContainers.removeAll { $0.container == nil }
    for case let container? in lazyContainers.map(\.container) where container.axis == axis {
      guard let offsets = container.validOffsets(in: self) else { continue }
      if offsets.contains(offset[axis]) {
        valid = valid.clamped(to: offsets)
      } else {
        runtime.enqueueLayout(container)
        validOffsets[axis] = nil
        return
      }
    }
    validOffsets[axis] = valid
  }

  func register(_ container: LazyStackRender) {
    lazyContainers.append(WeakLazyContainer(container: container))
    validOffsets[container.axis] = nil
  }

  /// Points a second, now.
  func velocity(_ axis: Axis) -> CGFloat { states[axis]?.velocity(at: runtime.now) ?? 0 }

  /// Motions move to `time`; false when all axes are at rest.
  func advance(to time: TimeInterval) -> Bool {
    var isMoving = false
    for axis in Axis.allCases where states[axis] != nil {
      followEdge(axis, at: time)
      change(axis) { if $0.advance(to: time) { isMoving = true } }
      if states[axis]?.isAtRest == true, edgeGoal[axis] != nil, !isMoving { edgeGoal[axis] = nil }
    }
    return isMoving
  }

  private func followEdge(_ axis: Axis, at time: TimeInterval) {
    guard let goal = edgeGoal[axis], var state = states[axis] else { return }
    state.retarget(to: goal == .start ? state.range.lowerBound : state.range.upperBound, at: time)
    states[axis] = state
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

  /// A lazy container filled a viewport that showed none of its rows: the row it put there is what must not move.
  func anchorNewRow(_ row: RenderNode, assumedAt position: CGFloat, axis: Axis) {
    guard edgeGoal[axis] == nil, offset[axis] > 0 else { return }
    anchor = ScrollAnchor(node: row, position: position, scroll: self, axis: axis)
  }

  /// After a round of layout: what was visible stays where it was, at rest nothing is beyond an edge, and lazy containers
  /// whose rows no longer cover the viewport are queued.
  func resolveAfterLayout() {
    updateGeometry()
    if let anchor, let delta = anchor.displacement(), delta != 0 {
      states[anchor.axis]?.shift(by: delta)
      childrenDidMove()
    }
    for axis in states.keys {
      if let goal = edgeGoal[axis], states[axis]?.isAtRest == true {
        states[axis]?.jump(to: goal == .start ? 0 : .greatestFiniteMagnitude)
        childrenDidMove()
      } else if states[axis]?.isAtRest == true {
        let old = offset[axis]
        states[axis]?.jump(to: old)
        if offset[axis] != old { childrenDidMove() }
      }
      validOffsets[axis] = nil
      refillLazyContainers(axis)
    }
  }

  func releaseAnchor() {
    anchor = nil
    for axis in states.keys where states[axis]?.isAtRest == true { edgeGoal[axis] = nil }
  }

  // MARK: Moving

  /// Moves without animation.
  func jump(_ axis: Axis, to target: CGFloat) {
    edgeGoal[axis] = nil
    change(axis) { $0.jump(to: target) }
  }

  func animate(_ axis: Axis, to target: CGFloat, duration: Double, curve: ScrollAnimation.Curve) {
    edgeGoal[axis] = nil
    change(axis) { $0.animate(to: target, at: runtime.now, duration: duration, curve: curve) }
  }

  /// Moves at once to the start or the end, wherever that turns out to be.
  func jumpToEdge(_ axis: Axis, end: Bool) {
    edgeGoal[axis] = end ? .end : .start
    change(axis) { $0.jump(to: end ? .greatestFiniteMagnitude : 0) }
  }

  /// Takes as much of a wheel's delta as there is room for and returns the rest.
  func scroll(byWheel delta: CGPoint) -> CGPoint {
    var rest = delta
    for axis in Axis.allCases where delta[axis] != 0 {
      guard let state = states[axis] else { continue }
      let target = state.range.clamping(state.offset + delta[axis])
      rest[axis] = state.offset + delta[axis] - target
      if target != state.offset { jump(axis, to: target) }
    }
    return rest
  }

  /// Scrolls by a key; false if the key is none of a scroll view's, or there is nothing to scroll.
  func handle(_ key: KeyEvent) -> Bool {
    let forward: CGFloat
    let axis: Axis
    switch key.name {
    case .upArrow, .downArrow: (axis, forward) = (.vertical, Self.lineLength * (key.name == .downArrow ? 1 : -1))
    case .leftArrow, .rightArrow: (axis, forward) = (.horizontal, Self.lineLength * (key.name == .rightArrow ? 1 : -1))
    case .pageUp, .pageDown, .space:
      axis = .vertical
      forward = size.height * Self.pageShare * (key.name == .pageUp || key.shift ? -1 : 1)
    case .home, .end:
      guard let state = states[.vertical], state.range.upperBound > 0 else { return false }
      jumpToEdge(.vertical, end: key.name == .end)
      return true
    case .tab, .return, .escape: return false
    }
    guard let state = states[axis], state.range.upperBound > 0 else { return false }
    animate(
      axis, to: state.target + forward, duration: ScrollPhysics.keyboardDuration, curve: .easeOut)
    return true
  }

  /// What an arrow key moves, in points, and the share of the viewport a page key moves. Guesses: iOS publishes neither.
  private static let lineLength: CGFloat = 60
  private static let pageShare: CGFloat = 0.85

  // MARK: Touches

  override var gestureRecognizers: [GestureRecognizer] { [pan] }
  override func isHit(_ point: CGPoint) -> Bool { viewport.contains(point) }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    viewport.contains(point) ? super.hitTest(point) : []
  }

  /// True while content moves by itself; a finger that lands then stops it and touches nothing.
  var isDecelerating: Bool { states.values.contains { $0.isMovingByItself } }

  func beginDrag(_ axis: Axis) {
    edgeGoal[axis] = nil
    change(axis) { $0.beginDrag() }
  }

  func drag(_ axis: Axis, by delta: CGFloat) { change(axis) { $0.drag(by: delta) } }

  func endDrag(_ axis: Axis, velocity: CGFloat, at time: TimeInterval) {
    change(axis) { $0.endDrag(velocity: velocity, at: time) }
  }

  // MARK: Painting

  override var effects: Fragment.Effects { Fragment.Effects(clip: .rect(viewport)) }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    let shown = CGPoint(x: -shownOffset.x, y: -shownOffset.y)
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
