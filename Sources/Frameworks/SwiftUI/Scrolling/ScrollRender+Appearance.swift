import ScrollworkUIKit

/// What an app tells the scroll view of UIKit that it found, or what `UIScrollView.appearance()` says of SwiftUI's scroll views where no modifier does.
extension ScrollRender {
  /// Where content comes to rest after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)? {
    if let told = standIn?.targetBehavior { return told }
    if let own = settings.targetBehavior { return own }
    return UIScrollView.defaultValue(.isPagingEnabled, \UIScrollView.isPagingEnabled) == true
      ? PagingScrollTargetBehavior() : nil
  }

  /// What a drag does to the keyboard.
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

  /// What a pull starts.
  var refresh: RefreshAction? {
    if let control = standIn?.view.refreshControl { return RefreshAction { await control.refresh() } }
    return settings.refresh
  }

  /// Content can be pulled past its ends.
  var bounces: Bool {
    standIn?.told(\.bounces) ?? settings.bounces ?? UIScrollView.defaultValue(.bounces, \UIScrollView.bounces) ?? true
  }

  /// The scroll view of UIKit that an app finds here.
  var standInView: UIScrollView {
    if let standIn { return standIn.view }
    let made = ScrollStandIn(self)
    standIn = made
    return made.view
  }

  /// The app told that view something else.
  func standInDidChange(flashes: Bool) {
    if !isScrollEnabled { pan.letGo() }
    updateRefreshControl()
    childrenDidMove()
    if flashes { flashIndicators() }
  }
}
