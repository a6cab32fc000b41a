/// How much something is to be noticed.
public enum Prominence: Hashable, Sendable {
  /// As is usual.
  case standard
  /// More than that.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much the headers of sections are to be noticed.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How much the headers of sections in a list are to be noticed: increased ones are larger, bold and in the colour of text. The
  /// exact font is a guess.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
