/// A view with modifiers whose changes use a different transaction from those of the view itself.
nonisolated struct TransactionBody<Content: View>: View, PrimitiveView {
  let transform: (inout Transaction) -> Void
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TransactionBodyNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { Content._leafCount }
}

@MainActor
private protocol TransactionScope: _Node {
  /// The original transaction of the latest change.
  var outer: Transaction { get }
}

@MainActor
private final class TransactionBodyNode<Content: View>: ContentNode<TransactionBody<Content>, Content>, TransactionScope
{
  private(set) var outer = Transaction()

  override func contentView(of view: TransactionBody<Content>) -> Content { view.content }

  override func adjustTransaction(_ transaction: inout Transaction) {
    outer = transaction
    view.transform(&transaction)
  }

  override func viewDidChange(from old: TransactionBody<Content>) {
    var transaction = runtime.transaction
    adjustTransaction(&transaction)
    runtime.with(transaction) { super.viewDidChange(from: old) }
  }
}

/// The view itself, to which the enclosing scope does not apply.
nonisolated private struct TransactionBodyContent<Content: View>: View, PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TransactionBodyContentNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { Content._leafCount }
}

@MainActor
private protocol TransactionScopeEnd: _Node {}

@MainActor
private final class TransactionBodyContentNode<Content: View>: ContentNode<TransactionBodyContent<Content>, Content>,
  TransactionScopeEnd
{
  override func contentView(of view: TransactionBodyContent<Content>) -> Content { view.content }

  /// Scopes that end on the way up do not apply.
  private var scope: (any TransactionScope)? {
    var ended = 0
    var node = parent
    while let candidate = node {
      if candidate is any TransactionScopeEnd { ended += 1 }
      if let scope = candidate as? any TransactionScope {
        if ended == 0 { return scope }
        ended -= 1
      }
      node = candidate.parent
    }
    return nil
  }

  override func adjustTransaction(_ transaction: inout Transaction) {
    if let scope { transaction = scope.outer }
  }

  override func viewDidChange(from old: TransactionBodyContent<Content>) {
    runtime.with(scope?.outer ?? runtime.transaction) { super.viewDidChange(from: old) }
  }
}

nonisolated extension View {
  /// Applies `transform` to the transactions of changes of the modifiers in `body`, but not of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBody(
      transform: transform, content: body(PlaceholderContentView(view: TransactionBodyContent(content: self))))
  }

  /// Animates all changes of the modifiers in `body`, but not those of the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }
}
