import DisplayList
import Foundation

/// A render node around exactly one other, whose size, guides, priority and spacing it takes by default.
@MainActor
class UnaryRender: RenderNode {
  final private(set) var child: RenderNode

  init(owner: _Node, child: RenderNode) {
    self.child = child
    super.init(owner: owner)
    adopt(child)
  }

  override var children: [RenderNode] { [child] }
  override var layoutPriority: Double { child.layoutPriority }
  override var layoutValueSource: RenderNode? { child }
  override func measureSpacing() -> ViewSpacing { child.spacing }
  override func keepsStackAxis(of child: RenderNode) -> Bool { true }
  override var isAccessibilityContainer: Bool { child.isAccessibilityContainer }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    place(child, at: .zero, proposal: placedProposal ?? .unspecified)
  }

  /// Whether a point is in the area that the node restricts touches to; nil if it does not restrict them.
  func touchArea(contains point: CGPoint) -> Bool? { nil }

  /// Replaces the child when the structure below produced another leaf.
  final func replaceChild(with new: RenderNode) {
    guard new !== child else { return }
    disown(child)
    child = new
    adopt(new)
    childrenDidChange()
  }
}

/// A modifier that wraps each leaf in a render node.
@MainActor
protocol RenderModifier: ViewModifier where Body == Never {
  associatedtype Render: UnaryRender
  func makeRender(owner: _Node, child: RenderNode) -> Render
  /// Updates an existing render node and invalidates what depends on the difference.
  func update(_ render: Render)
}

extension RenderModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    RenderModifierNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
final class RenderModifierNode<Base: View, Modifier: RenderModifier>: WrappingNode<Base, Modifier> {
  override func makeWrapper(_ modifier: Modifier, around child: RenderNode) -> RenderNode {
    modifier.makeRender(owner: self, child: child)
  }

  override func update(_ wrapper: RenderNode, with modifier: Modifier) {
    if let wrapper = wrapper as? Modifier.Render { modifier.update(wrapper) }
  }
}

/// Wraps each leaf of its content. The wrapper of a leaf is the leaf's parent.
@MainActor
class WrappingNode<Base: View, Modifier: ViewModifier>: ContentNode<ModifiedContent<Base, Modifier>, Base> {
  /// Creates a wrapper of a leaf. Overridden.
  func makeWrapper(_ modifier: Modifier, around child: RenderNode) -> RenderNode { child }
  /// Updates a wrapper. Overridden.
  func update(_ wrapper: RenderNode, with modifier: Modifier) {}

  /// The current modifier: between two values during an animation.
  private lazy var presented = view.modifier
  private var animation: ModifierAnimation<Modifier>?

  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  override func leaf(at index: Int) -> RenderNode {
    let inner = content.leaf(at: index)
    if let wrapper = wrapper(around: inner) { return wrapper }
    return makeWrapper(presented, around: inner)
  }

  override func collectRuns(into runs: inout LeafRuns) {
    guard let statement = view.modifier as? _SectionPartModifier else { return super.collectRuns(into: &runs) }
    runs.inside(statement.part, of: parent.map(ObjectIdentifier.init)) { content.collectRuns(into: &$0) }
  }

  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    if view.modifier is _SectionPartModifier { facts.enterSection() }
    return super.origin(ofLeaf: index, &facts)
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { forEachLiveWrapper(visit) }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    if !ValueComparison.areEqual(old.modifier, view.modifier) {
      animation = ModifierAnimation(
        from: presented, to: view.modifier, node: self, interrupting: animation, tracksVelocity: true
      ) { [weak self] in self?.present($0) }
      if animation == nil { present(view.modifier) }
    }
    super.viewDidChange(from: old)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    present(presented)
  }

  /// Presents the modifier in a state between two values.
  func present(_ modifier: Modifier) {
    presented = modifier
    forEachLiveLeaf { update($0, with: modifier) }
  }

  override func willDestroy() {
    animation?.stop()
    animation = nil
  }
}
