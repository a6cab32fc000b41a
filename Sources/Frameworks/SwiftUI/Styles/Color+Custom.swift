import DisplayList

/// A style that is one colour in each environment.
struct CustomColor: Hashable, @unchecked Sendable {
  // A style is a value, of which nothing but its colour is asked.
  let style: AnyHashable
  private let resolved: (EnvironmentValues) -> Color.Resolved

  init<Style: ShapeStyle & Hashable>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.style = AnyHashable(style)
    resolved = style.resolve(in:)
  }

  /// The colour where only light or dark is known.
  func resolve(in context: ColorContext) -> DisplayColor {
    var environment = EnvironmentValues()
    environment.colorScheme = context.colorScheme
    return resolved(environment).displayColor
  }

  static func == (one: Self, other: Self) -> Bool { one.style == other.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color {
  /// The colour of a style that is one. Caveat: of the environment it sees light and dark alone.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(storage: .custom(CustomColor(color)))
  }
}
