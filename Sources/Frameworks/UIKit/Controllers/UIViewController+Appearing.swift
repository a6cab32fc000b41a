import Foundation

extension UIViewController {
  package enum AppearanceState { case disappeared, appearing, appeared, disappearing }

  func beginTransition(isAppearing: Bool, animated: Bool) {
    Phone.current.systemBarsDidChange()
    if isAppearing {
      UIApplication.shared.turn(to: .all)
      guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
      loadViewIfNeeded()
      appearanceState = .appearing
      isAppearanceAnimated = animated
      viewWillAppear(animated)
      forward { $0.beginAppearanceTransition(true, animated: animated) }
      viewIsAppearing(animated)
    } else {
      guard appearanceState == .appeared || appearanceState == .appearing else { return }
      appearanceState = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
      forward { $0.beginAppearanceTransition(false, animated: animated) }
    }
  }

  func endTransition() {
    switch appearanceState {
    case .appearing:
      appearanceState = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    forward { $0.endAppearanceTransition() }
  }

  private func forward(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { step(child) }
  }

  func viewWillMove(toWindow window: UIWindow?) {
    guard !isAppearanceManaged, window == nil, parent?.isGoing != true else { return }
    beginAppearanceTransition(false, animated: false)
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard !isAppearanceManaged else { return }
    if window == nil {
      endAppearanceTransition()
    } else if let window, window.isShown, parent == nil || parent?.isOnScreen == true {
      beginAppearanceTransition(true, animated: false)
      finishAppearingSoon()
    }
  }

  private var isGoing: Bool { appearanceState == .disappearing || appearanceState == .disappeared }
  private var isOnScreen: Bool { appearanceState == .appeared || appearanceState == .appearing }

  /// Finishes the appearance after the app has returned to its run loop, as on iOS.
  func finishAppearingSoon() {
    Task { if appearanceState == .appearing { endAppearanceTransition() } }
  }
}
