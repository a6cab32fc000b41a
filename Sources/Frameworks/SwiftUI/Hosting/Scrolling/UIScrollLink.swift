import Foundation
import ScrollworkUIKit

nonisolated struct _UIScrollModifier: RenderModifier {
  let view: UIScrollView
  let content: RenderNode?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> UIScrollLink {
    UIScrollLink(view, content: content, owner: owner, child: child)
  }
  @MainActor func update(_ render: UIScrollLink) {}
}

/// Connects a UIKit scroll view with the SwiftUI one that shows it.
@MainActor
final class UIScrollLink: ScrollObserverRender {
  private let view: UIScrollView
  private weak var content: RenderNode?
  private var heard = ScrollPhase.idle
  /// The content offset to apply as soon as the bars' insets are known.
  private var wanted: CGPoint?

  init(_ view: UIScrollView, content: RenderNode?, owner: _Node, child: RenderNode) {
    self.view = view
    self.content = content
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "UIScrollView" }

  override func didFind(_ scroll: ScrollRender) {
    view.scroller = self
    // The view's setting applies at once, and not only from the next frame on.
    scroll.fingersScroll = { [weak view] in view?.fingersScroll ?? true }
    // The offset that the app set before there was anything to scroll.
    if view.contentOffset != .zero {
      wanted = view.contentOffset
      self.scroll(to: view.contentOffset, animated: false)
    }
    if let table = view as? UITableView, let row = table.wantedRow {
      table.wantedRow = nil
      self.scroll(toItem: row.id, at: row.share, animated: false)
    }
    scroll.onMove = { [weak self] in self?.follow() }
  }

  override func didDetach() {
    super.didDetach()
    if view.scroller === self { view.scroller = nil }
  }

  private func follow() {
    guard let scroll, wanted == nil else { return }
    notePhase(of: scroll)
    view.move(to: scroll.contentOffset)
  }

  /// The start and the end of a drag are reported before the movements that follow.
  private func notePhase(of scroll: ScrollRender) {
    let (old, new) = (heard, scroll.phase)
    guard new != old else { return }
    heard = new
    view.tellPhase(from: old, to: new)
  }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    if let wanted {
      self.wanted = nil
      return { [weak self] in self?.scroll(to: wanted, animated: false) }
    }
    guard scroll.phase != heard || scroll.contentOffset != view.contentOffset else { return nil }
    return { [weak self] in self?.follow() }
  }
}

extension UIScrollLink: ScrollConnection {
  func contentSizeDidChange() { content?.setNeedsLayout() }
}
