import Foundation

/// Draws the symbol when the effect ends; while active, nothing is visible. Caveat: symbols here have no strokes, and
/// are drawn from the leading edge to the trailing one.
@available(iOS 26.0, *)
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// By layer. The symbols here have one.
  public var byLayer: DrawOnSymbolEffect { self }
  /// Layers one after the other. The symbols here have one.
  public var individually: DrawOnSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .draw(.init(isOn: true, isReversed: false)))
  }
}

/// Wipes the symbol away when the effect begins; while active, nothing is visible. Caveat: symbols here have no
/// strokes, and are wiped away between the leading edge and the trailing one.
@available(iOS 26.0, *)
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let isReversed: Bool
  /// By layer. The symbols here have one.
  public var byLayer: DrawOffSymbolEffect { self }
  /// Layers one after the other. The symbols here have one.
  public var individually: DrawOffSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// In the reverse order of drawing.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
  /// In the order of drawing.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .draw(.init(isOn: false, isReversed: isReversed)))
  }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws the symbol when the effect ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Wipes the symbol away when the effect begins.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
}

/// The way a symbol is drawn or wiped away.
package struct SymbolDrawing: Hashable, Sendable {
  /// Whether the symbol appears rather than disappears.
  package let isOn: Bool
  package let isReversed: Bool
}
