/// Where the lines of a multi-line text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge at which reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge at which reading ends.
  case trailing
}
