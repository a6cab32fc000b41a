import DisplayList
import Foundation

/// Turns each leaf of a list's content into a row.
nonisolated struct _ListRowModifier: RenderModifier, Animatable {
  let look: ListLook
  let selection: ListSelection?
  let model: ListModel
  let isEditing: Bool
  /// How far the controls of edit mode have appeared, from 0 to 1.
  var progress: Double
  typealias Body = Never
  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ListRowRender {
    ListRowRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListRowRender) { render.modifier = self }
}

/// A list row, or a header or footer of a section: the content with its insets, on a card or from edge to edge, with
/// separators and touch handling.
@MainActor
final class ListRowRender: UnaryRender {
  var modifier: _ListRowModifier {
    didSet {
      if modifier.look != oldValue.look { setNeedsLayout() }
      environmentDidChange()
      editingDidChange(from: oldValue)
      selectionDidChange()
      offered.forget()
    }
  }

  /// The environment values that layout depends on.
  private var known:
    (minimum: CGFloat, direction: LayoutDirection, spacing: CGFloat?, rows: CGFloat?, margins: [Edge: CGFloat])?

  private func environmentDidChange() {
    let new = (
      minimum: metrics.minimum(in: environment), direction: environment.layoutDirection,
      spacing: environment.listSectionSpacing.points, rows: environment.listRowSpacing,
      margins: environment.listSectionMargins
    )
    defer { known = new }
    if let known, known != new { setNeedsLayout() }
    repaint()
    for control in [leadingControl, handle] { control?.setNeedsPaint() }
  }

  /// Whether a header is shifted from its position among the rows.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsPaint() } } }

  var place = ListRowPlace() {
    didSet {
      guard place != oldValue else { return }
      if place.part != oldValue.part { readTraits() }
      updateLines()
      updateControls()
      selectionDidChange()
      var same = oldValue
      same.index = place.index
      if same != place { setNeedsLayout() }
      repaint()
    }
  }

  private(set) var traits = ListRowTraits()
  private(set) var isSelected = false
  private var isPressed = false
  /// The separators of a row with a background, above the row's own drawing.
  var upperLines: RowLinesRender?
  /// In edit mode: before the content, and behind it.
  var leadingControl: ListEditControl?
  var handle: ListEditControl?
  /// Whether a finger is moving the row among the others.
  var isLifted = false {
    didSet { if isLifted != oldValue { setNeedsPaint() } }
  }
  /// How far the row is shown below its place, in points: while a finger moves it or another one.
  var shift: CGFloat = 0 {
    didSet { if shift != oldValue { (parent as? LazyStackRender)?.rowDidSlide(self, at: place.index) } }
  }
  var shiftMotion: SwipeMotion?
  private lazy var lift = ListReorderRecognizer(row: self, on: self, delay: ListReorderRecognizer.rest)
  /// How far the row is moved to reveal actions, in points: towards the trailing edge, or, negative, towards the
  /// leading one.
  var slide: CGFloat = 0 {
    didSet { if slide != oldValue { slideDidChange() } }
  }
  private lazy var swipe = SwipeRecognizer(row: self)
  var motion: SwipeMotion?

  private lazy var press = PressRecognizer(
    node: self, setPressed: { [weak self] in self?.setPressed($0) }, action: { [weak self] in self?.tapped() })
  private lazy var menuPress = MenuPressRecognizer(node: self, source: self)
  let offered = OfferedActions()

  init(_ modifier: _ListRowModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
    environmentDidChange()
    readTraits()
    updateControls()
    updateLines()
  }

  var metrics: ListMetrics {
    ListMetrics(
      look: modifier.look, place: place, spacing: sectionSpacing,
      isBelowLargeTitle: modifier.model.isBelowLargeTitle, rowSpacing: environment.listRowSpacing,
      system: environment.system)
  }
  override var hasFragment: Bool { true }
  override var children: [RenderNode] {
    guard leadingControl != nil || handle != nil || upperLines != nil else { return [child] }
    return [leadingControl, child, upperLines, handle].compactMap(\.self)
  }

  // MARK: Traits

  private func readTraits() {
    traits = child.listRowTraits
    // A section's settings apply to its rows.
    if place.part != .content { traits.background = nil }
    // A button with its own style is pressed where it is visible; any other with the whole row.
    if let press = traits.press, !traits.isLink {
      if case .standard = press.environment.buttonStyle {} else { traits.press = nil }
    }
    traits.press?.row = self
    // A link shows it before its arrow.
    traits.badge?.isInRow = !traits.isLink
  }

