import Foundation

/// An app's settings for the system bars drawn over it.
package struct SystemBars: Equatable, Sendable {
  /// Whether the status bar, with its time and battery, is hidden.
  package var isStatusBarHidden = false
  /// Whether the status bar has light text (true) or dark text (false); nil to match the screen.
  package var hasLightContent: Bool?
  /// Whether the home indicator is hidden.
  package var isIndicatorHidden = false
  package init() {}

  /// Collects the settings of a window's controllers.
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
  /// Whether the controller decides about the bars: it covers the whole screen, or asks to.
  fileprivate var decidesSystemBars: Bool {
    guard !isBeingDismissed else { return false }
    return modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// Returns the controller that this one delegates a decision to.
  fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }

  /// The interface style of the nearest controller around, or of the window.
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
  /// Whether the style is dark; nil if unspecified.
  package var isDark: Bool? { self == .unspecified ? nil : self == .dark }
}
