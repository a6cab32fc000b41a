import ScrollworkUIKit

/// A symbol comes by growing and goes by shrinking, fading.
@available(iOS 17.0, *)
nonisolated public struct SymbolEffectTransition: BuiltInTransition {
  /// That it begins with half of its size is a guess.
  var insertionEffect: TransitionEffect {
    TransitionEffect(isFading: true, scales: [TransitionEffect.Scale(factor: 0.5, anchor: .center)])
  }

  /// By an effect. Caveat: it takes the time of the change, whatever `options` say.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
}

@available(iOS 17.0, *)
nonisolated extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes by growing and goes by shrinking.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// A symbol comes and goes by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