  func traitsDidChange() {
    readTraits()
    updateControls()
    updateLines()
    setNeedsLayout()
    repaintAround()
    runtime.accessibilityDidChange()
  }

  override func willAskAgain() {
    readTraits()
    updateControls()
    updateLines()
  }

  // MARK: Layout

  private func insets(_ width: CGFloat) -> EdgeInsets {
    var insets = contentInsets(width)
    let room = ListEditControl.room * modifier.progress
    if leadingControl != nil { insets.leading += room }
    if handle != nil { insets.trailing += room }
    return insets
  }

  /// Without the controls of edit mode.
  func contentInsets(_ width: CGFloat) -> EdgeInsets {
    var insets = traits.insets ?? metrics.insets(width, isControl: traits.isControl, isText: child.showsOnlyText)
    if let top = traits.edgeInsets[.top] { insets.top = top }
    if let leading = traits.edgeInsets[.leading] { insets.leading = leading }
    if let bottom = traits.edgeInsets[.bottom] { insets.bottom = bottom }
    if let trailing = traits.edgeInsets[.trailing] { insets.trailing = trailing }
    return insets
  }

  private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
    guard let width else { return .unspecified }
    let (insets, margins) = (insets(width), cardMargins(width))
    let free = width - margins.leading - margins.trailing - insets.leading - insets.trailing
    return ProposedViewSize(width: max(0, free), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let content = child.sizeThatFits(contentProposal(width))
    let insets = insets(width ?? content.width)
    let height = max(content.height + insets.top + insets.bottom, metrics.minimum(in: environment))
    let margins = cardMargins(width ?? content.width)
    let wanted = content.width + insets.leading + insets.trailing + margins.leading + margins.trailing
    // A row is whole pixels high, as the cells of a collection view are.
    let scale = runtime.displayScale
    let pixels = ((metrics.gap + height) * scale - 0.001).rounded(.up)
    return CGSize(width: width ?? wanted, height: pixels / scale)
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The row without the space above it and the margins beside its card.
  var card: CGRect {
    let margins = cardMargins(size.width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? margins.trailing : margins.leading, y: metrics.gap,
      width: max(0, size.width - margins.leading - margins.trailing), height: max(0, size.height - metrics.gap))
  }

  override func placeChildren() {
    let insets = insets(size.width)
    let proposal = contentProposal(size.width)
    let content = child.sizeThatFits(proposal)
    let free = card.height - insets.top - insets.bottom - content.height
    place(
      child,
      at: CGPoint(x: cardMargins(size.width).leading + insets.leading, y: card.minY + insets.top + free / 2),
      proposal: proposal)
    if let background = traits.background {
      let origin = background.position(in: self)
      background.area = card.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    if let upperLines { place(upperLines, at: .zero, proposal: ProposedViewSize(size)) }
    placeControls()
    placeSwipes()
  }

  // MARK: Drawing

  func color(_ color: Color) -> Paint {
    .color(color._resolve(in: environment.shapeStyleContext).displayColor)
  }

  /// The fill behind the content.
  private var fill: Color? {
    if place.part == .content, isPressed || isSelected { return Color(uiColor: .systemGray4) }
    switch (place.part, modifier.look) {
    case (.content, .plain):
      // Content that slides away must not show through.
      return slide == 0 && !isLifted ? nil : Color(uiColor: .systemBackground)
    case (.content, _): return Color(uiColor: .secondarySystemGroupedBackground)
    case (_, _): return nil
    }
  }

  override func draw(into canvas: inout Drawing) {
    let card = canvas.snapped(card)
    if traits.background == nil, let fill {
      canvas.append(.fill(place.part == .content ? metrics.outline(card) : .rect(card), color(fill)))
    }
    if isPinned, traits.background == nil { drawPinnedGround(card, into: &canvas) }
    if upperLines == nil { drawLines(into: &canvas) }
  }

  override func didAttach() {
    super.didAttach()
    selectionDidChange()
    neighbour(-1)?.repaint()
    // So does the spacing between two sections.
    if place.isLast, let below = neighbour(1), traits.sectionSpacing != nil || sectionMargin(.bottom) != nil {
      below.setNeedsLayout()
    }
  }

  override func didDetach() {
    super.didDetach()
    isPressed = false
    offered.forget()
    if modifier.model.openRow === self { modifier.model.openRow = nil }
    motion = nil
    slide = 0
    if modifier.model.reorder?.row === self { modifier.model.reorder?.cancel() }
    shiftMotion?.stop()
    shift = 0
  }

  override var effects: Fragment.Effects {
    if isLifted { return Self.lifted }
    guard slide != 0 || traits.background != nil && modifier.look == .insetGrouped else { return .none }
    // The card stays while the row moves in it.
    let shift = environment.layoutDirection == .rightToLeft ? slide : -slide
    return Fragment.Effects(clip: metrics.outline(card.offsetBy(dx: shift, dy: 0)))
  }

  // MARK: Touches

  override func isHit(_ point: CGPoint) -> Bool { place.part == .content && card.contains(point) }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    let hit = super.hitTest(point)
    guard !hit.isEmpty, place.part == .content, !takesAllTouches else { return hit }
    // The whole row is the link or the button in it.
    if hit.count == 1, let press = traits.press { return press.environment.isEnabled ? [press, self] : hit }
    // Content that takes no touches belongs to the row's buttons.
    guard traits.press == nil, let press = buttons.first, !hit.dropLast().contains(where: \.takesTouches) else {
      return hit
    }
    press.spread(over: self)
    return hit.dropLast() + [press, self]
  }

  /// The unstyled buttons in the row. A tap on the row, or on one of them, triggers all.
  var buttons: [PressRender] {
    guard modifier.selection == nil else { return [] }
    var found: [PressRender] = []
    func look(_ node: RenderNode) {
      if let press = node as? PressRender {
        if press.modifier.isPartOfRow, press.environment.isEnabled { found.append(press) }
      } else if (node as? ListRowTraitRender)?.trait != .control(true), !(node is ScrollRender) {
        node.children.forEach(look)
      }
    }
    look(child)
    return found
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    guard place.part == .content else { return }
    if takesAllTouches { recognizers.removeAll { !($0.node is ListEditControl) } }
    if !traits.swipes.isEmpty, !modifier.isEditing { recognizers.append(swipe) }
    if isChosen || hasPrimaryAction { recognizers.append(press) }
    if environment.rowMenu != nil, !canMove { recognizers.append(menuPress) }
    if canMove { recognizers.append(lift) }
  }

  /// Whether a tap, or a key, selects the row and does nothing else.
  var isChosen: Bool { isSelectable && (traits.press == nil || takesAllTouches) }
  /// Several rows can be selected only in edit mode.
  var isSelectable: Bool { canBeSelected && (modifier.selection?.isMultiple != true || modifier.isEditing) }
  var canBeSelected: Bool { modifier.selection != nil && traits.isSelectable && place.part == .content }

  func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    setNeedsPaint()
  }

