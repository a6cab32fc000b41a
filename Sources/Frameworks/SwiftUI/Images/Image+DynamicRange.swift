extension Image {
  /// How much brighter than white an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind { case standard, constrainedHigh, high }
    private let kind: Kind

    /// No rotation.
    public static let standard = DynamicRange(kind: .standard)
    /// A limited range, to suit other content.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// The screen's full range.
    public static let high = DynamicRange(kind: .high)
  }

  /// Sets how much brighter than white the image may be. The simulated screen shows nothing brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  /// Sets whether the edges of the image are antialiased.
  ///
  /// Caveat: images lie on whole pixels, where both look the same. Rotated images are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// How much brighter than white images may be; nil for the default. The simulated screen shows nothing brighter than
  /// white.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how much brighter than white images inside may be. The simulated screen shows nothing brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
