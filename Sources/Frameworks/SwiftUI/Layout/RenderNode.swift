import DisplayList
import Foundation

/// A resolved leaf: something with a place on the screen. Measures, places its children, draws, takes touches.
///
/// Layout is SwiftUI's: the parent proposes a size, the node chooses one (`sizeThatFits`), the parent places it.
/// Answers are cached by proposal; `LayoutPass` asks again only where they can have changed. `x` runs from the leading
/// edge while a layout computes; `place(_:at:proposal:)` mirrors it where the layout direction says so, so `origin` is
/// physical.
@MainActor
class RenderNode {
  final let key = FragmentKey.next()
  /// The view this was made for; it outlives the render node.
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
  /// Where preferences come from: the children, and what is there although it is not shown.
  var preferenceSources: [RenderNode] { children }
  /// Children that are coming or going; nil for a node that never had any.
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
      // Changes that came while the node was away went unnoticed.
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

  /// The node became part of the screen.
  func didAttach() {}
  /// So did everything inside.
  func didAttachChildren() {}
  /// The node is no longer part of the screen.
  func didDetach() {}

  // MARK: Measuring

  /// Position in the parent, in points, physical.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  final private(set) var placedProposal: ProposedViewSize?
  /// Something inside changed since the last placement.
  final var isLayoutDirty = true
  /// Waiting in the runtime's queue for the layout pass.
  final var isInLayoutQueue = false
  /// The answers were given before something changed that they depend on.
  private var answersAreOld = false
  private var measurements: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var knownSpacing: ViewSpacing?

  /// The size the node wants for a proposal. Overridden; call `sizeThatFits`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The guide the node or its content sets, if any. Overridden; call `explicitGuide`.
  func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Higher priorities are offered space first.
  var layoutPriority: Double { 0 }
  /// The child whose layout values the node hands on to the layout around it; nil for what arranges children itself.
  var layoutValueSource: RenderNode? { nil }
  /// What the node tells the layout around it under a key; nil for nothing.
  func statedLayoutValue(_ key: ObjectIdentifier) -> Any? { layoutValueSource?.statedLayoutValue(key) }
  /// The distances the node prefers to its neighbours in a stack. Overridden; ask for `spacing`.
  func measureSpacing() -> ViewSpacing { ViewSpacing() }

