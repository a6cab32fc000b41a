import Foundation

nonisolated struct _HitTestingModifier: RenderModifier {
  let allowsHitTesting: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> HitTestingRender {
    HitTestingRender(allowsHitTesting, owner: owner, child: child)
  }
  @MainActor func update(_ render: HitTestingRender) { render.allowsHitTesting = allowsHitTesting }
}

@MainActor
final class HitTestingRender: UnaryRender {
  var allowsHitTesting: Bool

  init(_ allowsHitTesting: Bool, owner: _Node, child: RenderNode) {
    self.allowsHitTesting = allowsHitTesting
    super.init(owner: owner, child: child)
  }

  override func hitTest(_ point: CGPoint) -> [RenderNode] { allowsHitTesting ? super.hitTest(point) : [] }
}

nonisolated extension View {
  /// Sets whether the view takes touches. False lets touches pass through the view and everything inside to what lies
  /// behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(allowsHitTesting: enabled))
  }
}
