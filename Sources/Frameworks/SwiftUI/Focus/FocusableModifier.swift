/// Lets its content have the keyboard's focus.
nonisolated struct _FocusableModifier: RenderModifier {
  let isFocusable: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FocusableRender {
    FocusableRender(isFocusable, owner: owner, child: child)
  }
  @MainActor func update(_ render: FocusableRender) { render.isFocusable = isFocusable }
}

@MainActor
final class FocusableRender: UnaryRender {
  var isFocusable: Bool {
    didSet { if isFocusable != oldValue { runtime.accessibilityDidChange() } }
  }

  init(_ isFocusable: Bool, owner: _Node, child: RenderNode) {
    self.isFocusable = isFocusable
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  /// Something to have the focus, whatever is inside.
  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements()
    return isFocusable ? [AccessibilityElement(node: self, role: .group, children: inside)] : inside
  }
}

extension RenderNode {
  /// The first field inside that can take the focus, or else the first view that asked for it.
  var firstFocusTarget: RenderNode? { firstTextInput ?? firstFocusable }

  private var firstFocusable: RenderNode? {
    if let found = self as? FocusableRender, found.isFocusable, found.environment.isEnabled { return found }
    return children.lazy.compactMap(\.firstFocusable).first
  }
}

nonisolated extension View {
  /// Lets Tab reach the view, and `focused(_:)` give it the focus, so that `onKeyPress` on it hears keys. Buttons and fields
  /// need no such request.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
