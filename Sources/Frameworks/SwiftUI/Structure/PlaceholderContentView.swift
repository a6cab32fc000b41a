/// The view that a modifier or a transition is applied to.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  let view: any View

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PlaceholderContentNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { (Value.self as? any View.Type)?._leafCount }
}

@MainActor
private final class PlaceholderContentNode<Value>: ContentNode<PlaceholderContentView<Value>, AnyView> {
  override func contentView(of view: PlaceholderContentView<Value>) -> AnyView { AnyView(erasing: view.view) }
}
