/// How far to the front a scene is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible, but without input.
  case inactive
  /// Visible and receiving input.
  case active
}
