import Foundation

/// Proposes a size of a fixed aspect ratio to the content, inside or around the proposed one.
nonisolated public struct _AspectRatioLayout: RenderModifier {
  /// Width divided by height; nil for the content's own.
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  public typealias Body = Never
  /// Creates a layout with a ratio of width to height, or with the content's own.
  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AspectRatioRender {
    AspectRatioRender(self, owner: owner, child: child)
  }

  @MainActor func update(_ render: AspectRatioRender) { render.layout = self }
}

@MainActor
final class AspectRatioRender: UnaryRender {
  var layout: _AspectRatioLayout {
    didSet {
      if layout.aspectRatio != oldValue.aspectRatio || layout.contentMode != oldValue.contentMode { setNeedsLayout() }
    }
  }

  init(_ layout: _AspectRatioLayout, owner: _Node, child: RenderNode) {
    self.layout = layout
    super.init(owner: owner, child: child)
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio = layout.aspectRatio ?? child.sizeThatFits(.unspecified).aspectRatio
    // Without a ratio (an empty image, a ratio of zero) there is nothing to preserve.
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
    }
  }

  private func fitted(_ room: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let isLimitedByWidth = room.width <= room.height * ratio
    return isLimitedByWidth == (layout.contentMode == .fit)
      ? ProposedViewSize(width: room.width, height: room.width / ratio)
      : ProposedViewSize(width: room.height * ratio, height: room.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offered(proposal)) }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: offered(proposal))
  }

  override func placeChildren() { place(child, at: .zero, proposal: offered(placedProposal ?? .unspecified)) }
}

extension CGSize {
  /// Width divided by height; NaN or infinite for a size without height.
  fileprivate var aspectRatio: CGFloat { width / height }
}

nonisolated extension View {
  /// Constrains the content to a ratio of width to height; nil uses that of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains the content to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.aspectRatio, contentMode: contentMode)
  }

  /// Scales the content to fit inside the proposed size, keeping its ideal aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the content to fill the proposed size, keeping its ideal aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
