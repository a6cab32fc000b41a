/// Where a presenter's view is while something takes its place. An animation of the app's own may take the view along, as on iOS,
/// where it is in the container of the transition meanwhile.
@MainActor
struct PresenterPlace {
  private(set) weak var view: UIView?
  private weak var holder: UIView?
  private let index: Int

  /// Nil for a view that is in no other.
  init?(_ view: UIView?) {
    guard let view, let holder = view.heldBy else { return nil }
    (self.view, self.holder) = (view, holder)
    index = holder.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back.
  func restore() {
    guard let view, let holder, view.heldBy !== holder else { return }
    holder.insertSubview(view, at: min(index, holder.subviews.count))
  }
}
