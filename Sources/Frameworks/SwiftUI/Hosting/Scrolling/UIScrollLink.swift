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

/// The way between a scroll view of UIKit and the one of SwiftUI's that shows it.
@MainActor
final class UIScrollLink: ScrollObserverRender {
  private let view: UIScrollView
  private weak var content: RenderNode?
  private var heard = ScrollPhase.idle
  /// Where the content is to be as soon as it is known what bars cover of it.
  private var wanted: CGPoint?

  init(_ view: UIScrollView, content: RenderNode?, owner: _Node, child: RenderNode) {
    self.view = view
    self.content = content
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "UIScrollView" }

  override func didFind(_ scroll: ScrollRender) {
    view.scroller = self
    // What the view says goes at once, and not only from the next frame on.
    scroll.fingersScroll = { [weak view] in view?.fingersScroll ?? true }
    // What the app asked for before there was anything to scroll.
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
    let offset = scroll.offset
    view.move(to: CGPoint(x: offset.x - scroll.insets.leading, y: offset.y - scroll.insets.top))
  }

  /// Beginning and end of a drag are told before the moves that follow.
  private func notePhase(of scroll: ScrollRender) {
    let (old, new) = (heard, scroll.phase)
    guard new != old else { return }
    heard = new
    tell(from: old, to: new)
  }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    if let wanted {
      self.wanted = nil
      return { [weak self] in self?.scroll(to: wanted, animated: false) }
    }
    let place = CGPoint(
      x: scroll.offset.x - scroll.insets.leading, y: scroll.offset.y - scroll.insets.top)
    guard scroll.phase != heard || place != view.contentOffset else { return nil }
    return { [weak self] in self?.follow() }
  }

  private func tell(from old: ScrollPhase, to new: ScrollPhase) {
    let delegate = view.delegate
    if new == .interacting { delegate?.scrollViewWillBeginDragging(view) }
    if old == .interacting {
      delegate?.scrollViewDidEndDragging(view, willDecelerate: new == .decelerating)
      if new == .decelerating { delegate?.scrollViewWillBeginDecelerating(view) }
    }
    if old == .decelerating, new == .idle || new == .tracking { delegate?.scrollViewDidEndDecelerating(view) }
    if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(view) }
  }
}

extension UIScrollLink: UIScroller {
  var isTracking: Bool { scroll.map { $0.pan.isTracking } ?? false }
  var isDragging: Bool { scroll?.phase == .interacting }
  var isDecelerating: Bool { scroll?.phase == .decelerating }
  var isHeld: Bool {
    get { scroll?.pan.isSuspended ?? false }
    set { scroll?.pan.isSuspended = newValue }
  }

  func scroll(to point: CGPoint, animated: Bool) {
    guard let scroll else { return }
    scroll.updateGeometry()
    let goals: [Axis: CGFloat] = [
      .horizontal: point.x + scroll.insets.leading, .vertical: point.y + scroll.insets.top,
    ]
    for (axis, goal) in goals where scroll.state(axis) != nil {
      guard animated || abs(goal - scroll.offset[axis]) > 1e-6 else { continue }
      scroll.aim(
        axis, at: ScrollGoal(coordinate: goal),
        animation: animated ? .easeInOut(duration: ScrollPhysics.animationDuration) : nil)
    }
  }

  func scroll(toItem id: AnyHashable, at share: CGFloat?, animated: Bool) {
    guard let scroll else { return }
    let anchor = share.map { UnitPoint(x: 0, y: $0) }
    withAnimation(animated ? .easeInOut(duration: ScrollPhysics.animationDuration) : nil) {
      scroll.runtime.requestScroll(to: .view(id, anchor), below: scroll.owner, only: scroll)
    }
  }

  func contentSizeDidChange() { content?.setNeedsLayout() }
}
