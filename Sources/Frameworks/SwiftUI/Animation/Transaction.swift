/// How a change of state is carried out.
public struct Transaction: Sendable {
  /// Nil as long as nothing was said about it.
  private var chosenAnimation: Animation??
  /// How values get to what the change makes of them; nil for at once.
  public var animation: Animation? {
    get { chosenAnimation ?? nil }
    set { chosenAnimation = .some(newValue) }
  }
  /// True if views below are not to animate the change, whatever they ask for.
  public var disablesAnimations = false
  /// True if the change is one of many that follow a finger.
  public var isContinuous = false
  /// What an app adds.
  private var values = TransactionValues()
  /// What runs when the animations are over.
  var completions: [AnimationCompletion] = []

  /// Carried out at once.
  public init() {}

  /// Carried out with an animation.
  public init(animation: Animation?) {
    chosenAnimation = .some(animation)
  }

  /// It says nothing about how a change is carried out.
  var isPlain: Bool {
    chosenAnimation == nil && !disablesAnimations && !isContinuous && values.isEmpty && completions.isEmpty
  }

  /// Changes made with both may be one update.
  func isSame(as other: Transaction) -> Bool {
    chosenAnimation == other.chosenAnimation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.isSame(as: other.values)
      && completions.elementsEqual(other.completions) { $0 === $1 }
  }

  /// This transaction, and what `inner` says where both say something.
  func merging(_ inner: Transaction) -> Transaction {
    var merged = self
    merged.chosenAnimation = inner.chosenAnimation ?? chosenAnimation
    merged.disablesAnimations = disablesAnimations || inner.disablesAnimations
    merged.isContinuous = isContinuous || inner.isContinuous
    merged.values = values.merging(inner.values)
    merged.completions += inner.completions
    return merged
  }

  /// A value that an app adds to transactions.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }
}
