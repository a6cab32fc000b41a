/// One element with a value that assistive technology can make larger and smaller.
struct _AdjustableModifier: RenderModifier {
  let value: String
  let adjust: @MainActor (_ isUp: Bool) -> Void
  typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> AdjustableRender {
    AdjustableRender(self, owner: owner, child: child)
  }
  func update(_ render: AdjustableRender) { render.modifier = self }
}

@MainActor
final class AdjustableRender: UnaryRender {
  var modifier: _AdjustableModifier {
    didSet { if modifier.value != oldValue.value { runtime.accessibilityDidChange() } }
  }

  init(_ modifier: _AdjustableModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements().flatMap(\.flattened)
    var element = AccessibilityElement(
      node: self, role: .adjustable, label: inside.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "))
    element.value = modifier.value
    element.actions = [
      .init(name: "Increment") { [weak self] in self?.modifier.adjust(true) },
      .init(name: "Decrement") { [weak self] in self?.modifier.adjust(false) },
    ]
    return [element]
  }
}
