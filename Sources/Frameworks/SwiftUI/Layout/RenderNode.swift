import DisplayList
import Foundation

/// A resolved leaf: something with a position on the screen. Measures, places its children, draws, takes touches.
///
/// Layout is SwiftUI's: the parent proposes a size, the node chooses one (`sizeThatFits`), the parent places it.
/// Results are cached by proposal; `LayoutPass` recomputes them only where they can have changed. During layout `x`
/// runs from the leading edge; `place(_:at:proposal:)` mirrors it in right-to-left layouts, so `origin` is physical.
@MainActor
class RenderNode {
  final let key = FragmentKey.next()
  /// The view this was created for; it outlives the render node.
  final unowned let owner: _Node
  final unowned let runtime: Runtime
  final weak var parent: RenderNode?
  final private(set) var isAttached = false
  final private(set) var depth = 0

  init(owner: _Node) {
    self.owner = owner
    runtime = owner.runtime
    runtime.census?.add(self)
  }

  var environment: EnvironmentValues { owner.environment }

  // MARK: Tree

  var children: [RenderNode] { [] }
  /// The sources of preferences: the children, and nodes that exist although they are not shown.
  var preferenceSources: [RenderNode] { children }
  /// Children that are being inserted or removed; nil for a node that never had any.
  final var transitions: ChildTransitions?

  /// Makes `child` a child of this node; `children` must contain it from now on.
  final func adopt(_ child: RenderNode) {
    child.parent = self
    if isAttached { child.setAttached(true) }
  }

  /// The opposite of `adopt`.
  final func disown(_ child: RenderNode) {
    guard child.parent === self else { return }
    child.setAttached(false)
    child.parent = nil
  }

  final func setAttached(_ attached: Bool) {
    guard attached != isAttached else { return }
    isAttached = attached
    depth = (parent?.depth ?? -1) + 1
    if attached {
      runtime.counters.liveNodes += 1
      isLayoutDirty = true
      // Changes while the node was offscreen went unnoticed.
      forgetAnswers()
      didAttach()
    } else {
      runtime.counters.liveNodes -= 1
    }
    for child in children { child.setAttached(attached) }
    if attached { didAttachChildren() }
    if !attached { transitions?.endAll() }
    if !attached { didDetach() }
  }

  /// The node was added to the screen.
  func didAttach() {}
  /// All descendants were added to the screen.
  func didAttachChildren() {}
  /// The node was removed from the screen.
  func didDetach() {}

  // MARK: Measuring

  /// Position in the parent, in points, physical.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  final private(set) var placedProposal: ProposedViewSize?
  /// Whether a descendant changed since the last placement.
  final var isLayoutDirty = true
  /// Whether the node is in the runtime's queue for the layout pass.
  final var isInLayoutQueue = false
  #if DEBUG
    /// The number of the last placement; see `LayoutRules`.
    final var placement = 0
  #endif
  private var answers = LayoutAnswers()

  /// Returns the node's size for a proposal. Overridden; call `sizeThatFits`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the guide that the node or its content sets, if any. Overridden; call `explicitGuide`.
  func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Nodes of higher priority are offered space first.
  var layoutPriority: Double { 0 }
  /// The child whose layout values the node passes on to the layout around it; nil for nodes that arrange children
  /// themselves.
  var layoutValueSource: RenderNode? { nil }
  /// Returns the value that the node passes to the layout around it under a key; nil for none.
  func statedLayoutValue(_ key: ObjectIdentifier) -> Any? { layoutValueSource?.statedLayoutValue(key) }
  /// Returns the node's preferred spacing to its neighbours in a stack. Overridden; use `spacing`.
  func measureSpacing() -> ViewSpacing { ViewSpacing() }

