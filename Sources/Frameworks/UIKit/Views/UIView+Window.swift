extension UIView {
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
