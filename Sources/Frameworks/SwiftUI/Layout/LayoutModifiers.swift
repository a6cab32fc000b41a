import Foundation

// MARK: Padding

/// Keeps space free around its content.
nonisolated public struct _PaddingLayout: RenderModifier, Animatable {
  /// The sides that keep a distance.
  public var edges: Edge.Set
  /// Nil for the system's default of 16 points.
  public var insets: EdgeInsets?

  public typealias Body = Never
  /// A distance at some sides.
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

  /// Beyond a padded edge the view is a box, whatever its content preferred.
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
  /// Keeps the insets free around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Keeps `length` points free on each of `edges`; nil for the system's 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Keeps `length` points free on all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

// MARK: Frame

/// A frame of a fixed size on one or both axes.
nonisolated public struct _FrameLayout: RenderModifier, Animatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  public typealias Body = Never
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FrameRender {
    FrameRender(limits, owner: owner, child: child)
  }
  @MainActor func update(_ render: FrameRender) { render.limits = limits }

  @MainActor private var limits: FrameRender.Limits {
    FrameRender.Limits(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
      isFixedWidth: width != nil, isFixedHeight: height != nil, alignment: alignment)
  }
}

/// A frame with limits.
nonisolated public struct _FlexFrameLayout: RenderModifier {
  var limits: FrameRender.Limits

  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FrameRender {
    FrameRender(limits, owner: owner, child: child)
  }
  @MainActor func update(_ render: FrameRender) { render.limits = limits }
}

@MainActor
class FrameRender: UnaryRender {
  struct Limits: Equatable {
    var minWidth, idealWidth, maxWidth: CGFloat?
    var minHeight, idealHeight, maxHeight: CGFloat?
    var isFixedWidth = false
    var isFixedHeight = false
    var alignment: Alignment
  }

  var limits: Limits {
    didSet { if limits != oldValue { setNeedsLayout() } }
  }

  init(_ limits: Limits, owner: _Node, child: RenderNode) {
    self.limits = limits
    super.init(owner: owner, child: child)
  }

  /// Along an axis on which the frame has a say it is a box; on the other its content is what touches the neighbours.
  override func measureSpacing() -> ViewSpacing {
    var framed: Edge.Set = []
    if limits.minWidth != nil || limits.idealWidth != nil || limits.maxWidth != nil { framed.insert(.horizontal) }
    if limits.minHeight != nil || limits.idealHeight != nil || limits.maxHeight != nil { framed.insert(.vertical) }
    var spacing = child.spacing
    spacing.take(ViewSpacing(), edges: framed)
    return spacing
  }

  /// The length that is nearest within limits; of limits that contradict each other the lower one counts.
  private static func within(_ low: CGFloat?, _ high: CGFloat?, _ length: CGFloat) -> CGFloat {
    let atMost = high.map { min(length, $0) } ?? length
    return low.map { max(atMost, $0) } ?? atMost
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func offer(_ proposed: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { Self.within(low, high, $0) }
    }
    return ProposedViewSize(
      width: offer(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: offer(proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // With both lengths fixed the content is not even asked: nothing inside can change the answer.
    if limits.isFixedWidth, limits.isFixedHeight, let width = limits.minWidth, let height = limits.minHeight {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(offered(proposal))
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat {
      guard let proposed else {
        return Self.within(low, high, ideal ?? own)
      }
      // Both limits: the proposal within them. A minimum alone lets the proposal make the frame smaller than the
      // content, a maximum alone larger; Apple documents these rules at `frame(minWidth:...)`.
      switch (low, high) {
      case (nil, nil): return own
      case (let low?, nil): return max(low, min(own, proposed))
      case (nil, let high?): return min(max(own, proposed), high)
      case (let low?, let high?): return Self.within(low, high, proposed)
      }
    }
    return CGSize(
      width: length(size.width, proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: length(size.height, proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  private func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let own = ViewDimensions(size: size)
    let inner = child.dimensions(in: proposal)
    return CGPoint(
      x: own[limits.alignment.horizontal] - inner[limits.alignment.horizontal],
      y: own[limits.alignment.vertical] - inner[limits.alignment.vertical])
  }

  /// The content is offered the frame itself, but nothing along an axis on which nothing was offered and the frame is as the content is.
  private func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    func offer(_ length: CGFloat, _ proposed: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?)
      -> CGFloat?
    {
      let isContents = length > low ?? -.infinity && length < high ?? .infinity
      return proposed == nil && ideal == nil && isContents ? nil : length
    }
    return ProposedViewSize(
      width: offer(size.width, proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: offer(size.height, proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = sizeThatFits(proposal)
    let inner = childProposal(in: size, proposal)
    guard let guide = child.explicitGuide(key, in: inner) else { return nil }
    let origin = childOrigin(in: size, inner)
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  override func placeChildren() {
    let proposal = childProposal(in: size, placedProposal ?? .unspecified)
    place(child, at: childOrigin(in: size, proposal), proposal: proposal)
  }
}

nonisolated extension View {
  /// Gives the view a frame of a fixed size in points; a length that is nil is the view's own. The view need not fill
  /// the frame: `alignment` says where it lies. Lengths that are negative or not finite count as nil, with a warning.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width?.validLength, height: height?.validLength, alignment: alignment))
  }

  /// Gives the view a frame within limits, in points.
  ///
  /// With both limits an axis takes what it is offered, within them; with a minimum only it does so up to the view's
  /// own length, with a maximum only from that length on. The ideal length is for when nothing is offered. Negative
  /// limits count as nil, with a warning.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        limits: FrameRender.Limits(
          minWidth: minWidth?.validLength, idealWidth: idealWidth?.validLength, maxWidth: maxWidth?.validLimit,
          minHeight: minHeight?.validLength, idealHeight: idealHeight?.validLength, maxHeight: maxHeight?.validLimit,
          alignment: alignment)))
  }
}

extension CGFloat {
  /// The length if a frame can have it: finite and not negative. Others count as not given, which is reported.
  var validLength: CGFloat? { isFinite ? validLimit : reportedInvalid }
  /// The same for a limit, which may be infinite.
  fileprivate var validLimit: CGFloat? { self >= 0 ? self : reportedInvalid }

  private var reportedInvalid: CGFloat? {
    Report.warning(
      "Invalid frame dimension (\(self)): lengths are finite and not negative; only limits can be infinite.")
    return nil
  }
}

// MARK: Fixed size, priority, offset

/// Gives its content the ideal length on some axes, whatever is offered.
nonisolated public struct _FixedSizeLayout: RenderModifier {
  let horizontal: Bool
  let vertical: Bool
  public typealias Body = Never
  /// The content's ideal size along some axes.
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

  /// The length that is nearest within limits; of limits that contradict each other the lower one counts.
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

/// Says how early a stack serves its content.
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

/// Moves what is drawn and touched, not the layout around it.
nonisolated public struct _OffsetEffect: RenderModifier, Animatable {
  /// How far, in points.
  public var offset: CGSize
  public typealias Body = Never
  /// Drawn somewhere else.
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
  /// Gives the view its ideal size, even if that is more than there is.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on the chosen axes; on the others it is offered what the frame is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Which views a stack serves first: higher before lower, 0 unless told otherwise. Lower ones keep their minimum.
  public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(priority: value)) }

  /// Moves what is drawn and touched by points to the right and down, whichever way reading goes; the layout around it
  /// does not notice.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Moves what is drawn and touched by points to the right and down, whichever way reading goes; the layout around it
  /// does not notice.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
