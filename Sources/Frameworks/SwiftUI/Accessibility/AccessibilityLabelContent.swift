private struct PlaceholderLabelKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// The original label of the view whose label is being built.
  fileprivate var placeholderLabel: String {
    get { self[PlaceholderLabelKey.self] }
    set { self[PlaceholderLabelKey.self] = newValue }
  }
}

/// A placeholder for the view's original label.
nonisolated private struct PlaceholderLabel: View, FrameworkView {
  @Environment(\.placeholderLabel) private var label

  @MainActor var body: some View { Text(verbatim: label) }
}

/// Labels the element with the texts of offscreen views.
nonisolated struct _LabelContentModifier: RenderModifier {
  let content: AnyView
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LabelContentRender {
    LabelContentRender(content, owner: owner, child: child)
  }
  @MainActor func update(_ render: LabelContentRender) { render.content = content }
}

@MainActor
final class LabelContentRender: UnaryRender {
  private let views = OfferedActions()
  private var formerLabel = ""
  var content: AnyView {
    didSet {
      views.forget()
      runtime.accessibilityDidChange()
    }
  }

  init(_ content: AnyView, owner: _Node, child: RenderNode) {
    self.content = content
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }
  override func didDetach() { views.forget() }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = statedElement(of: super.accessibilityElements())
    if element.label != formerLabel { views.forget() }
    formerLabel = element.label
    element.label = views.words(of: content, owner: owner) { [formerLabel] environment in
      var environment = environment
      environment.placeholderLabel = formerLabel
      return environment
    }
    return [element]
  }
}

nonisolated extension View {
  /// Labels the view with the texts of `content`, in order. `content` is passed the view's existing label.
  @available(iOS 18.0, *)
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_LabelContentModifier(content: AnyView(content(PlaceholderContentView(view: PlaceholderLabel())))))
  }
}
