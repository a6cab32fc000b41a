/// Whether an element is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Whatever suits the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
