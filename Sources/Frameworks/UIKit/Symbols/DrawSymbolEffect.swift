import Foundation

/// The symbol is drawn when the effect ends; while it is active there is nothing to see.
/// Caveat: symbols here know no strokes, and are drawn from the leading edge to the trailing one.
@available(iOS 26.0, *)
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// Layer by layer. The symbols here have one.
  public var byLayer: DrawOnSymbolEffect { self }
  /// One layer after the other. The symbols here have one.
  public var individually: DrawOnSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .draw(.init(isOn: true, isReversed: false)))
  }
}

/// The symbol is wiped away when the effect begins; while it is active there is nothing to see.
/// Caveat: symbols here know no strokes, and are wiped away between the leading edge and the trailing one.
@available(iOS 26.0, *)
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let isReversed: Bool
  /// Layer by layer. The symbols here have one.
  public var byLayer: DrawOffSymbolEffect { self }
  /// One layer after the other. The symbols here have one.
  public var individually: DrawOffSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// What was drawn last goes first.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
  /// What was drawn first goes first.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .draw(.init(isOn: false, isReversed: isReversed)))
  }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn when the effect ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is wiped away when the effect begins.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
}

/// How a symbol is drawn or wiped away.
package struct SymbolDrawing: Hashable, Sendable {
  /// It comes; otherwise it goes.
  package let isOn: Bool
  package let isReversed: Bool
}
