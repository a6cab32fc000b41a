/// The text style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// White.
  case lightContent = 1
  /// Black.
  case darkContent = 3
}
