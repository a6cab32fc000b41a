extension Image {
  /// How much brighter than white a picture may become.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind { case standard, constrainedHigh, high }
    private let kind: Kind

    /// Not at all.
    public static let standard = DynamicRange(kind: .standard)
    /// Somewhat, beside other content.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// As much as the screen can.
    public static let high = DynamicRange(kind: .high)
  }

  /// How much brighter than white the picture may become. The simulated screen shows nothing brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  /// Whether the edges of the picture are smooth.
  ///
  /// Caveat: pictures lie on whole pixels, where both look the same; one that is turned has smooth edges in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// How much brighter than white pictures may become; nil for what is usual. The simulated screen shows nothing brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How much brighter than white pictures inside may become. The simulated screen shows nothing brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
