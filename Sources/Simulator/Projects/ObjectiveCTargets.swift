/// Packages' targets in Objective-C that are here in Swift, as there is no runtime for them.
enum ObjectiveCTargets {
  /// Returns a module in Swift with the same names for Swift; nil if there is none.
  static func source(of module: String) -> String? { sources[module] }

  private static let sources = [
    // swift-navigation, which The Composable Architecture needs: there its methods are exchanged with those of
    // UIKit's controllers.
    "UIKitNavigationShim": """
    import Foundation
    public import UIKit

    nonisolated(unsafe) private var dismissalKey: UInt8 = 0
    nonisolated(unsafe) private var appearanceKey: UInt8 = 0

    extension UIViewController {
      public var _UIKitNavigation_hasViewAppeared: Bool { _hooks.hasAppeared }

      public var _UIKitNavigation_onViewAppear: [() -> Void] {
        get { objc_getAssociatedObject(self, &appearanceKey) as? [() -> Void] ?? [] }
        set {
          objc_setAssociatedObject(self, &appearanceKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
          _hooks.didAppear = { [weak self] in self?.runAppearance() }
        }
      }

      public var _UIKitNavigation_onDismiss: (() -> Void)? {
        get { objc_getAssociatedObject(self, &dismissalKey) as? () -> Void }
        set {
          objc_setAssociatedObject(self, &dismissalKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
          _hooks.didLeaveParent = { [weak self] in self?.runDismissal() }
          _hooks.didDisappear = { [weak self] in self?.endPresentation() }
        }
      }

      private func runAppearance() {
        for work in _UIKitNavigation_onViewAppear { work() }
        _UIKitNavigation_onViewAppear = []
      }

      private func endPresentation() {
        guard isBeingDismissed else { return }
        // The action of an alert comes first.
        guard self is UIAlertController else { return runDismissal() }
        DispatchQueue.main.async { self.runDismissal() }
      }

      private func runDismissal() {
        _UIKitNavigation_onDismiss?()
        DispatchQueue.main.async { self._UIKitNavigation_onDismiss = nil }
      }
    }

    """
  ]
}
