import ScrollworkUIKit

extension EnvironmentValues {
  /// Returns the environment with a colour scheme; nil leaves it unchanged.
  func with(_ scheme: ColorScheme?) -> EnvironmentValues {
    guard let scheme else { return self }
    var values = self
    values.colorScheme = scheme
    return values
  }
}

extension UIUserInterfaceStyle {
  /// Creates the style for a colour scheme; nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light?: .light
      case .dark?: .dark
      case nil: .unspecified
      }
  }
}
