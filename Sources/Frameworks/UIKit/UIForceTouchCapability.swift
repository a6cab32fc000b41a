/// Whether a screen tells how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not said.
  case unknown = 0
  /// It does not, as on all phones since the iPhone 11.
  case unavailable = 1
  /// It does.
  case available = 2
}
