import DisplayList

/// Replaces the content's elements with those of other views, which are not shown.
nonisolated private struct RepresentationModifier<Representation: View>: ViewModifier {
  let representation: Representation
  /// Whether the elements are inside one for the content, which is otherwise hidden.
  let isContainer: Bool

  @MainActor func body(content: Content) -> some View {
    content
      .accessibilityHidden(true)
      .overlay {
        ZStack { representation }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(_UnseenModifier())
      }
      .modifier(_RepresentedModifier(isContainer: isContainer))
  }
}

/// Neither draws its content nor lets it be touched. Assistive technology still finds it.
nonisolated struct _UnseenModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> UnseenRender {
    UnseenRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: UnseenRender) {}
}

@MainActor
final class UnseenRender: UnaryRender {
  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {}
  override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
}

/// The modifier around both: touches that reach it count for the elements.
nonisolated struct _RepresentedModifier: RenderModifier {
  let isContainer: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> RepresentedRender {
    RepresentedRender(isContainer: isContainer, owner: owner, child: child)
  }
  @MainActor func update(_ render: RepresentedRender) {}
}

@MainActor
final class RepresentedRender: UnaryRender {
  private let isContainer: Bool

  init(isContainer: Bool, owner: _Node, child: RenderNode) {
    self.isContainer = isContainer
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    if isContainer { return [AccessibilityElement(node: self, role: .group, children: elements)] }
    if elements.count == 1 { elements[0].scope = self }
    return elements
  }
}

nonisolated extension View {
  /// Replaces the view's accessibility elements with those of other views, which are not shown.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(RepresentationModifier(representation: representation(), isContainer: false))
  }

  /// Replaces the view's accessibility elements with one that contains those of other views, which are not shown.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(representation: children(), isContainer: true))
  }
}
