import Foundation

/// Reports when enough of a view is visible in a scroll view, and when it no longer is.
nonisolated public struct _ScrollVisibilityModifier: RenderModifier {
  let threshold: Double
  let action: (Bool) -> Void
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollVisibilityRender {
    ScrollVisibilityRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ScrollVisibilityRender) { render.modifier = self }
}

@MainActor
final class ScrollVisibilityRender: ScrollObserverRender {
  var modifier: _ScrollVisibilityModifier
  /// Until the first report a view is considered hidden.
  private var heard = false
  private weak var surrounding: ScrollRender?

  init(_ modifier: _ScrollVisibilityModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "onScrollVisibilityChange" }
  override var scroll: ScrollRender? { surrounding }

  override func didAttach() {
    surrounding = enclosing(ScrollRender.self)
    super.didAttach()
  }

  /// A view that leaves the screen, such as a row skipped by a jump, is no longer visible.
  override func didDetach() {
    super.didDetach()
    surrounding = nil
    guard heard else { return }
    heard = false
    let action = modifier.action
    runtime.enqueueCallback { action(false) }
  }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    guard placedProposal != nil else { return nil }
    let share = visibleShare(in: scroll)
    let new = share > 0 && share >= modifier.threshold
    guard new != heard else { return nil }
    return { [weak self] in
      guard let self, self.isAttached else { return }
      self.heard = new
      self.modifier.action(new)
    }
  }

  /// Returns the fraction of the view's area inside the viewport, from 0 to 1, based on its layout frame. A view
  /// without area counts by its position.
  private func visibleShare(in scroll: ScrollRender) -> Double {
    let frame = CGRect(origin: originalPosition(in: scroll), size: size)
    let visible = scroll.viewport
    let width = max(0, min(frame.maxX, visible.maxX) - max(frame.minX, visible.minX))
    let height = max(0, min(frame.maxY, visible.maxY) - max(frame.minY, visible.minY))
    let isOutside =
      frame.maxX < visible.minX || frame.minX > visible.maxX || frame.maxY < visible.minY || frame.minY > visible.maxY
    if isOutside { return 0 }
    return (size.width > 0 ? width / size.width : 1) * (size.height > 0 ? height / size.height : 1)
  }

  /// Returns the view's position in the scroll view, ignoring `offset`.
  private func originalPosition(in scroll: ScrollRender) -> CGPoint {
    var point = CGPoint.zero
    var node: RenderNode = self
    while node !== scroll, let parent = node.parent {
      let translation = parent.contentTranslation(of: node)
      if !(parent is OffsetRender) {
        point.x += node.origin.x + translation.x
        point.y += node.origin.y + translation.y
      }
      node = parent
    }
    return point
  }
}

nonisolated extension View {
  /// Calls `action` in a frame in which the visible fraction of this view in the closest enclosing scroll view has
  /// reached `threshold` or fallen below it; also when the view is visible initially, or leaves the screen while
  /// visible.
  ///
  /// - Parameter threshold: The fraction of the view's area, from 0 to 1, that must be inside the viewport.
  @available(iOS 18.0, *)
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
