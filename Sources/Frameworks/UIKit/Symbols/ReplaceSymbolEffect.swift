/// One symbol takes the place of another: the old one shrinks and fades, then the new one grows.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The same, by its name.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same, by its name.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same, by its name.
  public var offUp: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: ReplaceSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
