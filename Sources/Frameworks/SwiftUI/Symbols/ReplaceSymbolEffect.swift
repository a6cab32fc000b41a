/// One symbol takes the place of another: the old one shrinks and fades, then the new one grows.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The same, by its name.
  public var downUp: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
