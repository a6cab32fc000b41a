extension UIView {
  /// Whether the view or a descendant needs a window even among SwiftUI's views alone.
  package final var wantsWindow: Bool {
    get { wantsOwnWindow || held.contains(where: \.wantsWindow) }
    set { wantsOwnWindow = newValue }
  }

  func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(toWindow: window)
    for view in held { view.announceMove(to: window) }
  }

  func reportMove(to window: UIWindow?) {
    if window != nil { applyAppearance() }
    (self as? any GrowingText)?.growFont()
    didMoveToWindow()
    for view in held { view.reportMove(to: window) }
    controller?.viewDidMove(toWindow: window)
  }
}
