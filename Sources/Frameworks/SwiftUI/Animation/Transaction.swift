/// The context of a state change.
public struct Transaction: Sendable {
  /// Nil as long as nothing was set.
  private var chosenAnimation: Animation??
  /// The animation of the change; nil for none.
  public var animation: Animation? {
    get { chosenAnimation ?? nil }
    set { chosenAnimation = .some(newValue) }
  }
  /// Whether views below are kept from animating the change, whatever they ask for.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as a drag.
  public var isContinuous = false
  /// Whether changes without an animation are followed, so that a spring of a later change begins with their velocity.
  /// Gestures set it while they call `onChanged` and `updating`.
  ///
  /// Caveat: it acts on the animatable data of modifiers and of the app's own views, not on shapes.
  public var tracksVelocity = false
  /// Custom values of the app.
  private var values = TransactionValues()
  /// The closures to run when the animations are finished.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    chosenAnimation = .some(animation)
  }

  /// Whether the transaction sets nothing.
  var isPlain: Bool {
    chosenAnimation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && values.isEmpty
      && completions.isEmpty
  }

  /// Whether changes made with both may be one update. `tracksVelocity` separates none: it changes no frame by itself.
  func isSame(as other: Transaction) -> Bool {
    chosenAnimation == other.chosenAnimation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.isSame(as: other.values)
      && completions.elementsEqual(other.completions) { $0 === $1 }
  }

  /// Returns this transaction, overridden by what `inner` sets.
  func merging(_ inner: Transaction) -> Transaction {
    var merged = self
    merged.chosenAnimation = inner.chosenAnimation ?? chosenAnimation
    merged.disablesAnimations = disablesAnimations || inner.disablesAnimations
    merged.isContinuous = isContinuous || inner.isContinuous
    merged.tracksVelocity = tracksVelocity || inner.tracksVelocity
    merged.values = values.merging(inner.values)
    merged.completions += inner.completions
    return merged
  }

  /// The value for a custom transaction key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }
}
