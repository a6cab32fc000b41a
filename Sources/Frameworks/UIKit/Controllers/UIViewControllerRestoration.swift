import Foundation

/// A class that creates controllers again when state is restored. Caveat: no state is restored.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration {
  /// Returns the controller for a path of restoration identifiers; nil for none.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

extension UIApplicationDelegate {
  /// Returns whether the state is saved. Never called: no state is restored.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// Returns whether the state is restored. Never called: no state is restored.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
}
