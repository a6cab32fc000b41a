private struct IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the scene is being recorded or mirrored. The default is false; nothing here records the phone's screen.
  @available(iOS 17.0, *)
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether views look like those of the active window. The default is true, as for a phone's only window. Caveat:
  /// setting it to false does not change controls.
  @available(iOS 18.0, *)
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The style of labels in a window's toolbar; nil outside such a toolbar, which phones do not have.
  @available(iOS 18.0, *)
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

  /// Whether Image Playground is available: false, as on a phone without Apple Intelligence.
  @available(iOS 18.1, *)
  public var supportsImagePlayground: Bool { false }

  /// Whether another device can show a scene: false, as on a phone.
  @available(iOS 26.0, *)
  public var supportsRemoteScenes: Bool { false }
}
