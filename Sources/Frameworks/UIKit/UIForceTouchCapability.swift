/// Whether a screen senses how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unspecified.
  case unknown = 0
  /// Unavailable, as on all phones since the iPhone 11.
  case unavailable = 1
  /// Available.
  case available = 2
}
