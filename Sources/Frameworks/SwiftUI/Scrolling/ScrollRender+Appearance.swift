import ScrollworkUIKit

/// What `UIScrollView.appearance()` says of SwiftUI's scroll views where no modifier does.
extension ScrollRender {
  /// Where content comes to rest after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)? {
    if let own = settings.targetBehavior { return own }
    return UIScrollView.defaultValue(.isPagingEnabled, \UIScrollView.isPagingEnabled) == true
      ? PagingScrollTargetBehavior() : nil
  }

  /// What a drag does to the keyboard.
  var keyboardDismissal: ScrollDismissesKeyboardMode.Kind {
    let own = environment.scrollDismissesKeyboardMode.kind
    guard own == .automatic else { return own }
    switch UIScrollView.defaultValue(.keyboardDismissMode, \UIScrollView.keyboardDismissMode) {
    case .some(.none): return .never
    case .onDrag: return .immediately
    case .interactive: return .interactively
    case nil: return own
    }
  }
}
