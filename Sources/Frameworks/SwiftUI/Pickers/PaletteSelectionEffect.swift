/// How what is chosen stands out in a row of pictures in a menu.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private enum Kind: Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// It has the tint, and a ground of its own.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// It looks like the others: its picture says that it is chosen.
  public static let custom = PaletteSelectionEffect(kind: .custom)
  /// It has the tint, and its symbol is a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  var isTinted: Bool { kind != .custom }
  var hasGround: Bool { kind == .automatic }
  var variant: SymbolVariants { if case .symbolVariant(let variant) = kind { variant } else { .none } }
}

private struct PaletteSelectionKey: EnvironmentKey { static var defaultValue: PaletteSelectionEffect { .automatic } }

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionKey.self] }
    set { self[PaletteSelectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How what is chosen stands out in palettes of menus inside.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
