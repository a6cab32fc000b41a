import Foundation

/// The argument of a symbol effect's completion.
public struct UISymbolEffectCompletionContext {
  /// The view.
  public let sender: AnyObject?
  /// The effect; nil for a symbol replacement.
  public let effect: (any SymbolEffect)?
  /// The symbol replacement; nil for an effect.
  public let contentTransition: (any SymbolEffect)?
  /// Whether the effect ended without being removed.
  public let isFinished: Bool
}

/// The completion of a symbol effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// An effect that is running on the view's symbol.
  package struct RunningSymbolEffect {
    package let kind: SymbolEffectConfiguration.Kind
    package let options: SymbolEffectOptions
    /// Whether it ends by itself.
    package let isDiscrete: Bool
    /// A unique number.
    package let number: Int
    let effect: any SymbolEffect
  }

  /// Runs an effect on the symbol, once unless the options say otherwise. Caveat: the completion is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: true, animated, completion) }

  /// Runs an effect on the symbol until it is removed. Caveat: the completion is called at once.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: false, animated, completion) }

  /// Runs an effect that is both discrete and indefinite on the symbol once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: options.count != 0, animated, completion) }

  private func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isDiscrete: Bool, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let number = (symbolEffects.last?.number ?? 0) + 1
    if animated || !isDiscrete {
      // Discrete effects must not run again with the next one.
      symbolEffects =
        symbolEffects.filter { !$0.isDiscrete } + [
          RunningSymbolEffect(
            kind: effect.configuration.kind, options: options, isDiscrete: isDiscrete, number: number, effect: effect)
        ]
    }
    completion?(
      UISymbolEffectCompletionContext(sender: self, effect: effect, contentTransition: nil, isFinished: true))
  }

  /// Removes effects of the same kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.removeAll { type(of: $0.effect) == type(of: effect) }
    completion?(
      UISymbolEffectCompletionContext(sender: self, effect: effect, contentTransition: nil, isFinished: true))
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }

  /// Replaces the symbol. Caveat: without a transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        sender: self, effect: nil, contentTransition: contentTransition, isFinished: true))
  }
}
