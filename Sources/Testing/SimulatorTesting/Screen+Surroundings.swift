import Simulator
import UserNotifications

extension Screen {
  /// Whether a wifi network is available, as `NWPathMonitor` reports to the app. Requests are sent regardless: a test
  /// makes its server fail itself.
  public var isConnected: Bool {
    get { simulator.isConnected }
    set { simulator.isConnected = newValue }
  }

  /// Whether the user allows the app's notifications: `screen.notificationPermission = .authorized` is what the user
  /// does in Settings. The system's own alert is on the screen like anything else: `tap("Allow")`.
  public var notificationPermission: UNAuthorizationStatus {
    get { simulator.notificationPermission }
    set { simulator.notificationPermission = newValue }
  }

  /// The badge number of the app's icon; 0 for none.
  public var badge: Int { simulator.badge }
}
