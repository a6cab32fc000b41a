/// The size of sidebar rows.
@available(iOS 16.0, *)
public enum SidebarRowSize: Sendable {
  /// Smaller than the default.
  case small
  /// The standard.
  case medium
  /// Larger than the default.
  case large
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  /// The size of sidebar rows: a setting of Macs. On a phone it is always `.medium`, whatever it is set to.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set {}
  }
}
