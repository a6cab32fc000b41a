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

// `Color` has members of the same names. Without the attribute the compiler weighs both for each `Color.red`, which takes
// it most of a minute for an array of eleven tuples.
extension ShapeStyle where Self == Color {
  /// The system's red.
  @_disfavoredOverload public static var red: Color { .red }
  /// The system's orange.
  @_disfavoredOverload public static var orange: Color { .orange }
  /// The system's yellow.
  @_disfavoredOverload public static var yellow: Color { .yellow }
  /// The system's green.
  @_disfavoredOverload public static var green: Color { .green }
  /// The system's mint.
  @_disfavoredOverload public static var mint: Color { .mint }
  /// The system's teal.
  @_disfavoredOverload public static var teal: Color { .teal }
  /// The system's cyan.
  @_disfavoredOverload public static var cyan: Color { .cyan }
  /// The system's blue.
  @_disfavoredOverload public static var blue: Color { .blue }
  /// The system's indigo.
  @_disfavoredOverload public static var indigo: Color { .indigo }
  /// The system's purple.
  @_disfavoredOverload public static var purple: Color { .purple }
  /// The system's pink.
  @_disfavoredOverload public static var pink: Color { .pink }
  /// The system's brown.
  @_disfavoredOverload public static var brown: Color { .brown }
  /// White in both appearances.
  @_disfavoredOverload public static var white: Color { .white }
  /// The system's grey.
  @_disfavoredOverload public static var gray: Color { .gray }
  /// Black in both appearances.
  @_disfavoredOverload public static var black: Color { .black }
  /// A fully transparent colour.
  @_disfavoredOverload public static var clear: Color { .clear }
}
