/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The leading edge.
  case leading
  /// Centred.
  case center
  /// The trailing edge.
  case trailing
}
