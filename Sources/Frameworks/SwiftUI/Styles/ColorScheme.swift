import ScrollworkUIKit

/// Whether colours stand on a light or a dark ground.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

extension ColorScheme {
  /// What UIKit's style comes to; nil where it says nothing.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// How strongly colours differ from their ground.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More strongly.
  case increased
}

private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the screen is dimmed because nobody uses it. The phone's never is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// How strongly colours differ. The phone has no setting for more.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

nonisolated extension View {
  /// The appearance of everything inside.
  @available(*, deprecated, message: "Use preferredColorScheme(_:) instead.")
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
