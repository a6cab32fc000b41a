/// The place of a presenter's view while another one replaces it. As on iOS, the app's own animation may move the view,
/// which is in the transition's container meanwhile.
@MainActor
struct PresenterPlace {
  private(set) weak var view: UIView?
  private weak var holder: UIView?
  private let index: Int

  /// Returns nil for a view without a superview.
  init?(_ view: UIView?) {
    guard let view, let holder = view.heldBy else { return nil }
    (self.view, self.holder) = (view, holder)
    index = holder.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Restores the view.
  func restore() {
    guard let view, let holder, view.heldBy !== holder else { return }
    holder.insertSubview(view, at: min(index, holder.subviews.count))
  }
}
