/// How the selected item of a palette in a menu is marked.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private enum Kind: Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// Tints the item and gives it a background.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// Does not change the item; its own image shows the selection.
  public static let custom = PaletteSelectionEffect(kind: .custom)
  /// Tints the item and shows a variant of its symbol.
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
  /// Sets how palettes of menus in this view mark the selected item.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
