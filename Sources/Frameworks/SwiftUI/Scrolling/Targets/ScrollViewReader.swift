/// A view whose content can scroll the scroll views inside, through a proxy.
nonisolated public struct ScrollViewReader<Content: View>: View, FrameworkView {
  /// Makes the views; runs again when something it read changes.
  public var content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollReaderScope()

  /// Creates a reader. Use the proxy that `content` gets in actions, not while the views are made.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(_ScrollReaderModifier(scope: scope))
  }
}

/// A proxy that scrolls the scroll views inside a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  let scope: ScrollReaderScope

  /// Scrolls to the view with an id, which may be a row that is not built yet. All scroll views around it inside the
  /// reader scroll, animated inside `withAnimation`.
  ///
  /// - Parameter anchor: The point of the view and of the viewport that are aligned; nil for the smallest move that
  ///   shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.isDestroyed else { return }
    node.runtime.requestScroll(to: AnyHashable(id), anchor: anchor, below: node)
  }
}

/// The position of a reader in the structure tree.
@MainActor
final class ScrollReaderScope {
  weak var node: _Node?
  nonisolated init() {}
}

/// Connects a reader's scope with its node; adds no leaf.
nonisolated public struct _ScrollReaderModifier: ViewModifier {
  public typealias Body = Never
  let scope: ScrollReaderScope

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollReaderNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class ScrollReaderNode<Base: View>: ContentNode<ModifiedContent<Base, _ScrollReaderModifier>, Base> {
  override init(_ view: ModifiedContent<Base, _ScrollReaderModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    view.modifier.scope.node = self
  }

  override func contentView(of view: ModifiedContent<Base, _ScrollReaderModifier>) -> Base { view.content }
}
