/// The phase of a scene: active, inactive or in the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible, but without input.
  case inactive
  /// Visible and receiving input.
  case active
}
