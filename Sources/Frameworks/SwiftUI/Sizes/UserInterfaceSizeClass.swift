/// How much room a dimension of the screen offers.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on an upright phone's width.
  case compact
  /// Much, as on a tablet.
  case regular
}
