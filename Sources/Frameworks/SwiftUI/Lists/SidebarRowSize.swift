/// How large the rows of sidebars are.
@available(iOS 16.0, *)
public enum SidebarRowSize: Sendable {
  /// Smaller than usual.
  case small
  /// As usual.
  case medium
  /// Larger than usual.
  case large
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  /// How large the rows of sidebars are: a Mac's setting. On a phone it is always `.medium`, whatever it is set to.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set {}
  }
}
