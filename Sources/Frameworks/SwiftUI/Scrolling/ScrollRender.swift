import DisplayList
import Foundation
import ScrollworkUIKit

/// The viewport of a `ScrollView`. It owns the position; everything that moves it (finger, wheel, key, code) goes
/// through it.
///
/// A scroll frame changes one number: neither bodies nor layout run unless the offset leaves the interval for which the
/// lazy containers inside have rows.
///
/// When layout changes sizes or rows, the offset follows one visible node, the *anchor*. It is captured once per frame,
/// from what the last frame showed, and moved with the content in this frame. Where each layout pass leaves the content
/// depends only on that and on the new sizes: decisions of a pass beyond following the anchor, such as bringing the
/// offset into its range, are made again by the next one. At the start, the edge itself is the anchor.
///
/// Its parts are values with invariants of their own: `ScrollAnchoring`, `ScrollGoals`, `ScrollTakeover`, `RowCoverage`
/// and `WheelSession`. They know nothing of each other; this type connects them with layout and motion.
///
/// Offsets are logical: 0 shows the content's leading end, which is the right one in a right-to-left layout.
@MainActor
final class ScrollRender: RenderNode, RunningMotion {
  private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  /// The content: always one node, a stack if the content has several leaves.
  private(set) var content: RenderNode
  var states: [Axis: ScrollAxisState] = [:]
  /// How far the viewport extends under bars and corners that touch the scroll view.
  var insets = EdgeInsets()
  /// The viewport's start on the screen after the last layout, and the screen's size.
  var lastViewport: (start: CGFloat, screen: CGSize)?
  let contentKey = FragmentKey.next()
  private var contentFragment: Fragment?
  private(set) lazy var pan = ScrollPanRecognizer(scroll: self)
  /// Nil unless a pull can refresh the content.
  private(set) var refreshControl: RefreshControl?
  private lazy var indicators = ScrollIndicators(scroll: self)
  /// What layout keeps in place.
  var anchoring = ScrollAnchoring()
  /// Where code wants the content to be.
  var goals = ScrollGoals()
  /// Who moved the content last.
  var takeover = ScrollTakeover()
  /// The offset at which the last drag began.
  var dragStart = CGPoint.zero
  /// The environment settings that affect scrolling.
  var settings = ScrollSettings() { didSet { settingsDidChange(from: oldValue) } }
  /// The lazy containers inside, and the offsets for which they have their rows.
  var coverage = RowCoverage()
  /// The containers inside whose children are scroll targets.
  var targetLayouts: [ScrollTargetLayoutRender] = []
  /// The wheel that scrolls, if anything depends on when it stops.
  var wheel = WheelSession()
  /// Called for each move of the content.
  var onMove: (@MainActor () -> Void)?
  /// Whether fingers scroll; nil to use the environment.
  var fingersScroll: (@MainActor () -> Bool)?
  /// The UIKit view found by an app; nil until then.
  var standIn: ScrollStandIn?
  /// Whether there has been something to scroll.
  var hasBegun = false
  /// Whether the indicators flash after the next layout.
  private var isFlashDue = false