  final var spacing: ViewSpacing {
    if let known = answers.spacing { return known }
    let outer = beginMeasuring()
    let spacing = measureSpacing()
    endMeasuring(outer)
    answers.spacing = spacing
    return spacing
  }

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for known in answers.sizes where known.proposal == proposal { return known.size }
    runtime.counters.measurements += 1
    let outer = beginMeasuring()
    let size = measure(proposal).nonNegative
    endMeasuring(outer)
    answers.add(size, for: proposal)
    return size
  }

  final func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    for known in answers.guides where known.key == key && known.proposal == proposal { return known.value }
    // An infinite length has no guides.
    let outer = beginMeasuring()
    let value = measureGuide(key, in: proposal).flatMap { $0.isFinite ? $0 : nil }
    endMeasuring(outer)
    answers.add(value, of: key, in: proposal)
    return value
  }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] key in explicitGuide(key, in: proposal) }
  }

  /// Marks cached results as outdated, since something they depend on changes. Later results take the change into
  /// account.
  final func outdateAnswers() {
    if !answers.isEmpty { answers.areOld = true }
  }

  /// Recomputes cached results after a change. Returns whether any differs, or may differ since it was dropped.
  final func answersChanged() -> Bool {
    guard answers.areOld else { return false }
    let old = answers
    forgetAnswers()
    if old.areIncomplete { return true }
    if let known = old.spacing, !spacing.isSame(as: known) { return true }
    return old.sizes.reversed().contains { sizeThatFits($0.proposal) != $0.size }
      || old.guides.contains { explicitGuide($0.key, in: $0.proposal) != $0.value }
  }

  private func forgetAnswers() {
    answers.removeAll()
    willAskAgain()
  }

  /// Notifies an ancestor on screen, such as `ViewThatFits`, that measured this offscreen node: it chooses again.
  final func tellChoosingAncestor() {
    var node = self
    while !node.isAttached {
      node.forgetAnswers()
      guard let parent = node.parent else { return }
      node = parent
    }
    node.setNeedsLayout()
  }

  /// Discards what was computed from the children's results. Overridden by nodes with such a cache.
  func willAskAgain() {}

  // MARK: Placing

  /// Places the children inside `size`. Overridden.
  func placeChildren() {}

  /// False if positions are already physical (an offset, a scroll view's content).
  var mirrorsChildren: Bool { true }

  /// Takes a place, and lays out the children if anything about it is new.
  final func setFrame(origin newOrigin: CGPoint, proposal: ProposedViewSize) {
    let placement = notePlacement()
    let newSize = sizeThatFits(proposal).finite
    if !newOrigin.isFinite {
      reportUndrawable("A place, or a length that it follows from, is not finite and counts as 0.")
    }
    let newOrigin = newOrigin.finite
    if newOrigin != origin {
      let old = origin
      origin = newOrigin
      markAncestorsForPaint()
      didMove(from: old)
    }
    guard isLayoutDirty || newSize != size || proposal != placedProposal else { return }
    let resized = newSize != size
    if resized, placedProposal != nil { runtime.trace?.resized(self, from: size) }
    size = newSize
    placedProposal = proposal
    isLayoutDirty = false
    runtime.counters.layouts += 1
    placeChildren()
    proveChildrenPlaced(since: placement)
    if resized { setNeedsPaint() }
  }

  /// The node's position in its parent changed.
  func didMove(from old: CGPoint) {}

  // MARK: Coordinates

  /// The transform that an effect applies to the node on the screen, in the node's coordinates. An image that is drawn
  /// distorted stays in its frame.
  var shownTransform: AffineTransform? { nil }

  /// Returns where a rectangle in the node's coordinates appears, in the same coordinates.
  func shownBounds(of rect: CGRect) -> CGRect { shownTransform.map { rect.applying($0) } ?? rect }

  /// Returns the translation of a child's coordinates besides the child's origin: a scroll view's offset.
  func contentTranslation(of child: RenderNode) -> CGPoint { .zero }

  /// Returns the safe area for a child. Overridden by nodes that consume a part of it, or have none.
  func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? { safeArea(ignoring: regions) }

  /// Whether the stack axis around this node is also that of `child`, which is laid out the same way.
  func keepsStackAxis(of child: RenderNode) -> Bool { false }

  // MARK: Painting

  final private(set) var fragment: Fragment?
  private var fragmentVersion: UInt64 = 0
  private var ownCommands: [DrawCommand] = []
  private var fit = PixelFit()
  final private(set) var isPaintDirty = true
  final private(set) var hasDirtyDescendant = true

  /// Whether the node draws, has an effect, moves on its own or is an accessibility element. Other nodes dissolve:
  /// their children's fragments become children of the nearest ancestor that has one.
  var hasFragment: Bool { false }
  var effects: Fragment.Effects { .none }
  /// Returns the effects on the node's children as a group, if they depend on what the children draw.
  func effects(around children: [Fragment]) -> Fragment.Effects { effects }
  /// Returns the drawing beneath the children, if it depends on what they draw.
  func commands(beneath children: [Fragment]) -> [DrawCommand] { [] }

  /// Draws the node beneath its children, in its own coordinates.
  func draw(into canvas: inout Drawing) {}

  final func setNeedsPaint() {
    isPaintDirty = true
    markAncestorsForPaint()
  }

  final func markAncestorsForPaint() {
    if isAttached { runtime.needsPaint = true }
    var node = parent
    while let ancestor = node, !ancestor.hasDirtyDescendant {
      ancestor.hasDirtyDescendant = true
      node = ancestor.parent
    }
  }

  /// Children moved without being redrawn: a scroll frame.
  final func childrenDidMove() {
    hasDirtyDescendant = true
    markAncestorsForPaint()
  }

  /// Children were added, removed or reordered.
  final func childrenDidChange() {
    hasDirtyDescendant = true
    markAncestorsForPaint()
    setNeedsLayout()
    runtime.accessibilityDidChange()
  }

  /// Adds this node's fragment, or those of its children, to the list of the nearest ancestor that has one.
  final func collectFragments(into fragments: inout [Fragment], offset: CGPoint) {
    let position = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    guard hasFragment else {
      hasDirtyDescendant = false
      isPaintDirty = false
      collectChildFragments(into: &fragments, offset: position)
      return
    }
    let offset = runtime.roundedToPixel(position)
    guard offset.isDrawable else {
      hasDirtyDescendant = false
      return reportUndrawable("Its place is not finite or beyond a billion points.")
    }
    let rest = runtime.rest(of: position, from: offset)
    if let known = fragment, !isPaintDirty, !hasDirtyDescendant, fit.contains(rest) {
      if known.offset != offset { fragment = known.moved(to: offset) }
    } else {
      rebuildFragment(at: offset, rest: rest)
    }
    if let fragment { fragments.append(fragment) }
  }

  /// The node that is being painted, for shapes that depend on their position.
  static private(set) var painted: RenderNode?

  private func rebuildFragment(at offset: CGPoint, rest: CGPoint) {
    var drawn = ownCommands
    let isRedrawn = isPaintDirty || fragment == nil || !fit.contains(rest)
    if isRedrawn {
      runtime.counters.fragments += 1
      var canvas = Drawing(scale: runtime.displayScale, rest: rest)
      Self.painted = self
      draw(into: &canvas)
      Self.painted = nil
      (drawn, fit) = (canvas.commands, canvas.fit)
      if let fault = canvas.fault { reportUndrawable(fault) }
      runtime.counters.drawCommands += drawn.count
      ownCommands = drawn
    }
    isPaintDirty = false
    hasDirtyDescendant = false
    var children: [Fragment] = []
    collectChildFragments(into: &children, offset: .zero)
    let beneath = commands(beneath: children)
    Self.painted = self
    let wanted = effects(around: children)
    Self.painted = nil
    let effects = wanted.drawable
    if effects != wanted, let fault = wanted.fault { reportUndrawable(fault) }
    if isRedrawn || effects != fragment?.effects || !beneath.isEmpty && beneath + drawn != fragment?.commands {
      fragmentVersion += 1
    }
    fragment = Fragment(
      key: key, version: fragmentVersion, offset: offset, size: size, effects: effects, commands: beneath + drawn,
      children: children)
  }

  /// Collects the children's fragments in drawing order. A scroll view overrides this.
  func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if let transitions, !transitions.isEmpty {
      return transitions.collect(children, into: &fragments, offset: offset)
    }
    for child in drawingOrder { child.collectFragments(into: &fragments, offset: offset) }
  }

  // MARK: Touches

  /// Returns the nodes under a point in this node's coordinates, innermost first; empty if there are none.
  func hitTest(_ point: CGPoint) -> [RenderNode] {
    for child in drawingOrder.reversed() {
      let translation = contentTranslation(of: child)
      let local = CGPoint(
        x: point.x - child.origin.x - translation.x, y: point.y - child.origin.y - translation.y)
      var hit = child.hitTest(local)
      guard !hit.isEmpty else { continue }
      hit.append(self)
      return hit
    }
    return isHit(point) ? [self] : []
  }

  /// Whether the node itself (not a child) is under the point: a text, a filled shape, a content shape.
  func isHit(_ point: CGPoint) -> Bool { false }

  /// Whether something observes touches that start on this node.
  final var takesTouches: Bool {
    var recognizers: [GestureRecognizer] = []
    addRecognizers(to: &recognizers)
    return !recognizers.isEmpty
  }

  /// Appends the recognizers of this node and its children to those from further inside, which are in order of
  /// precedence.
  func addRecognizers(to recognizers: inout [GestureRecognizer]) {}

  // MARK: Accessibility

  /// Activates the accessibility element of this node. By default this activates its only child.
  func accessibilityActivate() {
    if children.count == 1 { return children[0].accessibilityActivate() }
    (firstActivatable ?? enclosingActivatable)?.accessibilityActivate()
  }

  /// The bounds of the node's accessibility element, in the node's coordinates.
  var elementBounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Whether it is a container of its own to assistive technology, which what is said about it describes: a lazy stack.
  /// What is said about other stacks describes each element in them.
  var isAccessibilityContainer: Bool { false }

  /// Returns the node's accessibility elements. By default those of its children.
  func accessibilityElements() -> [AccessibilityElement] {
    children.flatMap { $0.accessibilityElements() }
  }
}
