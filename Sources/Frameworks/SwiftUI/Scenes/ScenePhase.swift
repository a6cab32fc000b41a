/// The phase of a scene: active, inactive or in the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible, but without input.
  case inactive
  /// Visible and receiving input.
  case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// The phase of the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
