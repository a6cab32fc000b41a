import Foundation

/// Sets one alignment guide of the content.
nonisolated public struct _AlignmentGuideModifier: RenderModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AlignmentGuideRender {
    AlignmentGuideRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: AlignmentGuideRender) { render.modifier = self }
}

@MainActor
final class AlignmentGuideRender: UnaryRender {
  var modifier: _AlignmentGuideModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: _AlignmentGuideModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return super.measureGuide(key, in: proposal) }
    let value = modifier.computeValue(child.dimensions(in: proposal))
    return value.isFinite ? value : nil
  }
}

nonisolated extension View {
  /// Sets the horizontal guide `g` of this view, in points from its leading edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the vertical guide `g` of this view, in points from its upper edge.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
