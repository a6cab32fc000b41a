/// Replaces one symbol with another: the old one shrinks and fades, then the new one grows.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The same effect by its name.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same effect by its name.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same effect by its name.
  public var offUp: ReplaceSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: ReplaceSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The system's default: one symbol replaces another, or it appears and disappears.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's default.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
