/// The width of buttons.
@available(iOS 26.0, *)
public struct ButtonSizing: Equatable, Sendable {
  private enum Kind { case automatic, fitted, flexible }
  private let kind: Kind

  /// As wide as the label.
  public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
  /// As wide as the label.
  public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
  /// As wide as the available space.
  public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The width of buttons.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the width of the bordered buttons inside. Caveat: buttons without a border stay as wide as their labels.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
