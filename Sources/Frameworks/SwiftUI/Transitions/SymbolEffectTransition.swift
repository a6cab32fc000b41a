import ScrollworkUIKit

/// A transition in which a symbol grows on insertion and shrinks on removal, with a fade.
@available(iOS 17.0, *)
nonisolated public struct SymbolEffectTransition: BuiltInTransition {
  /// That it begins with half of its size is a guess.
  var insertionEffect: TransitionEffect {
    TransitionEffect(isFading: true, scales: [TransitionEffect.Scale(factor: 0.5, anchor: .center)])
  }

  /// Creates a transition with an effect. Caveat: it takes the duration of the change, whatever `options` say.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
}

@available(iOS 17.0, *)
nonisolated extension Transition where Self == SymbolEffectTransition {
  /// Grows a symbol on insertion and shrinks it on removal.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// Inserts and removes a symbol with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
