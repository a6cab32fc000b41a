import Foundation

// MARK: Padding

/// Adds padding around the content.
nonisolated public struct _PaddingLayout: RenderModifier, Animatable {
  /// The padded edges.
  public var edges: Edge.Set
  /// The insets; nil for the system's default of 16 points.
  public var insets: EdgeInsets?

  public typealias Body = Never
  /// Creates padding at some edges.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  public nonisolated var animatableData: EdgeInsets.AnimatableData {
    get { resolved.animatableData }
    set {
      var new = resolved
      new.animatableData = newValue
      insets = new
    }
  }

  /// The system's padding in points (docs/facts.md).
  private nonisolated static let standard: CGFloat = 16

  nonisolated var resolved: EdgeInsets {
    let all =
      insets ?? EdgeInsets(top: Self.standard, leading: Self.standard, bottom: Self.standard, trailing: Self.standard)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PaddingRender {
    PaddingRender(resolved, owner: owner, child: child)
  }

  @MainActor func update(_ render: PaddingRender) { render.insets = resolved }
}

@MainActor
class PaddingRender: UnaryRender {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  init(_ insets: EdgeInsets, owner: _Node, child: RenderNode) {
    self.insets = insets
    super.init(owner: owner, child: child)
  }

  /// At a padded edge the view counts as a box, whatever its content prefers.
  override func measureSpacing() -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    var spacing = child.spacing
    spacing.take(ViewSpacing(), edges: padded)
    return spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: proposal.inset(by: insets)).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func placeChildren() {
    place(
      child, at: CGPoint(x: insets.leading, y: insets.top),
      proposal: (placedProposal ?? .unspecified).inset(by: insets))
  }
}

nonisolated extension View {
  /// Adds insets around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds padding of `length` points on each of `edges`; nil for the system's 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds padding of `length` points on all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

// MARK: Fixed size, priority, offset

/// Fixes the content at its ideal length along some axes, whatever is proposed.
nonisolated public struct _FixedSizeLayout: RenderModifier {
  let horizontal: Bool
  let vertical: Bool
  public typealias Body = Never
  /// Fixes the content at its ideal size along some axes.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FixedSizeRender {
    FixedSizeRender(horizontal, vertical, owner: owner, child: child)
  }
  @MainActor func update(_ render: FixedSizeRender) { render.set(horizontal, vertical) }
}

@MainActor
final class FixedSizeRender: UnaryRender {
  private var horizontal: Bool
  private var vertical: Bool

  init(_ horizontal: Bool, _ vertical: Bool, owner: _Node, child: RenderNode) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(owner: owner, child: child)
  }

  func set(_ horizontal: Bool, _ vertical: Bool) {
    guard horizontal != self.horizontal || vertical != self.vertical else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    setNeedsLayout()
  }

  /// Returns the nearest length within limits; if the limits contradict each other, the lower one wins.
  private static func within(_ low: CGFloat?, _ high: CGFloat?, _ length: CGFloat) -> CGFloat {
    let atMost = high.map { min(length, $0) } ?? length
    return low.map { max(atMost, $0) } ?? atMost
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offered(proposal)) }
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: offered(proposal))
  }
  override func placeChildren() { place(child, at: .zero, proposal: offered(placedProposal ?? .unspecified)) }
}

/// Sets the content's priority in a stack.
nonisolated public struct _LayoutPriorityModifier: RenderModifier {
  let priority: Double
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PriorityRender {
    PriorityRender(priority, owner: owner, child: child)
  }
  @MainActor func update(_ render: PriorityRender) { render.priority = priority }
}

@MainActor
final class PriorityRender: UnaryRender {
  var priority: Double {
    didSet { if priority != oldValue { parent?.setNeedsLayout() } }
  }

  init(_ priority: Double, owner: _Node, child: RenderNode) {
    self.priority = priority
    super.init(owner: owner, child: child)
  }

  override var layoutPriority: Double { priority }
}

/// Offsets drawing and touches without affecting layout.
nonisolated public struct _OffsetEffect: RenderModifier, Animatable {
  /// The radius in points.
  public var offset: CGSize
  public typealias Body = Never
  /// Creates an offset.
  public init(offset: CGSize) { self.offset = offset }
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> OffsetRender {
    OffsetRender(offset, owner: owner, child: child)
  }
  @MainActor func update(_ render: OffsetRender) { render.offset = offset }
}

@MainActor
final class OffsetRender: UnaryRender {
  var offset: CGSize {
    didSet { if offset != oldValue { layoutInPlace() } }
  }

  init(_ offset: CGSize, owner: _Node, child: RenderNode) {
    self.offset = offset
    super.init(owner: owner, child: child)
  }

  override var mirrorsChildren: Bool { false }
  override func placeChildren() {
    place(child, at: CGPoint(x: offset.width, y: offset.height), proposal: placedProposal ?? .unspecified)
  }
}

nonisolated extension View {
  /// Fixes the view at its ideal size, even if that exceeds the available space.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length along the given axes. On the others it gets the frame's proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the order in which a stack allots space to views: higher priorities first, 0 by default. Views of lower
  /// priority keep their minimum.
  public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(priority: value)) }

  /// Offsets drawing and touches by points to the right and down, in any layout direction, without affecting layout.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Offsets drawing and touches by points to the right and down, in any layout direction, without affecting layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
