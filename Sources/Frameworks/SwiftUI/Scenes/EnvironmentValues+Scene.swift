private struct IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether what the scene shows is recorded or shown somewhere else too. The default is false, and nothing here
  /// records the phone's screen.
  @available(iOS 17.0, *)
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether views look as in the window that a person works in. The default is true, which is what a phone's only
  /// window is. Caveat: controls look the same where it is set to false.
  @available(iOS 18.0, *)
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// What is seen of the items of a window's bar; nil outside of such a bar, which a phone's windows do not have.
  @available(iOS 18.0, *)
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

  /// Whether pictures can be made by Apple Intelligence: false, as on a phone that lacks it.
  @available(iOS 18.1, *)
  public var supportsImagePlayground: Bool { false }

  /// Whether a scene can be shown by another device: false, as on a phone.
  @available(iOS 26.0, *)
  public var supportsRemoteScenes: Bool { false }
}
