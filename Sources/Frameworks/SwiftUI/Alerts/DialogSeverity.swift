/// The severity of an alert or a dialog. Macs show it; it has no effect on iOS.
@available(iOS 17.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// The dialog's default severity.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// The standard.
  public static let standard = DialogSeverity(kind: .standard)
  /// A warning.
  public static let critical = DialogSeverity(kind: .critical)
}
