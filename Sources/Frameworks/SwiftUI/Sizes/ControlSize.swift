/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}
