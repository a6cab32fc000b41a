import ScrollworkNetwork
import ScrollworkUIKit
import ScrollworkUserNotifications

// State of the user and the surroundings that the app observes through frameworks other than SwiftUI.
extension Simulator {
  /// Whether there is a Wi-Fi network, as `NWPathMonitor` reports it. Requests are sent in any case.
  public var isConnected: Bool {
    get { NetworkCenter.shared.isConnected }
    set { NetworkCenter.shared.isConnected = newValue }
  }

  /// Whether the user allows the app's notifications.
  public var notificationPermission: UNAuthorizationStatus {
    get { UNUserNotificationCenter.current().status }
    set { UNUserNotificationCenter.current().status = newValue }
  }

  /// The number on the app's icon; 0 for none.
  public var badge: Int { Phone.current.badge }
}
