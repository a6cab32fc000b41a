import ScrollworkUIKit

/// The colour scheme of the user interface, light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension ColorScheme {
  /// Creates a colour scheme from a UIKit style; nil if it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

/// The contrast of colours with their background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// Increased contrast.
  case increased
}

private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the screen is dimmed because it is inactive. The phone's never is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The contrast of colours. The phone has no setting to increase it.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

nonisolated extension View {
  /// Sets the colour scheme of this view.
  @available(*, deprecated, message: "Use preferredColorScheme(_:) instead.")
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
