import DisplayList
import Foundation

/// Makes a row of a list of each leaf of the list's content.
struct _ListRowModifier: RenderModifier {
  let look: ListLook
  let selection: ListSelection?
  let model: ListModel
  typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> ListRowRender { ListRowRender(self, owner: owner, child: child) }
  func update(_ render: ListRowRender) { render.modifier = self }
}

/// A row of a list, or a header or footer of a section: the content with its distances, on a card or from edge to edge, with
/// thin lines, and what a touch does to it.
@MainActor
final class ListRowRender: UnaryRender {
  var modifier: _ListRowModifier {
    didSet {
      if modifier.look != oldValue.look { setNeedsLayout() }
      environmentDidChange()
      selectionDidChange()
    }
  }

  /// What of the environment layout depends on.
  private var known: (minimum: CGFloat, direction: LayoutDirection)?

  private func environmentDidChange() {
    let new = (minimum: metrics.minimum(in: environment), direction: environment.layoutDirection)
    defer { known = new }
    if let known, known != new { setNeedsLayout() }
    setNeedsPaint()
  }

  var place = ListRowPlace() {
    didSet {
      guard place != oldValue else { return }
      selectionDidChange()
      var same = oldValue
      same.index = place.index
      if same != place { setNeedsLayout() }
      setNeedsPaint()
    }
  }

  private(set) var traits = ListRowTraits()
  private var isSelected = false
  private var isPressed = false
  /// How far the row is moved to show actions, in points: to the trailing edge, or, negative, to the leading one.
  var slide: CGFloat = 0 {
    didSet { if slide != oldValue { slideDidChange() } }
  }
  private lazy var swipe = SwipeRecognizer(row: self)
  private(set) var motion: SwipeMotion?

  private lazy var press = PressRecognizer(
    node: self, setPressed: { [weak self] in self?.setPressed($0) }, action: { [weak self] in self?.select() })

  init(_ modifier: _ListRowModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
    environmentDidChange()
    readTraits()
  }

  var metrics: ListMetrics { ListMetrics(look: modifier.look, place: place) }
  override var hasFragment: Bool { true }

  // MARK: Traits

  private func readTraits() {
    traits = child.listRowTraits
    // A button that brings a look of its own is pressed where it is seen; any other with all of the row.
    if let press = traits.press, !traits.isLink {
      if case .standard = press.environment.buttonStyle {} else { traits.press = nil }
    }
    traits.press?.row = self
  }

  func traitsDidChange() {
    readTraits()
    setNeedsLayout()
    repaintAround()
  }

  override func willAskAgain() { readTraits() }

  // MARK: Layout

  private func insets(_ width: CGFloat) -> EdgeInsets { traits.insets ?? metrics.insets(width) }

  private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
    guard let width else { return .unspecified }
    let insets = insets(width)
    let free = width - 2 * metrics.cardMargin(width) - insets.leading - insets.trailing
    return ProposedViewSize(width: max(0, free), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let content = child.sizeThatFits(contentProposal(width))
    let insets = insets(width ?? content.width)
    let height = max(content.height + insets.top + insets.bottom, metrics.minimum(in: environment))
    let wanted = content.width + insets.leading + insets.trailing + 2 * metrics.cardMargin(width ?? content.width)
    return CGSize(width: width ?? wanted, height: metrics.gap + height)
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The row without the gap above it and the margins beside its card.
  var card: CGRect {
    let margin = metrics.cardMargin(size.width)
    return CGRect(
      x: margin, y: metrics.gap, width: max(0, size.width - 2 * margin), height: max(0, size.height - metrics.gap))
  }

  override func placeChildren() {
    let insets = insets(size.width)
    let proposal = contentProposal(size.width)
    let content = child.sizeThatFits(proposal)
    let free = card.height - insets.top - insets.bottom - content.height
    place(
      child, at: CGPoint(x: card.minX + insets.leading, y: card.minY + insets.top + free / 2), proposal: proposal)
    if let background = traits.background {
      let origin = background.position(in: self)
      background.area = card.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    placeSwipes()
  }

  // MARK: Drawing

  private func color(_ color: Color) -> Paint {
    .color(color._resolve(in: environment.shapeStyleContext).displayColor)
  }

  /// What lies behind the content.
  private var fill: Color? {
    if place.part == .content, isPressed || isSelected { return Color(uiColor: .systemGray4) }
    switch (place.part, modifier.look) {
    case (.content, .plain):
      // What slides away must not be seen through.
      return slide == 0 ? nil : Color(uiColor: .systemBackground)
    case (.content, _): return Color(uiColor: .secondarySystemGroupedBackground)
    case (.header, .plain):
      return environment.scrollContentBackground == .hidden ? nil : Color(uiColor: .systemBackground)
    case (_, _): return nil
    }
  }

  override func draw(into canvas: inout Canvas) {
    let card = canvas.snapped(card)
    if traits.background == nil, let fill {
      canvas.append(.fill(place.part == .content ? metrics.outline(card) : .rect(card), color(fill)))
    }
    guard place.part == .content else { return }
    for (y, tint) in lines { canvas.append(.fill(.rect(canvas.snapped(line(at: y))), color(tint))) }
  }

  private func line(at y: CGFloat) -> CGRect {
    let leading = insets(size.width).leading
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGRect(
      x: card.minX + (isMirrored ? 0 : leading), y: y, width: max(0, card.width - leading),
      height: environment.pixelLength)
  }

  /// The thin lines of the row. A line between two rows is the upper one's; of a card's edges there are none.
  private var lines: [(y: CGFloat, tint: Color)] {
    var lines: [(CGFloat, Color)] = []
    let standard = Color(uiColor: .separator)
    if place.isFirst, modifier.look == .plain, traits.topSeparator != .hidden {
      lines.append((card.minY, traits.topTint ?? standard))
    }
    let below = place.isLast ? nil : neighbour(1)
    let isHidden = traits.bottomSeparator == .hidden || below?.traits.topSeparator == .hidden
    if !isHidden, !place.isLast || modifier.look != .insetGrouped {
      lines.append((card.maxY - environment.pixelLength, traits.bottomTint ?? below?.traits.topTint ?? standard))
    }
    return lines
  }

  private func neighbour(_ distance: Int) -> ListRowRender? {
    (parent as? LazyStackRender)?.liveRow(place.index + distance) as? ListRowRender
  }

  private func repaintAround() {
    setNeedsPaint()
    // The line between two rows depends on both.
    neighbour(-1)?.setNeedsPaint()
  }

  override func didAttach() {
    super.didAttach()
    selectionDidChange()
    neighbour(-1)?.setNeedsPaint()
  }

  override func didDetach() {
    super.didDetach()
    isPressed = false
    if modifier.model.openRow === self { modifier.model.openRow = nil }
    motion = nil
    slide = 0
  }

  override var effects: Fragment.Effects {
    guard slide != 0 || traits.background != nil && modifier.look == .insetGrouped else { return .none }
    // The card stays where it is while the row moves in it.
    let shift = environment.layoutDirection == .rightToLeft ? slide : -slide
    return Fragment.Effects(clip: metrics.outline(card.offsetBy(dx: shift, dy: 0)))
  }

  // MARK: Touches

  override func isHit(_ point: CGPoint) -> Bool { place.part == .content && card.contains(point) }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    let hit = super.hitTest(point)
    // All of the row is the link or the button in it.
    guard hit.count == 1, hit[0] === self, let press = traits.press, press.environment.isEnabled else { return hit }
    return [press, self]
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    guard place.part == .content else { return }
    if !traits.swipes.isEmpty { recognizers.append(swipe) }
    if traits.press == nil, isSelectable { recognizers.append(press) }
  }

  private var isSelectable: Bool { modifier.selection != nil && traits.isSelectable && place.part == .content }

  func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    setNeedsPaint()
  }

