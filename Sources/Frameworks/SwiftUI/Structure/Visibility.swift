/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Depends on the context.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
