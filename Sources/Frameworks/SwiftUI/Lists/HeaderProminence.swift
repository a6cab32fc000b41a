/// The visual prominence of an element.
public enum Prominence: Hashable, Sendable {
  /// The default.
  case standard
  /// Increased prominence.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the prominence of section headers in lists. Increased headers are larger, bold and in the colour of text. The
  /// exact font is a guess.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