  init(axes: Axis.Set, showsIndicators: Bool, content: RenderNode, owner: _Node) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content
    super.init(owner: owner)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { states[axis] = ScrollAxisState() }
    adopt(content)
  }

  override var children: [RenderNode] { refreshControl.map { [$0, content] } ?? [content] }
  override var hasFragment: Bool { true }
  override var mirrorsChildren: Bool { false }

  func update(axes: Axis.Set, showsIndicators: Bool) {
    self.showsIndicators = showsIndicators
    guard axes != self.axes else { return }
    self.axes = axes
    let old = states
    states = [:]
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { states[axis] = old[axis] ?? ScrollAxisState() }
    coverage.uncoverAll()
    content.lookForScrollViews()
    updateRefreshControl()
    childrenDidMove()
    setNeedsLayout()
  }

  override func didAttach() {
    runtime.scrollViews.all.append(self)
    settings.position?.connect(self)
    connectObservers()
    isFlashDue = settings.flashesOnAppear
  }

  private func settingsDidChange(from old: ScrollSettings) {
    if isAttached, settings.position !== old.position { settings.position?.connect(self) }
    if settings.anchors != old.anchors { setNeedsLayout() }
    if settings.margins != old.margins { childrenDidMove() }
    if isAttached, settings.flashes != old.flashes { indicators.flash() }
    updateRefreshControl()
  }

  func flashIndicators() { if isAttached { indicators.flash() } }

  func updateRefreshControl() {
    let isNeeded = refresh != nil && states[.vertical] != nil
    guard isNeeded != (refreshControl != nil) else { return }
    if let old = refreshControl {
      refreshControl = nil
      disown(old)
    } else {
      let made = RefreshControl(scroll: self)
      refreshControl = made
      adopt(made)
    }
    childrenDidChange()
  }

  /// Lets the content rest this far below its usual start, in points.
  func setRestAboveStart(_ distance: CGFloat) {
    change(.vertical, because: .deceleration) { $0.setRestAboveStart(distance, at: runtime.now) }
  }

  override func didDetach() {
    runtime.scrollViews.all.removeAll { $0 === self }
    runtime.motions.removeAll { $0 === self }
    for axis in states.keys { states[axis]?.stop() }
    goals.removeAll()
    wheel.interrupt()
    forgetAnchor()
    indicators.hide()
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
    let wanted = content.sizeThatFits(proposal)
    var origin = CGPoint.zero
    // Content shorter than the viewport is aligned with the default anchor.
    for axis in states.keys {
      origin[axis] = max(0, size[axis] - wanted[axis]) * (defaultShare(axis, for: .alignment) ?? 0)
    }
    if isMirrored(.horizontal) { origin.x = size.width - wanted.width - origin.x }
    content.setFrame(origin: origin, proposal: proposal)
    refreshControl?.setFrame(origin: .zero, proposal: ProposedViewSize(width: size.width, height: nil))
    updateGeometry()
  }

  /// Returns whether horizontal content starts at the right, in a right-to-left layout.
  func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && states[.horizontal] != nil && environment.layoutDirection == .rightToLeft
  }

  func updateGeometry() {
    for axis in states.keys { states[axis]?.setGeometry(content: content.size[axis], viewport: size[axis]) }
  }

  /// Called when no layout is left in this frame.
  func layoutDidSettle() {
    if let axis = mainAxis, let state = states[axis], state.range.upperBound > 0 { hasBegun = true }
    guard isFlashDue, isAttached else { return }
    isFlashDue = false
    indicators.flash()
  }

  /// Returns whether the content's end is in view, as far as is known.
  func isAtEnd(_ axis: Axis) -> Bool {
    guard let state = states[axis] else { return false }
    return state.range.upperBound > 0 && state.offset >= state.range.upperBound
  }

  override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? { nil }

  // MARK: Position

  /// Offset 0 shows the content's start at the scroll view's start. In points, not rounded.
  var offset: CGPoint {
    CGPoint(x: states[.horizontal]?.offset ?? 0, y: states[.vertical]?.offset ?? 0)
  }

  /// The translation of the content, in physical coordinates.
  private var translation: CGPoint { CGPoint(x: offset.x * -direction(.horizontal), y: -offset.y) }

  /// Returns 1 if offsets grow to the right or down, -1 if they grow to the left.
  func direction(_ axis: Axis) -> CGFloat { isMirrored(axis) ? -1 : 1 }

  func state(_ axis: Axis) -> ScrollAxisState? { states[axis] }

  override func contentTranslation(of child: RenderNode) -> CGPoint {
    if let refreshControl, child === refreshControl { return refreshControl.translation }
    return translation
  }

  /// Carries out a change along one axis and its consequences.
  func change(_ axis: Axis, because cause: ScrollCause, _ body: (inout ScrollAxisState) -> Void) {
    guard var state = states[axis] else { return }
    let old = state.offset
    state.bounces = bounces
    body(&state)
    // Nothing moves off the screen, and no motion may continue once the view is gone.
    if !isAttached { state.stop() }
    states[axis] = state
    if state.isMovingByItself { runtime.startMotion(self) }
    if state.offset != old {
      runtime.trace?.moved(self, axis, from: old, because: cause)
      runtime.scrollViews.travelled(self, axis, isForward: state.offset > old)
      offsetDidChange(axis)
    }
    runtime.requestFrame()
  }

  private func offsetDidChange(_ axis: Axis) {
    childrenDidMove()
    tellOfMove()
    onMove?()
    indicators.flash()
    if axis == .vertical { refreshControl?.offsetDidChange() }
    if coverage.covers(offset[axis], axis) { return }
    refillLazyContainers(axis)
  }

  /// Lets layout build rows that may be missing.
  private func refillLazyContainers(_ axis: Axis) {
    coverage.uncover(axis)
    for container in coverage.containers where container.axis == axis {
      if let valid = container.validOffsets(in: self), !valid.contains(offset[axis]) {
        runtime.enqueueLayout(container)
      }
    }
  }

  /// In points per second, now.
  func velocity(_ axis: Axis) -> CGFloat { states[axis]?.velocity(at: runtime.now) ?? 0 }

  /// Advances motions to `time`; returns false if no axis moves by itself.
  func advance(to time: TimeInterval) -> Bool {
    for axis in Axis.allCases {
      retarget(axis)
      handOnFling(axis, at: time)
      let isBeyond = states[axis].map { !$0.range.contains($0.offset) } == true
      let cause: ScrollCause = states[axis]?.phase == .animating ? .animation : isBeyond ? .clamp : .deceleration
      change(axis, because: cause) { _ = $0.advance(to: time) }
      // What is missing at the goal is built in this frame; then it is exact.
      if goals[axis] != nil, states[axis]?.isAtRest == true, runtime.layoutQueue.isEmpty { goals[axis] = nil }
    }
    let isTurning = wheel.isTurning(at: time)
    if !isTurning { settleAfterWheel() }
    return isTurning || states.values.contains(where: \.isMovingByItself)
  }

  // MARK: Touches

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    if isScrollEnabled { recognizers.append(pan) }
  }

  override func isHit(_ point: CGPoint) -> Bool { viewport.contains(point) }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    viewport.contains(point) ? super.hitTest(point) : []
  }

  /// Whether the content moves by itself; a finger that lands then only stops it.
  var isDecelerating: Bool { states.values.contains { $0.isMovingByItself } }

  // MARK: Painting

  override var effects: Fragment.Effects {
    environment.isScrollClipDisabled ? .none : Fragment.Effects(clip: .rect(viewport))
  }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if let refreshControl, refreshControl.isShown {
      refreshControl.collectFragments(into: &fragments, offset: refreshControl.translation)
    }
    // Rounded to device pixels separately; content is rounded in its own coordinates.
    let shown = runtime.roundedToPixel(translation)
    if let known = contentFragment, !content.isPaintDirty, !content.hasDirtyDescendant, known.size == content.size {
      contentFragment = known.offset == shown ? known : known.moved(to: shown)
    } else {
      var inner: [Fragment] = []
      content.collectFragments(into: &inner, offset: .zero)
      contentFragment = Fragment(key: contentKey, version: 1, offset: shown, size: content.size, children: inner)
    }
    if let contentFragment { fragments.append(contentFragment) }
    fragments += indicators.fragments()
  }

  // MARK: Accessibility

  /// Includes the space that a large title above has given up.
  override var elementBounds: CGRect {
    let gone = gone(at: offset.y, .vertical)
    return CGRect(x: 0, y: -gone, width: size.width, height: size.height + gone)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    [AccessibilityElement(node: self, role: .scrollView, children: super.accessibilityElements())]
  }
}
