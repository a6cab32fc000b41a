/// Animates changes in the content: all of them, or those in which a value changes.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AnimationNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class AnimationNode<Base: View, Value: Equatable>: ContentNode<
  ModifiedContent<Base, _AnimationModifier<Value>>, Base
>
{
  override func contentView(of view: ModifiedContent<Base, _AnimationModifier<Value>>) -> Base { view.content }

  /// The update in which the value changed. What is inserted below in the same update is animated too.
  private var changedInUpdate: Int?

  override func adjustTransaction(_ transaction: inout Transaction) {
    guard changedInUpdate == runtime.currentUpdate, !transaction.disablesAnimations else { return }
    transaction.animation = view.modifier.animation
  }

  override func viewDidChange(from old: ModifiedContent<Base, _AnimationModifier<Value>>) {
    if old.modifier.value != view.modifier.value { changedInUpdate = runtime.currentUpdate }
    var transaction = runtime.transaction
    adjustTransaction(&transaction)
    runtime.with(transaction) { super.viewDidChange(from: old) }
  }
}

/// Changes the transaction for the content.
nonisolated public struct _TransactionModifier: ViewModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransactionNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class TransactionNode<Base: View>: ContentNode<ModifiedContent<Base, _TransactionModifier>, Base> {
  override func contentView(of view: ModifiedContent<Base, _TransactionModifier>) -> Base { view.content }

  override func adjustTransaction(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }

  override func viewDidChange(from old: ModifiedContent<Base, _TransactionModifier>) {
    var transaction = runtime.transaction
    adjustTransaction(&transaction)
    runtime.with(transaction) { super.viewDidChange(from: old) }
  }
}

nonisolated extension View {
  /// Animates changes in this view during updates in which `value` changes; nil applies those changes at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in this view, in every update that allows it; nil applies all changes at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Lets `transform` modify the transactions of updates in this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}