  final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = measureSpacing()
    knownSpacing = spacing
    return spacing
  }

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for known in measurements where known.proposal == proposal { return known.size }
    runtime.counters.measurements += 1
    let size = measure(proposal).nonNegative
    if measurements.count >= 6 { measurements.removeFirst() }
    measurements.append((proposal, size))
    return size
  }

  final func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    for known in guides where known.key == key && known.proposal == proposal { return known.value }
    // What is endless has its guides nowhere.
    let value = measureGuide(key, in: proposal).flatMap { $0.isFinite ? $0 : nil }
    if guides.count >= 6 { guides.removeFirst() }
    guides.append((key, proposal, value))
    return value
  }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] key in explicitGuide(key, in: proposal) }
  }

  /// What the answers depend on changes. Those that are yet to be given will know of it.
  final func outdateAnswers() {
    if !measurements.isEmpty || !guides.isEmpty || knownSpacing != nil { answersAreOld = true }
  }

  /// Asks again everything that was asked before a change; true if any answer differs.
  final func answersChanged() -> Bool {
    guard answersAreOld else { return false }
    let oldMeasurements = measurements
    let oldGuides = guides
    let oldSpacing = knownSpacing
    forgetAnswers()
    var changed = oldSpacing.map { !spacing.isSame(as: $0) } ?? false
    for old in oldMeasurements where sizeThatFits(old.proposal) != old.size { changed = true }
    for old in oldGuides where explicitGuide(old.key, in: old.proposal) != old.value { changed = true }
    return changed
  }

  private func forgetAnswers() {
    answersAreOld = false
    willAskAgain()
    measurements.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    knownSpacing = nil
  }

  /// The node is not on the screen but was measured by an ancestor that is, such as `ViewThatFits`: that chooses again.
  final func tellChoosingAncestor() {
    var node = self
    while !node.isAttached {
      node.forgetAnswers()
      guard let parent = node.parent else { return }
      node = parent
    }
    node.setNeedsLayout()
  }

  /// What was computed from the children's answers is no longer valid. Overridden by nodes that keep such a cache.
  func willAskAgain() {}

  // MARK: Placing

  /// Places the children inside `size`. Overridden.
  func placeChildren() {}

  /// Places a child: `point` is its top leading corner in this node's coordinates.
  final func place(_ child: RenderNode, at point: CGPoint, proposal: ProposedViewSize) {
    var point = point
    if environment.layoutDirection == .rightToLeft, mirrorsChildren {
      point.x = size.width - point.x - child.sizeThatFits(proposal).width
    }
    child.setFrame(origin: point, proposal: proposal)
  }

  /// False where positions are physical already (an offset, a scroll view's content).
  var mirrorsChildren: Bool { true }

  /// Takes a place; lays out the children if anything about it is new.
  final func setFrame(origin newOrigin: CGPoint, proposal: ProposedViewSize) {
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
    if resized { setNeedsPaint() }
  }

  /// Lays out again in the same place.
  final func layoutInPlace() {
    guard let placedProposal else { return }
    isLayoutDirty = true
    setFrame(origin: origin, proposal: placedProposal)
  }

  /// The node's position in its parent changed.
  func didMove(from old: CGPoint) {}

  /// Something that layout depends on changed here.
  final func setNeedsLayout() {
    outdateAnswers()
    setNeedsPlacement()
  }

  /// Something inside has no place yet, or asks for another one.
  final func setNeedsPlacement() {
    isLayoutDirty = true
    guard !isInLayoutQueue else { return }
    runtime.enqueuePlacement(of: self)
  }

  // MARK: Coordinates

  /// What an effect does to the node's place on the screen, in the node's coordinates; a picture that is drawn distorted stays
  /// in its frame.
  var shownTransform: AffineTransform? { nil }

  /// Where a rectangle in the node's coordinates is seen, in the same coordinates.
  func shownBounds(of rect: CGRect) -> CGRect { shownTransform.map { rect.applying($0) } ?? rect }

  /// What this node adds to a child's coordinates besides the child's origin: a scroll view's offset.
  func contentTranslation(of child: RenderNode) -> CGPoint { .zero }

  /// The safe area for a child. Overridden by what keeps a part of it, or has none.
  func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? { safeArea(ignoring: regions) }

  /// True if the axis of the stack around this node is also that of the stack around `child`: what is laid out as the child is.
  func keepsStackAxis(of child: RenderNode) -> Bool { false }

  // MARK: Painting

  final private(set) var fragment: Fragment?
  private var fragmentVersion: UInt64 = 0
  private var ownCommands: [DrawCommand] = []
  final private(set) var isPaintDirty = true
  final private(set) var hasDirtyDescendant = true

  /// True if the node draws, has an effect, moves on its own or is an accessibility element. Others dissolve: their
  /// children's fragments become children of the next ancestor that has one.
  var hasFragment: Bool { false }
  var effects: Fragment.Effects { .none }
  /// What the node does to its children as a group, where that depends on what they draw.
  func effects(around children: [Fragment]) -> Fragment.Effects { effects }
  /// Drawing beneath the children that depends on what they draw.
  func commands(beneath children: [Fragment]) -> [DrawCommand] { [] }

  /// What the node draws beneath its children, in its own coordinates.
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

  /// Children moved without being drawn anew: a scroll frame.
  final func childrenDidMove() {
    hasDirtyDescendant = true
    markAncestorsForPaint()
  }

  /// Children came, went or changed their order.
  final func childrenDidChange() {
    hasDirtyDescendant = true
    markAncestorsForPaint()
    setNeedsLayout()
    runtime.accessibilityDidChange()
  }

  /// Adds this node's fragment, or those of its children, to the list of the next ancestor that has one.
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
    if let known = fragment, !isPaintDirty, !hasDirtyDescendant {
      if known.offset != offset { fragment = known.moved(to: offset) }
    } else {
      rebuildFragment(at: offset)
    }
    if let fragment { fragments.append(fragment) }
  }

  /// The node whose looks are asked for, for shapes that depend on where they are.
  static private(set) var painted: RenderNode?

  private func rebuildFragment(at offset: CGPoint) {
    var drawn = ownCommands
    let isRedrawn = isPaintDirty || fragment == nil
    if isRedrawn {
      runtime.counters.fragments += 1
      var canvas = Drawing(scale: runtime.displayScale)
      Self.painted = self
      draw(into: &canvas)
      Self.painted = nil
      drawn = canvas.commands
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

  /// The children's fragments, in drawing order. A scroll view overrides this.
  func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if let transitions, !transitions.isEmpty {
      return transitions.collect(children, into: &fragments, offset: offset)
    }
    for child in drawingOrder { child.collectFragments(into: &fragments, offset: offset) }
  }

  // MARK: Touches

  /// The nodes under a point in this node's coordinates, innermost first; empty if the point meets nothing.
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

  /// True if the node itself (not a child) is under the point: a text, a filled shape, a content shape.
  func isHit(_ point: CGPoint) -> Bool { false }

  /// Something watches touches that begin on this node.
  final var takesTouches: Bool {
    var recognizers: [GestureRecognizer] = []
    addRecognizers(to: &recognizers)
    return !recognizers.isEmpty
  }

  /// Adds what watches touches that begin on this node or its children to those from further inside, which are in the
  /// order of their precedence.
  func addRecognizers(to recognizers: inout [GestureRecognizer]) {}

  // MARK: Accessibility

  /// Assistive technology activates the element that this node stands for. The default asks its only child.
  func accessibilityActivate() {
    if children.count == 1 { return children[0].accessibilityActivate() }
    (firstActivatable ?? enclosingActivatable)?.accessibilityActivate()
  }

  /// What the element of this node covers, in the node's coordinates.
  var elementBounds: CGRect { CGRect(origin: .zero, size: size) }

  /// What this node contributes to the accessibility tree. The default passes its children's elements on.
  func accessibilityElements() -> [AccessibilityElement] {
    children.flatMap { $0.accessibilityElements() }
  }
}
