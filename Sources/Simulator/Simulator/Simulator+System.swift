import ScrollworkNetwork
import ScrollworkUIKit
import ScrollworkUserNotifications

// What the person and the surroundings decide that the app finds out by frameworks other than SwiftUI.
extension Simulator {
  /// Whether there is a wifi network around, as `NWPathMonitor` tells the app. Requests go out all the same.
  public var isConnected: Bool {
    get { NetworkCenter.shared.isConnected }
    set { NetworkCenter.shared.isConnected = newValue }
  }

  /// Whether the person wants notifications of the app.
  public var notificationPermission: UNAuthorizationStatus {
    get { UNUserNotificationCenter.current().status }
    set { UNUserNotificationCenter.current().status = newValue }
  }

  /// The number at the app's icon; 0 for none.
  public var badge: Int { Phone.current.badge }
}
