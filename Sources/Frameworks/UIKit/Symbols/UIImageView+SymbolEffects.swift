import Foundation

/// What an image view tells when a symbol's effect is over.
public struct UISymbolEffectCompletionContext {
  /// The view.
  public let sender: AnyObject?
  /// The effect; nil for a change of the symbol.
  public let effect: (any SymbolEffect)?
  /// The change of the symbol; nil for an effect.
  public let contentTransition: (any SymbolEffect)?
  /// False if it was taken away before.
  public let isFinished: Bool
}

/// Runs when a symbol's effect is over.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// An effect that runs on the view's symbol.
  package struct RunningSymbolEffect {
    package let kind: SymbolEffectConfiguration.Kind
    package let options: SymbolEffectOptions
    /// It ends by itself.
    package let isDiscrete: Bool
    /// Differs between effects.
    package let number: Int
    let effect: any SymbolEffect
  }

  /// Runs an effect on the symbol, once unless the options say otherwise. Caveat: the completion is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: true, animated, completion) }

  /// Runs an effect on the symbol until it is taken away. Caveat: the completion is called at once.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: false, animated, completion) }

  /// Runs an effect on the symbol that can be both: once.
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
      // What ends by itself is not to begin again with the next one.
      symbolEffects =
        symbolEffects.filter { !$0.isDiscrete } + [
          RunningSymbolEffect(
            kind: effect.configuration.kind, options: options, isDiscrete: isDiscrete, number: number, effect: effect)
        ]
    }
    completion?(
      UISymbolEffectCompletionContext(sender: self, effect: effect, contentTransition: nil, isFinished: true))
  }

  /// Takes effects of the same kind away.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.removeAll { type(of: $0.effect) == type(of: effect) }
    completion?(
      UISymbolEffectCompletionContext(sender: self, effect: effect, contentTransition: nil, isFinished: true))
  }

  /// Takes all effects away.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }

  /// Shows another symbol. Caveat: it takes the old one's place at once.
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
