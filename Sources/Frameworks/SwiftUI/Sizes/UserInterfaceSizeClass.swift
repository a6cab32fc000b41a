/// The size class of a screen dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as for the width of a phone in portrait.
  case compact
  /// Much space, as on a tablet.
  case regular
}
