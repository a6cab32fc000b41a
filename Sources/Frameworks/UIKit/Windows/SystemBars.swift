import Foundation

/// What an app wants of the bars that the system draws over it.
package struct SystemBars: Equatable, Sendable {
  /// No time and no battery.
  package var isStatusBarHidden = false
  /// Light letters on dark, or dark ones on light; nil for what goes with the screen.
  package var hasLightContent: Bool?
  /// No home indicator.
  package var isIndicatorHidden = false
  package init() {}

  /// What the controllers in a window say.
  @MainActor package init(of window: UIWindow) {
    guard var front = window.rootViewController else { return }
    while let presented = front.presentedViewController, presented.decidesSystemBars { front = presented }
    isStatusBarHidden = front.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
    isIndicatorHidden = front.deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    let deciding = front.deciding(\.childForStatusBarStyle)
    hasLightContent =
      switch deciding.preferredStatusBarStyle {
      case .lightContent: true
      case .darkContent: false
      case .default: deciding.ownInterfaceStyle.isDark
      }
  }
}

extension UIViewController {
  /// What is presented over the whole screen decides, and what asks for it.
  fileprivate var decidesSystemBars: Bool {
    guard !isBeingDismissed else { return false }
    return modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller that this one leaves a decision to.
  fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }

  /// Light or dark as the nearest of the controllers around it, or the window, says.
  fileprivate var ownInterfaceStyle: UIUserInterfaceStyle {
    var controller: UIViewController? = self
    while let next = controller {
      if next.overrideUserInterfaceStyle != .unspecified { return next.overrideUserInterfaceStyle }
      controller = next.parent
    }
    return viewIfLoaded?.window?.overrideUserInterfaceStyle ?? .unspecified
  }
}

extension UIUserInterfaceStyle {
  /// Nil if it is not said.
  package var isDark: Bool? { self == .unspecified ? nil : self == .dark }
}
