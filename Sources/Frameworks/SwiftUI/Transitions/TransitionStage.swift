/// The views of an app's own transition around one leaf: a small separate tree that contains the leaf.
@MainActor
final class TransitionStage {
  private unowned let owner: _Node
  private let leaf: RenderNode
  private let tree: any StageTree

  init(_ transition: any Transition, leaf: RenderNode, owner: _Node) {
    self.owner = owner
    self.leaf = leaf
    tree = Self.makeTree(transition, leaf, owner)
  }

  private static func makeTree<T: Transition>(_ transition: T, _ leaf: RenderNode, _ owner: _Node) -> any StageTree {
    TypedStageTree(transition, leaf, owner)
  }

  /// The outermost node of the stage.
  var root: RenderNode { tree.root }

  /// Updates the transition; returns false if its type differs.
  func update(_ transition: any Transition) -> Bool { tree.update(transition) }

  func isBuilt(of node: _Node) -> Bool { tree.node === node }

  func setEnvironment(_ environment: EnvironmentValues) { tree.node.setEnvironment(environment) }

  func appear(with animation: Animation) {
    owner.runtime.with(Transaction()) { tree.show(.willAppear) }
    animate(.identity, animation)
  }

  func disappear(with animation: Animation) { animate(.didDisappear, animation) }

  private func animate(_ phase: TransitionPhase, _ animation: Animation) {
    var transaction = owner.runtime.transaction
    transaction.animation = animation
    owner.runtime.with(transaction) { tree.show(phase) }
  }

  func destroy() { tree.node.destroy() }
}

@MainActor
private protocol StageTree: AnyObject {
  var node: _Node { get }
  var root: RenderNode { get }
  func update(_ transition: any Transition) -> Bool
  func show(_ phase: TransitionPhase)
}

@MainActor
private final class TypedStageTree<T: Transition>: StageTree {
  private let typedNode: _ViewNode<StageView<T>>
  private let placeholder: RenderNode

  init(_ transition: T, _ leaf: RenderNode, _ owner: _Node) {
    typedNode = StageView<T>._makeNode(StageView(transition: transition, leaf: leaf), owner.childInputs())
    placeholder = RenderNode(owner: owner)
  }

  var node: _Node { typedNode }
  var root: RenderNode { typedNode.leafCount > 0 ? typedNode.leaf(at: 0) : placeholder }

  private func change(_ change: (inout StageView<T>) -> Void) {
    var view = typedNode.view
    change(&view)
    typedNode.update(view)
  }

  func update(_ transition: any Transition) -> Bool {
    guard let transition = transition as? T else { return false }
    change { $0.transition = transition }
    return true
  }

  func show(_ phase: TransitionPhase) { change { $0.phase = phase } }
}

/// The transition's view in a phase.
nonisolated private struct StageView<T: Transition>: View, FrameworkView {
  var transition: T
  var phase = TransitionPhase.identity
  let leaf: RenderNode

  @MainActor var body: some View {
    transition.body(content: PlaceholderContentView(view: StageContent(leaf: leaf)), phase: phase)
  }
}

/// The place of the leaf.
nonisolated private struct StageContent: View, PrimitiveView {
  let leaf: RenderNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    StageContentNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class StageContentNode: _ViewNode<StageContent> {
  private var place: StagePlace?

  override func leaf(at index: Int) -> RenderNode {
    if let place { return place }
    let made = StagePlace(owner: self, child: view.leaf)
    place = made
    return made
  }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { place.map(visit) }
}

/// Contains the leaf as long as no other place has taken it.
@MainActor
private final class StagePlace: UnaryRender {
  override var children: [RenderNode] { child.parent === self ? [child] : [] }
}
