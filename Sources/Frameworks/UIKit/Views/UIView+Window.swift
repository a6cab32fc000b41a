extension UIView {
  func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(toWindow: window)
    for view in subviews { view.announceMove(to: window) }
  }

  func reportMove(to window: UIWindow?) {
    didMoveToWindow()
    for view in subviews { view.reportMove(to: window) }
    controller?.viewDidMove(toWindow: window)
  }
}
