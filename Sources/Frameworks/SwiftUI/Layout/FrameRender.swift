import Foundation

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

  /// Along an axis that the frame determines it counts as a box; along the other its content meets the neighbours.
  override func measureSpacing() -> ViewSpacing {
    var framed: Edge.Set = []
    if limits.minWidth != nil || limits.idealWidth != nil || limits.maxWidth != nil { framed.insert(.horizontal) }
    if limits.minHeight != nil || limits.idealHeight != nil || limits.maxHeight != nil { framed.insert(.vertical) }
    var spacing = child.spacing
    spacing.take(ViewSpacing(), edges: framed)
    return spacing
  }

  /// Returns the nearest length within limits; if the limits contradict each other, the lower one wins.
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
    // If both lengths are fixed, the content is not measured: it cannot change the result.
    if limits.isFixedWidth, limits.isFixedHeight, let width = limits.minWidth, let height = limits.minHeight {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(offered(proposal))
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat {
      guard let proposed else {
        return Self.within(low, high, ideal ?? own)
      }
      // With both limits, the proposal is clamped to them. With only a minimum, the proposal can make the frame smaller
      // than the content, with only a maximum larger; Apple documents these rules at `frame(minWidth:...)`.
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

  /// The content gets the frame's own size as its proposal, but nil along an axis without a proposal on which the frame
  /// fits its content.
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
  /// Gives the view a frame of a fixed size in points. For a length of nil the view's own is used. The view need not
  /// fill the frame: `alignment` sets where it lies. Negative or non-finite lengths count as nil, with a warning.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width?.validLength, height: height?.validLength, alignment: alignment))
  }

  /// Gives the view a frame with limits, in points.
  ///
  /// With a minimum and a maximum, an axis takes the proposed length, clamped to them. With only a minimum it does so
  /// up to the view's own length, with only a maximum from that length on. The ideal length applies if nothing is
  /// proposed. Negative limits count as nil, with a warning.
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
  /// The length if it is valid for a frame: finite and not negative. Others count as nil, which is reported.
  var validLength: CGFloat? { isFinite ? validLimit : reportedInvalid }
  /// The same for a limit, which may be infinite.
  fileprivate var validLimit: CGFloat? { self >= 0 ? self : reportedInvalid }

  private var reportedInvalid: CGFloat? {
    Report.warning(
      "Invalid frame dimension (\(self)): lengths are finite and not negative; only limits can be infinite.")
    return nil
  }
}
