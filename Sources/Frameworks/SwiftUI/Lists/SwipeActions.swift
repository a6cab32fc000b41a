import Foundation

/// Adds swipe actions to a list row.
nonisolated public struct _SwipeActionsModifier<Layer: View>: LayeredModifier {
  let layer: Layer
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let isDeletion: Bool
  public typealias Body = Never

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> SwipeActionsRender {
    let made = SwipeActionsRender(
      strip: layer, edge: edge, isDeletion: isDeletion, owner: owner, child: child)
    made.allowsFullSwipe = allowsFullSwipe
    return made
  }
  @MainActor func update(_ render: SwipeActionsRender) {
    render.allowsFullSwipe = allowsFullSwipe
    render.isDeletion = isDeletion
  }
}

/// Holds the actions of one edge of a row, which are on screen while the row is swiped.
@MainActor
final class SwipeActionsRender: RenderNode, ListRowStatement {
  let rowContent: RenderNode
  let edge: HorizontalEdge
  var isDeletion: Bool {
    didSet { if isDeletion != oldValue { enclosing(ListRowRender.self)?.traitsDidChange() } }
  }
  var allowsFullSwipe = true
  private let strip: RenderNode
  private var area: CGRect?
  var isShown: Bool { area != nil }

  init(strip: RenderNode, edge: HorizontalEdge, isDeletion: Bool, owner: _Node, child: RenderNode) {
    self.strip = strip
    self.edge = edge
    self.isDeletion = isDeletion
    rowContent = child
    super.init(owner: owner)
    adopt(child)
  }

  func write(to traits: inout ListRowTraits) { traits.swipes.insert(self, at: 0) }

  override var children: [RenderNode] { area == nil ? [rowContent] : [rowContent, strip] }
  override var layoutPriority: Double { rowContent.layoutPriority }
  override func measureSpacing() -> ViewSpacing { rowContent.spacing }
  override func keepsStackAxis(of child: RenderNode) -> Bool { child === rowContent }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { rowContent.sizeThatFits(proposal) }
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    rowContent.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    place(rowContent, at: .zero, proposal: placedProposal ?? .unspecified)
    if let area { strip.setFrame(origin: area.origin, proposal: ProposedViewSize(area.size)) }
  }

  /// The width of the open actions, in points.
  var naturalWidth: CGFloat { strip.sizeThatFits(.unspecified).width }

  /// Shows the actions in a rectangle of this node's coordinates; hides them if that is empty.
  func show(_ rect: CGRect) {
    let new = rect.width > 0 ? rect : nil
    guard new != area else { return }
    let wasShown = area != nil
    area = new
    if wasShown != (new != nil) {
      if new != nil { adopt(strip) } else { disown(strip) }
      childrenDidMove()
      runtime.accessibilityDidChange()
    }
    if let new, placedProposal != nil { strip.setFrame(origin: new.origin, proposal: ProposedViewSize(new.size)) }
  }

  /// The button of the action at the edge of the row, which a full swipe triggers.
  var first: PressRender? {
    func buttons(_ node: RenderNode) -> [PressRender] {
      (node as? PressRender).map { [$0] } ?? node.children.flatMap(buttons)
    }
    return buttons(strip).first
  }

  /// All actions by name.
  var offered: [AccessibilityElement.Action] { strip.offeredActions }

  /// The strip lies outside the content, and takes touches there.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    if let area, area.contains(point) {
      let hit = strip.hitTest(CGPoint(x: point.x - area.minX, y: point.y - area.minY))
      if !hit.isEmpty { return hit + [self] }
    }
    return super.hitTest(point)
  }
}

/// The buttons of one edge, the first at the very edge.
nonisolated struct SwipeStrip<Actions: View>: View, FrameworkView {
  let edge: HorizontalEdge
  let actions: Actions
  @Environment(\.listContext) private var context

  @MainActor var body: some View {
    SwipeStripLayout(edge: edge) { actions }
      .buttonStyle(SwipeActionStyle())
      .labelStyle(.iconOnly)
      .font(.body)
      .transformEnvironment(\.self) { [context] values in
        values.listContext = nil
        values.deletingList = context?.model
        values.buttonInterceptor = ButtonInterceptor { action in
          action()
          context?.model.openRow?.close()
        }
      }
  }
}

/// Divides the width in proportion to the buttons' ideal widths; at least 74 points each when open (a guess).
private struct SwipeStripLayout: Layout {
  let edge: HorizontalEdge
  static let minimum: CGFloat = 74

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max(Self.minimum, $0.sizeThatFits(.unspecified).width) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? widths(subviews).reduce(0, +), height: proposal.height ?? 44)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = widths(subviews)
    let scale = bounds.width / max(1, widths.reduce(0, +))
    var x = edge == .trailing ? bounds.maxX : bounds.minX
    for (view, width) in zip(subviews, widths) {
      let shown = width * scale
      if edge == .trailing { x -= shown }
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: shown, height: bounds.height))
      if edge == .leading { x += shown }
    }
  }
}

/// White on the tint, on red for destructive actions, on grey for all others.
private struct SwipeActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLabel(configuration: configuration)
  }
}

nonisolated private struct SwipeActionLabel: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.system) private var system

  @MainActor var body: some View {
    configuration.label
      .symbolVariant(.fill)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        // On iOS 26 they are apart; how far is a guess.
        if system == .iOS26 { Capsule().fill(fill).padding(4) } else { Rectangle().fill(fill) }
      }
      .contentShape(Rectangle())
      .clipped()
  }

  @MainActor private var fill: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray3))
  }
}

nonisolated extension View {
  /// Adds actions that are revealed when the row is swiped from an edge, the first one at that edge. With
  /// `allowsFullSwipe`, a long swipe performs the first one.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SwipeActionsModifier(
        layer: SwipeStrip(edge: edge, actions: content()), edge: edge, allowsFullSwipe: allowsFullSwipe,
        isDeletion: false))
  }
}
