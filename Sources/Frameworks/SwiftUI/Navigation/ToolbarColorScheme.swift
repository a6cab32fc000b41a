import ScrollworkUIKit

extension EnvironmentValues {
  /// The same in a colour scheme; nil leaves it as it is.
  func with(_ scheme: ColorScheme?) -> EnvironmentValues {
    guard let scheme else { return self }
    var values = self
    values.colorScheme = scheme
    return values
  }
}

extension UIUserInterfaceStyle {
  /// The style for a colour scheme; unspecified for nil.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light?: .light
      case .dark?: .dark
      case nil: .unspecified
      }
  }
}
