import Foundation

/// Reports which scroll targets are visible when that changes.
nonisolated public struct _ScrollTargetVisibilityModifier<ID: Hashable>: RenderModifier {
  let threshold: Double
  let action: ([ID]) -> Void
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollTargetVisibilityRender<ID> {
    ScrollTargetVisibilityRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ScrollTargetVisibilityRender<ID>) { render.modifier = self }
}

@MainActor
final class ScrollTargetVisibilityRender<ID: Hashable>: ScrollObserverRender {
  var modifier: _ScrollTargetVisibilityModifier<ID>
  /// Until the first report no target is considered visible.
  private var heard: [ID] = []

  init(_ modifier: _ScrollTargetVisibilityModifier<ID>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "onScrollTargetVisibilityChange" }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    guard let axis = scroll.mainAxis else { return nil }
    let new = scroll.visibleTargetIDs(threshold: modifier.threshold, axis).compactMap { ids in
      ids.lazy.compactMap { $0.base as? ID }.first
    }
    guard new != heard else { return nil }
    return { [weak self] in
      guard let self else { return }
      self.heard = new
      self.modifier.action(new)
    }
  }
}

nonisolated extension View {
  /// Calls `action` in a frame in which the visible scroll targets (`scrollTargetLayout`) of the first scroll view in
  /// this view have changed, with the ids of all visible ones in order; also when the first ones appear.
  ///
  /// - Parameter threshold: The fraction of a target's length, from 0 to 1, that must be inside the viewport.
  @available(iOS 18.0, *)
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