  /// The values by which the row can be selected, its tag first.
  var ids: [AnyHashable] {
    guard let stack = parent as? LazyStackRender, place.index < stack.lines.leafCount else { return [] }
    return stack.list.selectionValues(ofLeaf: place.index)
  }

  private func tapped() {
    if !performPrimaryAction() { select() }
  }

  func select() {
    modifier.model.lastSelected = self
    modifier.selection?.select(ids, .toggling)
  }

  /// Selects the row by a key. When extending, the selected rows stay selected.
  func select(extending: Bool) {
    modifier.model.lastSelected = self
    modifier.selection?.select(ids, extending ? .adding : .alone)
  }

  private func selectionDidChange() {
    let new = isAttached && canBeSelected && modifier.selection?.isSelected(ids) == true
    guard new != isSelected else { return }
    isSelected = new
    offered.forget()
    leadingControl?.isOn = new
    setNeedsPaint()
    runtime.accessibilityDidChange()
  }

  // MARK: Accessibility

  override func accessibilityActivate() {
    if let press = traits.press, !takesAllTouches { return press.accessibilityActivate() }
    if isSelectable || hasPrimaryAction { return tapped() }
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
    guard traits.isCell else { return inside }
    var cell = AccessibilityElement(node: self, role: .cell, children: inside)
    cell.isSelected = isSelected
    cell.actions = swipeActions + moveActions + menuActions
    return [cell]
  }
}

extension _Node {
  /// Returns a row's values in a selection: its tag, or else its ids.
  fileprivate func selectionValues(ofLeaf index: Int) -> [AnyHashable] {
    var facts = LeafFacts()
    _ = origin(ofLeaf: index, &facts)
    return (facts.tag.map { [$0] } ?? []) + ids(ofLeaf: index)
  }
}

extension LazyStackRender {
  /// A row was swiped sideways.
  func rowDidSlide(_ row: ListRowRender, at index: Int) {
    // A row that is being removed may no longer have a place.
    guard isAttached, row.isAttached, placedProposal != nil, liveRow(index) === row else { return }
    place(row, at: origin(of: Row(index: index, node: row)), proposal: rowProposal(index))
  }
}
