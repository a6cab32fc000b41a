/// Says something about its content's leaves to whoever shows them: a tab bar, a list, a layout. It shows nothing, so it
/// has no render node.
@MainActor
protocol LeafStatement: ViewModifier where Body == Never {
  func write(to facts: inout LeafFacts, in environment: EnvironmentValues)
}

extension LeafStatement {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LeafStatementNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Sets a value that layouts read.
protocol LayoutStatement {}

@MainActor
final class LeafStatementNode<Base: View, Modifier: LeafStatement>: ContentNode<ModifiedContent<Base, Modifier>, Base> {
  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    view.modifier.write(to: &facts, in: environment)
    return super.origin(ofLeaf: index, &facts)
  }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    super.viewDidChange(from: old)
    leafFactsDidChangeAround()
    // A value for a layout determines where the view is.
    if view.modifier is any LayoutStatement { forEachLiveLeaf { $0.enclosingContainer?.setNeedsLayout() } }
  }

  override func environmentDidChange(from old: EnvironmentValues) { leafFactsDidChangeAround() }
}
