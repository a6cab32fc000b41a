/// How grave what an alert or a dialog says is. Macs show it; nothing of iOS takes it.
@available(iOS 17.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// What goes with the dialog.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// As usual.
  public static let standard = DialogSeverity(kind: .standard)
  /// A warning.
  public static let critical = DialogSeverity(kind: .critical)
}
