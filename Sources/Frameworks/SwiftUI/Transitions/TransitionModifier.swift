/// Sets the transition of its content.
nonisolated public struct _TransitionModifier: ViewModifier {
  let transition: AnyTransition
  public typealias Body = Never

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransitionNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

nonisolated extension View {
  /// Sets the transition with which the view is inserted and removed in an animated change.
  public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}

/// Wraps each leaf of its content. The views of an app's transition around a leaf are not children of this node, since
/// they must live until the leaf is gone.
@MainActor
private final class TransitionNode<Base: View>: ContentNode<ModifiedContent<Base, _TransitionModifier>, Base> {
  private struct Wrapper { weak var render: TransitionRender? }

  /// By the leaf inside.
  private var wrappers: [ObjectIdentifier: Wrapper] = [:]
  /// The number of wrappers above which stale ones are removed.
  private var room = 16

  override func contentView(of view: ModifiedContent<Base, _TransitionModifier>) -> Base { view.content }

  private func wrapper(of leaf: RenderNode) -> TransitionRender? {
    guard let known = wrappers[ObjectIdentifier(leaf)]?.render, known.leaf === leaf else { return nil }
    return known
  }

  override func leaf(at index: Int) -> RenderNode {
    let leaf = content.leaf(at: index)
    if let known = wrapper(of: leaf) { return known }
    let made = TransitionRender(view.modifier.transition, owner: self, leaf: leaf)
    if wrappers.count >= room {
      wrappers = wrappers.filter { $0.value.render != nil }
      room = max(2 * wrappers.count, 16)
    }
    wrappers[ObjectIdentifier(leaf)] = Wrapper(render: made)
    return made
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    super.forEachLiveLeaf { leaf in
      if let wrapper = wrapper(of: leaf) { visit(wrapper) }
    }
  }

  private func forEachWrapper(_ visit: (TransitionRender) -> Void) {
    for wrapper in wrappers.values { wrapper.render.map(visit) }
  }

  override func viewDidChange(from old: ModifiedContent<Base, _TransitionModifier>) {
    forEachWrapper { $0.update(view.modifier.transition) }
    super.viewDidChange(from: old)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    forEachWrapper { $0.stage?.setEnvironment(environment) }
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    if child === content { return super.leavesChanged(edits, in: child) }
    forEachWrapper { if $0.stage?.isBuilt(of: child) == true { $0.showStage() } }
  }

  override func willDestroy() { forEachWrapper { $0.ownerIsGone() } }
}

/// Carries the transition; the container that inserts or removes it performs it.
@MainActor
final class TransitionRender: UnaryRender {
  private(set) var transition: AnyTransition
  let leaf: RenderNode
  /// The stage of an app's own transition for the leaf.
  private(set) var stage: TransitionStage?
  private var isOrphan = false

  init(_ transition: AnyTransition, owner: _Node, leaf: RenderNode) {
    self.transition = transition
    self.leaf = leaf
    stage = transition.custom.map { TransitionStage($0, leaf: leaf, owner: owner) }
    super.init(owner: owner, child: stage?.root ?? leaf)
  }

  func update(_ new: AnyTransition) {
    transition = new
    if let custom = new.custom, let stage, stage.update(custom) { return }
    guard stage != nil || new.custom != nil else { return }
    stage?.destroy()
    stage = new.custom.map { TransitionStage($0, leaf: leaf, owner: owner) }
    showStage()
  }

  /// Called when the stage around the leaf has another root.
  func showStage() { replaceChild(with: stage?.root ?? leaf) }

  /// Called when the view has left the tree; the leaf may still be in transition.
  func ownerIsGone() {
    isOrphan = true
    if !isAttached { stage?.destroy() }
  }

  override func didDetach() { if isOrphan { stage?.destroy() } }
}
