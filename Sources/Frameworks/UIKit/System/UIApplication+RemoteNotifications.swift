import Foundation

extension UIApplication {
  /// Registers for remote notifications. The delegate is told that there is no service for them here.
  public func registerForRemoteNotifications() {
    Task {
      let message = "A simulated phone has no remote notifications."
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: message])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Unregisters from remote notifications.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app is registered; false, since there is no service for them.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
