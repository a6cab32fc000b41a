import DisplayList

/// A style that resolves to one colour.
struct CustomColor: Hashable, @unchecked Sendable {
  // A style is a value, of which only the colour is used.
  let style: AnyHashable
  private let resolved: (EnvironmentValues) -> Color.Resolved

  init<Style: ShapeStyle & Hashable>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.style = AnyHashable(style)
    resolved = style.resolve(in:)
  }

  /// Returns the colour if only light or dark is known.
  func resolve(in context: ColorContext) -> DisplayColor {
    var environment = EnvironmentValues()
    environment.colorScheme = context.colorScheme
    return resolved(environment).displayColor
  }

  static func == (one: Self, other: Self) -> Bool { one.style == other.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color {
  /// Creates a colour from a style that resolves to one. Caveat: of the environment it uses only light and dark.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(storage: .custom(CustomColor(color)))
  }
}
