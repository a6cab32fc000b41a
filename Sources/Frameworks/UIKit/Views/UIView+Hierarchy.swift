import Foundation

extension UIView {
  /// Exchanges two subviews in the order.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard held.indices.contains(index1), held.indices.contains(index2) else { return }
    held.swapAt(index1, index2)
    renderer?.subviewsDidChange()
  }

  /// Returns whether the view is `view` or inside it.
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

  /// Returns the view or descendant with a tag; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Returns the index of a subview once another one has been removed.
  func place(of sibling: UIView, without view: UIView) -> Int? {
    held.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    if view.heldBy === self {
      held.removeAll { $0 === view }
      held.insert(view, at: max(0, min(index, held.count)))
      renderer?.subviewsDidChange()
      return
    }
    let newWindow = window
    let oldWindow = view.window
    if view.heldBy != nil { view.detach() }
    if newWindow !== oldWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    held.insert(view, at: max(0, min(index, held.count)))
    view.heldBy = self
    view.didMoveToSuperview()
    didAddSubview(view)
    renderer?.subviewsDidChange()
    if newWindow !== oldWindow { view.reportMove(to: newWindow) }
    if !isLayingOut { setNeedsLayout() }
  }

  func leaveSuperview() {
    guard heldBy != nil else { return }
    let hadWindow = window != nil
    if hadWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
    if hadWindow { reportMove(to: nil) }
  }

  private func detach() {
    let old = heldBy
    old?.willRemoveSubview(self)
    old?.held.removeAll { $0 === self }
    heldBy = nil
    old?.renderer?.subviewsDidChange()
  }

  /// Moves the view, placed among SwiftUI's views, into a window or out of it.
  package func enter(_ window: UIWindow?) {
    guard window !== hostWindow else { return }
    announceMove(to: window)
    hostWindow = window
    reportMove(to: window)
  }
}
