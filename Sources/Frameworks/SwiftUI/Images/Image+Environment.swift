private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols relative to text in the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The size of symbols relative to text in the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
