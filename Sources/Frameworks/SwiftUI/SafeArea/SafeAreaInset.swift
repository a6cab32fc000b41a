import Foundation

/// A view beside the content, which is laid out in what that leaves and may reach under it.
nonisolated public struct _SafeAreaInsetModifier<Layer: View>: LayeredModifier {
  public typealias Body = Never
  let layer: Layer
  let edge: Edge
  /// Only the part across the edge counts.
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

  /// The bar is in front of what reaches under it.
  override var children: [RenderNode] { [child, bar] }
  override var layoutPriority: Double { child.layoutPriority }
  override var layoutValueSource: RenderNode? { child }

  override func keepsStackAxis(of child: RenderNode) -> Bool { child === self.child }

  override func measureSpacing() -> ViewSpacing {
    var spacing = child.spacing
    spacing.take(bar.spacing, edges: Edge.Set(arrangement.edge))
    return spacing
  }

  /// The bar is as long along its axis as it likes.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var asked = proposal
    asked[arrangement.axis] = nil
    return asked
  }

  /// What the content loses along the axis, in points; an empty bar takes no distance either.
  private func length(in proposal: ProposedViewSize) -> CGFloat {
    let axis = arrangement.axis
    let length = bar.sizeThatFits(barProposal(proposal))[axis]
    guard length > 0 else { return 0 }
    let (first, second) = arrangement.isAtStart ? (bar, child) : (child, bar)
    return length + (arrangement.spacing ?? first.spacing.distance(to: second.spacing, along: axis))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var rest = proposal
    if let offered = proposal[arrangement.axis] { rest[arrangement.axis] = max(0, offered - length(in: proposal)) }
    return rest
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.sizeThatFits(childProposal(proposal))
    size[arrangement.axis] += length(in: proposal)
    return size
  }

  /// Where the content begins, in logical coordinates.
  private func start(in proposal: ProposedViewSize) -> CGPoint {
    var start = CGPoint.zero
    if arrangement.isAtStart { start[arrangement.axis] = length(in: proposal) }
    return start
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: childProposal(proposal)).map { $0 + start(in: proposal)[key.axis] }
  }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    let childProposal = childProposal(proposal)
    let barProposal = barProposal(proposal)
    let own = child.dimensions(in: childProposal)
    let other = bar.dimensions(in: barProposal)
    let alignment = arrangement.alignment
    var barStart = CGPoint(
      x: own[alignment.horizontal] - other[alignment.horizontal],
      y: own[alignment.vertical] - other[alignment.vertical])
    let axis = arrangement.axis
    barStart[axis] = arrangement.isAtStart ? 0 : size[axis] - bar.sizeThatFits(barProposal)[axis]
    place(bar, at: barStart, proposal: barProposal)
    place(child, at: start(in: proposal), proposal: childProposal)
  }

  override func safeArea(of node: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    let outer = safeArea(ignoring: regions)
    guard node === child else { return outer }
    return SafeArea(free: child.screenFrame, in: screenFrame, of: outer, ignoring: regions)
  }

  /// Read from the top to the bottom.
  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = [child.accessibilityElements(), bar.accessibilityElements()]
    return (arrangement.isAtStart ? elements.reversed() : elements).flatMap { $0 }
  }
}

nonisolated extension View {
  /// Shows `content` at the upper or lower edge. The view is laid out in what that leaves; scroll views in it, and what
  /// ignores the safe area, reach under the content. Without `spacing` the distance is that in a stack.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows `content` at the edge where reading starts or ends. The view is laid out in what that leaves; scroll views in
  /// it, and what ignores the safe area, reach under the content. Without `spacing` the distance is that in a stack.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Shows a bar at the upper or lower edge, as `safeAreaInset` does. Caveat: what scrolls under it is not blurred.
  @available(iOS 26.0, *)
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the edge where reading starts or ends, as `safeAreaInset` does. Caveat: what scrolls under it is not blurred.
  @available(iOS 26.0, *)
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
