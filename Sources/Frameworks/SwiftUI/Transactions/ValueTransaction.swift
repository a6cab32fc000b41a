/// Transforms the transaction of descendants in updates that change a value.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ValueTransactionNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class ValueTransactionNode<Base: View, Value: Equatable>: ContentNode<
  ModifiedContent<Base, _ValueTransactionModifier<Value>>, Base
>
{
  override func contentView(of view: ModifiedContent<Base, _ValueTransactionModifier<Value>>) -> Base { view.content }

  /// The update in which the value changed.
  private var changedInUpdate: Int?

  override func adjustTransaction(_ transaction: inout Transaction) {
    if changedInUpdate == runtime.currentUpdate { view.modifier.transform(&transaction) }
  }

  override func viewDidChange(from old: ModifiedContent<Base, _ValueTransactionModifier<Value>>) {
    if old.modifier.value != view.modifier.value { changedInUpdate = runtime.currentUpdate }
    var transaction = runtime.transaction
    adjustTransaction(&transaction)
    runtime.with(transaction) { super.viewDidChange(from: old) }
  }
}

nonisolated extension View {
  /// Applies `transform` to the transaction of the view's descendants in updates that change `value`.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
