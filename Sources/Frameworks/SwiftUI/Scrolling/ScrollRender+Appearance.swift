import ScrollworkUIKit

/// The settings that an app makes on the scroll view's UIKit counterpart, or with `UIScrollView.appearance()`, where no
/// modifier sets them.
extension ScrollRender {
  /// Where content rests after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)? {
    if let told = standIn?.targetBehavior { return told }
    if let own = settings.targetBehavior { return own }
    return UIScrollView.defaultValue(.isPagingEnabled, \UIScrollView.isPagingEnabled) == true
      ? PagingScrollTargetBehavior() : nil
  }

  /// How a drag dismisses the keyboard.
  var keyboardDismissal: ScrollDismissesKeyboardMode.Kind {
    if let told = standIn?.told(\.keyboardDismissMode) {
      return told == .none ? .never : told == .onDrag ? .immediately : .interactively
    }
    let own = environment.scrollDismissesKeyboardMode.kind
    guard own == .automatic else { return own }
    switch UIScrollView.defaultValue(.keyboardDismissMode, \UIScrollView.keyboardDismissMode) {
    case .some(.none): return .never
    case .onDrag: return .immediately
    case .interactive: return .interactively
    case nil: return own
    }
  }

  /// The action that a pull starts.
  var refresh: RefreshAction? {
    if let control = standIn?.view.refreshControl { return RefreshAction { await control.refresh() } }
    return settings.refresh
  }

  /// Whether the content can be pulled past its ends.
  var bounces: Bool {
    standIn?.told(\.bounces) ?? settings.bounces ?? UIScrollView.defaultValue(.bounces, \UIScrollView.bounces) ?? true
  }

  /// The UIKit scroll view that an app finds here.
  var standInView: UIScrollView {
    if let standIn { return standIn.view }
    let made = ScrollStandIn(self)
    standIn = made
    return made.view
  }

  /// Called when the app changed that view.
  func standInDidChange(flashes: Bool) {
    if !isScrollEnabled { pan.letGo() }
    updateRefreshControl()
    childrenDidMove()
    if flashes { flashIndicators() }
  }
}
