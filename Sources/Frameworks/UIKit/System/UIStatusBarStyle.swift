/// What the letters of the status bar are.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance has it.
  case `default` = 0
  /// White.
  case lightContent = 1
  /// Black.
  case darkContent = 3
}
