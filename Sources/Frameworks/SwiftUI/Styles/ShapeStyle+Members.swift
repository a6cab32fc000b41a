extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground's second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground's third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground's fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White in both appearances.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black in both appearances.
  public static var black: Color { .black }
  /// A fully transparent colour.
  public static var clear: Color { .clear }
}
