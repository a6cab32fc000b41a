import Simulator
import UserNotifications

extension Screen {
  /// Whether there is a wifi network around, as `NWPathMonitor` tells the app. Requests go out all the same: a test makes its
  /// server fail itself.
  public var isConnected: Bool {
    get { simulator.isConnected }
    set { simulator.isConnected = newValue }
  }

  /// Whether the person wants notifications of the app: `screen.notificationPermission = .authorized` is what the person does in
  /// Settings. The system's own question is on the screen like anything else: `tap("Allow")`.
  public var notificationPermission: UNAuthorizationStatus {
    get { simulator.notificationPermission }
    set { simulator.notificationPermission = newValue }
  }

  /// The number at the app's icon; 0 for none.
  public var badge: Int { simulator.badge }
}
