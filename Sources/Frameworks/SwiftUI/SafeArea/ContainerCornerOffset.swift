import Foundation

/// Moves its content out of the corners of the container's shape.
@available(iOS 26.0, *)
nonisolated struct _ContainerCornerOffset: RenderModifier {
  let edges: Edge.Set
  let sizeToFit: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ContainerCornerOffsetRender {
    ContainerCornerOffsetRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ContainerCornerOffsetRender) {
    render.modifier = self
    render.setNeedsLayout()
  }
}

/// Keeps the content's size. Its position in the container is known only when it is placed, so it is moved then.
@available(iOS 26.0, *)
@MainActor
final class ContainerCornerOffsetRender: UnaryRender {
  var modifier: _ContainerCornerOffset

  init(_ modifier: _ContainerCornerOffset, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func placeChildren() {
    let insets = ContainerCorners.insets(of: self).insets(at: modifier.edges)
    let proposal = placedProposal ?? .unspecified
    if modifier.sizeToFit {
      place(
        child, at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(size).inset(by: insets))
    } else {
      // Equal space on both sides causes no movement.
      place(
        child, at: CGPoint(x: insets.leading - insets.trailing, y: insets.top - insets.bottom), proposal: proposal)
    }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Moves the view away from `edges` of the container's shape, as far as the rounded corners extend into it. The view
  /// keeps its size, or takes the remaining space with `sizeToFit`.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modifier(_ContainerCornerOffset(edges: edges, sizeToFit: sizeToFit))
  }
}