  /// The values by which the row can be selected, its tag first.
  private var ids: [AnyHashable] {
    guard let stack = parent as? LazyStackRender, place.index < stack.lines.leafCount else { return [] }
    return stack.list.selectionValues(ofLeaf: place.index)
  }

  private func select() {
    modifier.selection?.select(ids)
  }

  private func selectionDidChange() {
    let new = isAttached && isSelectable && modifier.selection?.isSelected(ids) == true
    guard new != isSelected else { return }
    isSelected = new
    setNeedsPaint()
    runtime.accessibilityDidChange()
  }

  // MARK: Swiping

  private func slideDidChange() {
    (parent as? LazyStackRender)?.rowDidSlide(self, at: place.index)
    placeSwipes()
    setNeedsPaint()
  }

  /// Actions at the edge of the content, as wide as they are seen.
  private func placeSwipes() {
    guard slide != 0 || traits.swipes.contains(where: \.isShown) else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    for edge in HorizontalEdge.allCases {
      let strips = swipes(at: edge)
      let width = edge == .trailing ? max(0, -slide) : max(0, slide)
      var x = (edge == .trailing) != isMirrored ? card.maxX : card.minX - width
      let natural = strips.reduce(0) { $0 + $1.naturalWidth }
      for strip in strips {
        let share = natural > 0 ? width * strip.naturalWidth / natural : 0
        let origin = strip.position(in: self)
        strip.show(CGRect(x: x - origin.x, y: card.minY - origin.y, width: share, height: card.height))
        x += share
      }
    }
  }

  /// The actions at an edge. Where the app gives some of its own, that to delete is not among them.
  func swipes(at edge: HorizontalEdge) -> [SwipeActionsRender] {
    let all = traits.swipes.filter { $0.edge == edge && $0.naturalWidth > 0 }
    let own = all.filter { !$0.isDeletion }
    return own.isEmpty ? all : own
  }

  func slide(to target: CGFloat, velocity: CGFloat = 0) {
    motion?.stop()
    let made = SwipeMotion(row: self, to: target, velocity: velocity)
    motion = made
    runtime.start(made)
  }

  func close() {
    if modifier.model.openRow === self { modifier.model.openRow = nil }
    slide(to: 0)
  }

  func stopMotion() {
    motion?.stop()
    motion = nil
  }

  // MARK: Accessibility

  override func accessibilityActivate() {
    if let press = traits.press { return press.accessibilityActivate() }
    if isSelectable { return select() }
    super.accessibilityActivate()
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements()
    guard place.part == .content else {
      guard place.part == .header, inside.count == 1, inside[0].role == .staticText else { return inside }
      var header = inside[0]
      header.role = .header
      return [header]
    }
    var cell = AccessibilityElement(node: self, role: .cell, children: inside)
    cell.isSelected = isSelected
    return [cell]
  }
}

extension _Node {
  /// What a row stands for in a selection: its tag, or else its ids.
  fileprivate func selectionValues(ofLeaf index: Int) -> [AnyHashable] {
    var facts = TabFacts()
    _ = origin(ofLeaf: index, &facts)
    return (facts.tag.map { [$0] } ?? []) + ids(ofLeaf: index)
  }
}

extension LazyStackRender {
  /// A row moved sideways.
  func rowDidSlide(_ row: ListRowRender, at index: Int) {
    // A row that goes may no longer have a place.
    guard isAttached, row.isAttached, placedProposal != nil, liveRow(index) === row else { return }
    place(row, at: origin(of: Row(index: index, node: row)), proposal: rowProposal(index))
  }
}
