import Foundation

/// Adds a view next to the content. The content is laid out in the remaining space and may extend under the view.
nonisolated public struct _SafeAreaInsetModifier<Layer: View>: LayeredModifier {
  public typealias Body = Never
  let layer: Layer
  let edge: Edge
  /// Only the component across the edge is used.
  let alignment: Alignment
  let spacing: CGFloat?

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> SafeAreaInsetRender {
    let render = SafeAreaInsetRender(bar: layer, owner: owner, child: child)
    update(render)
    return render
  }

  @MainActor func update(_ render: SafeAreaInsetRender) {
    render.arrangement = SafeAreaInsetRender.Arrangement(edge: edge, alignment: alignment, spacing: spacing)
  }
}

@MainActor
final class SafeAreaInsetRender: RenderNode {
  private let child: RenderNode
  private let bar: RenderNode
  var arrangement = Arrangement() { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  struct Arrangement: Equatable {
    var edge = Edge.bottom
    var alignment = Alignment.center
    var spacing: CGFloat?

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isAtStart: Bool { edge == .top || edge == .leading }
  }

  init(bar: RenderNode, owner: _Node, child: RenderNode) {
    self.child = child
    self.bar = bar
    super.init(owner: owner)
    adopt(child)
    adopt(bar)
  }

  /// The bar is above what extends under it.
  override var children: [RenderNode] { [child, bar] }
  override var layoutPriority: Double { child.layoutPriority }
  override var layoutValueSource: RenderNode? { child }

  override func keepsStackAxis(of child: RenderNode) -> Bool { child === self.child }

  override func measureSpacing() -> ViewSpacing {
    var spacing = child.spacing
    spacing.take(bar.spacing, edges: Edge.Set(arrangement.edge))
    return spacing
  }

  /// The spacing of a stack with the bar after the content, wherever it is, unless the app sets one.
  private var distance: CGFloat {
    arrangement.spacing ?? child.spacing.distance(to: bar.spacing, along: arrangement.axis)
  }

  /// Proposes the bar the length that the content's minimum leaves along the axis.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let axis = arrangement.axis
    guard let offered = proposal[axis] else { return proposal }
    var least = proposal
    least[axis] = 0
    var asked = proposal
    asked[axis] = max(0, max(0, offered - distance) - child.sizeThatFits(least)[axis])
    return asked
  }

  /// Returns the length that the content loses along the axis, in points. An empty bar has no spacing unless the app
  /// sets it.
  private func length(in proposal: ProposedViewSize) -> CGFloat {
    let length = bar.sizeThatFits(barProposal(proposal))[arrangement.axis]
    return length > 0 || arrangement.spacing != nil ? length + distance : 0
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var rest = proposal
    if let offered = proposal[arrangement.axis] { rest[arrangement.axis] = max(0, offered - length(in: proposal)) }
    return rest
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (axis, across) = (arrangement.axis, arrangement.axis.other)
    var size = child.sizeThatFits(childProposal(proposal))
    size[axis] += length(in: proposal)
    size[across] = max(size[across], bar.sizeThatFits(barProposal(proposal))[across])
    return size
  }

  /// Returns the start of the content, in logical coordinates.
  private func start(in proposal: ProposedViewSize) -> CGPoint {
    var start = CGPoint.zero
    if arrangement.isAtStart { start[arrangement.axis] = length(in: proposal) }
    return start
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: childProposal(proposal)).map { $0 + start(in: proposal)[key.axis] }
  }

  override func placeChildren() {
    let (axis, across) = (arrangement.axis, arrangement.axis.other)
    let proposal = ProposedViewSize(size)
    let childProposal = childProposal(proposal)
    let barProposal = barProposal(proposal)
    let (childSize, barSize) = (child.sizeThatFits(childProposal), bar.sizeThatFits(barProposal))
    // Each is at its edge, with the content centred if the bar is longer across.
    var childStart = CGPoint.zero
    if arrangement.isAtStart { childStart[axis] = size[axis] - childSize[axis] }
    childStart[across] = (size[across] - childSize[across]) / 2
    let own = child.dimensions(in: childProposal)
    let other = bar.dimensions(in: barProposal)
    let alignment = arrangement.alignment
    var barStart = CGPoint(
      x: childStart.x + own[alignment.horizontal] - other[alignment.horizontal],
      y: childStart.y + own[alignment.vertical] - other[alignment.vertical])
    barStart[axis] = arrangement.isAtStart ? 0 : size[axis] - barSize[axis]
    place(bar, at: barStart, proposal: barProposal)
    place(child, at: childStart, proposal: childProposal)
  }

  override func safeArea(of node: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    let outer = safeArea(ignoring: regions)
    guard node === child else { return outer }
    var free = screenFrame
    if arrangement.axis == .vertical {
      (free.origin.y, free.size.height) = (child.screenFrame.minY, child.screenFrame.height)
    } else {
      (free.origin.x, free.size.width) = (child.screenFrame.minX, child.screenFrame.width)
    }
    return SafeArea(free: free, in: screenFrame, of: outer, ignoring: regions)
  }

  /// Reads from top to bottom.
  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = [child.accessibilityElements(), bar.accessibilityElements()]
    return (arrangement.isAtStart ? elements.reversed() : elements).flatMap { $0 }
  }
}

nonisolated extension View {
  /// Shows `content` at the top or bottom edge and lays out the view in the remaining space. Scroll views in it, and
  /// views that ignore the safe area, extend under the content. Without `spacing`, the spacing is that of a stack.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows `content` at the leading or trailing edge and lays out the view in the remaining space. Scroll views in it,
  /// and views that ignore the safe area, extend under the content. Without `spacing`, the spacing is that of a stack.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Shows a bar at the top or bottom edge, like `safeAreaInset`. Caveat: content that scrolls under it is not blurred.
  @available(iOS 26.0, *)
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge, like `safeAreaInset`. Caveat: content that scrolls under it is not
  /// blurred.
  @available(iOS 26.0, *)
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
