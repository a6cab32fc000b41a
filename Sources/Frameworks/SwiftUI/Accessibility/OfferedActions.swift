import DisplayList
import Foundation

/// Offscreen views whose buttons are offered to assistive technology as actions, or whose texts label an element: a
/// context menu's content, and views that an app provides for this purpose. They are built on request, and kept until
/// they or their environment change.
@MainActor
final class OfferedActions {
  private var built: (node: _ViewNode<VStack<AnyView>>, environment: EnvironmentValues)?

  /// Returns the buttons of `content` as if it were inside `owner`, in its environment as modified by `adjust`.
  func actions(
    of content: AnyView, owner: _Node, adjust: (EnvironmentValues) -> EnvironmentValues = { $0 }
  ) -> [AccessibilityElement.Action] { leaf(of: content, owner, adjust)?.offeredActions ?? [] }

  /// Returns the labels of the elements of `content`.
  func words(of content: AnyView, owner: _Node, adjust: (EnvironmentValues) -> EnvironmentValues) -> String {
    let elements = leaf(of: content, owner, adjust)?.accessibilityElements().flatMap(\.flattened) ?? []
    return elements.commonLabel
  }

  private func leaf(
    of content: AnyView, _ owner: _Node, _ adjust: (EnvironmentValues) -> EnvironmentValues
  ) -> RenderNode? {
    let environment = owner.environment
    var known = built
    if let built, built.node.isDestroyed || !built.environment.isIdentical(to: environment) {
      forget()
      known = nil
    }
    if known == nil, !owner.isDestroyed {
      let node = VStack<AnyView>._makeNode(VStack { content }, owner.childInputs(environment: adjust(environment)))
      known = (node, environment)
      built = known
    }
    return known?.node.leaf(at: 0)
  }

  /// Discards the views: the content was replaced or is no longer needed.
  func forget() {
    guard let gone = built?.node else { return }
    built = nil
    gone.forEachLiveLeaf { $0.forgetOfferedLines() }
    gone.destroy()
  }
}

extension RenderNode {
  /// The actions of the buttons inside, under their names. A menu contributes its items; the button that opens it does
  /// nothing by itself.
  var offeredActions: [AccessibilityElement.Action] {
    if let menu = self as? MenuSourceRender { return menu.offeredLines }
    guard let press = self as? PressRender else { return children.flatMap(\.offeredActions) }
    guard press.environment.isEnabled, let label = press.accessibilityElements().first?.label, !label.isEmpty else {
      return []
    }
    return [AccessibilityElement.Action(name: label) { [weak press] in press?.accessibilityActivate() }]
  }
}

extension RenderNode {
  /// Discards what was built for the items of menus inside.
  fileprivate func forgetOfferedLines() {
    (self as? MenuSourceRender)?.forgetLines()
    for child in children { child.forgetOfferedLines() }
  }
}

/// Offers buttons as actions of the content's element.
nonisolated struct _OfferedActionsModifier: RenderModifier {
  let content: AnyView
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> OfferedActionsRender {
    OfferedActionsRender(content, owner: owner, child: child)
  }
  @MainActor func update(_ render: OfferedActionsRender) { render.content = content }
}

@MainActor
final class OfferedActionsRender: UnaryRender {
  private let offered = OfferedActions()
  var content: AnyView {
    didSet {
      offered.forget()
      runtime.accessibilityDidChange()
    }
  }

  init(_ content: AnyView, owner: _Node, child: RenderNode) {
    self.content = content
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }
  override func didDetach() { offered.forget() }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = statedElement(of: super.accessibilityElements())
    element.actions += offered.actions(of: content, owner: owner)
    return [element]
  }
}

extension Runtime {
  /// Performs an action of the element of a fragment. Returns false if it has no such action or is disabled.
  func perform(_ action: String, of fragment: FragmentKey) -> Bool {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.key == fragment { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    guard let element = find(accessibilityElements), element.isEnabled,
      let found = element.actions.first(where: { $0.name == action })
    else { return false }
    found.run()
    return true
  }
}
