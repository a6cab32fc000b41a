/// Binds a view's identity to a value. A different value is a different view, with its own state.
nonisolated public struct _IDModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never
  let id: ID

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    IDNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class IDNode<Base: View, ID: Hashable>: _ViewNode<ModifiedContent<Base, _IDModifier<ID>>> {
  private var child: _ViewNode<Base>?

  override var passedChild: _Node? { child }

  override func builtPassedChild() -> _Node? {
    if let child { return child }
    let made = Base._makeNode(view.content, childInputs())
    child = made
    return made
  }

  override func viewDidChange(from old: ModifiedContent<Base, _IDModifier<ID>>) {
    guard let child else { return }
    if old.modifier.id == view.modifier.id { return child.update(view.content) }
    let count = child.leafCount
    self.child = nil
    parent?.leavesChanged([LeafEdit(range: 0..<count, count: leafCount)], in: self)
    child.destroy()
  }

  override func find(_ id: AnyHashable) -> FoundView? {
    AnyHashable(view.modifier.id) == id && leafCount > 0 ? .leaf(0) : super.find(id)
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] { [AnyHashable(view.modifier.id)] + super.ids(ofLeaf: index) }

  override var tracedID: String? { "\(view.modifier.id)" }
  override var leafCount: Int { Base._leafCount ?? builtPassedChild()?.leafCount ?? 0 }
  override func collectRuns(into runs: inout LeafRuns) {
    if let count = Base._leafCount { runs.add(count) } else { super.collectRuns(into: &runs) }
  }
}

nonisolated extension View {
  /// Sets the view's identity: when `id` changes, the view is a new one, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}
