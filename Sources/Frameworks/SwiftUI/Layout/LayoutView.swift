import Foundation

/// A view that lays out its content with a `Layout`.
@MainActor
protocol LayoutContainer: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View
  var layout: ContainerLayout { get }
  var content: Content { get }
}

extension LayoutContainer {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LayoutNode(view, inputs)
  }

  public static var _leafCount: Int? { 1 }
}

/// The result of calling a layout as a function with content.
nonisolated struct LayoutView<L: Layout, Content: View>: LayoutContainer {
  let layout: L
  let content: Content
}

/// A node whose only leaf is a container of its content's leaves.
@MainActor
class ContainerNode<V: View, Content: View, Render: ContainerRender>: ContentNode<V, Content> {
  private var made: Render?

  /// The container, whose children are collected when it is first requested.
  final var render: Render {
    if let made { return made }
    let render = makeRender()
    made = render
    collect()
    return render
  }

  final var liveRender: Render? { made }

  func makeRender() -> Render {
    preconditionFailure("A container's node overrides makeRender(), but the one of \(TypeName.of(V.self)) does not.")
  }

  /// Returns the leaf that represents the container; a scroll view wraps its viewport around it.
  func makeLeaf(around render: Render) -> RenderNode { render }

  private lazy var leaf = makeLeaf(around: render)

  final override var leafCount: Int { 1 }
  final override var passesLeaves: Bool { false }
  final override func leaf(at index: Int) -> RenderNode { leaf }
  final override func releaseLeaf(at index: Int) {}
  final override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { if made != nil { visit(leaf) } }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    // The new leaves are collected when all of this update's changes have been applied.
    if made != nil { runtime.enqueue(self) }
  }

  override func performQueuedUpdate() { collect() }

  private func collect() {
    var leaves: [RenderNode] = []
    content.appendLeaves(to: &leaves)
    made?.setChildren(leaves)
    if showsOneView { showEmptyContent(leaves.isEmpty) }
  }

  /// Whether the container represents one view, like a screen, instead of a stack of any number: then a view without
  /// leaves is present too.
  var showsOneView: Bool { false }

  /// Modifiers around content without leaves that are nevertheless treated as present.
  private var emptyLists: [LeafPresence] = []

  private func showEmptyContent(_ isEmpty: Bool) {
    let old = emptyLists
    emptyLists = []
    var node: _Node? = isEmpty ? content : nil
    while let list = node {
      if let presence = list.leafPresence { emptyLists.append(presence) }
      var children: [_Node] = []
      list.forEachChild { children.append($0) }
      node = children.count == 1 ? children[0] : nil
    }
    for presence in emptyLists.reversed() { presence.leafCame() }
    for presence in old { presence.leafWent() }
  }

  override func willDestroy() {
    super.willDestroy()
    for presence in emptyLists { presence.leafWent() }
    emptyLists = []
  }

  /// A leaf of the content is a child of the container.
  override func find(_ id: AnyHashable) -> FoundView? {
    guard let made, case let found? = content.find(id) else { return nil }
    guard case .leaf(let index) = found else { return found }
    return made.children.indices.contains(index) ? .node(made.children[index]) : nil
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] { [] }
  override func childIDs(ofLeaf index: Int) -> [AnyHashable] { content.ids(ofLeaf: index) }
  override func childFacts(ofLeaf index: Int) -> LeafFacts {
    var facts = LeafFacts()
    _ = content.origin(ofLeaf: index, &facts)
    return facts
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { made?.setNeedsLayout() }
  }
}

/// A render node with a list of children.
@MainActor
class ContainerRender: RenderNode {
  final private(set) var members: [RenderNode] = []
  override var children: [RenderNode] { members }

  func setChildren(_ new: [RenderNode]) {
    guard !members.elementsEqual(new, by: ===) else { return }
    let old = members
    members = new
    exchange(old, for: new)
    childrenDidChange()
  }
}

@MainActor
final class LayoutNode<V: LayoutContainer>: ContainerNode<V, V.Content, LayoutRender<V.ContainerLayout>> {
  override func contentView(of view: V) -> V.Content { view.content }

  override func makeRender() -> LayoutRender<V.ContainerLayout> { LayoutRender(view.layout, owner: self) }

  private var animation: ValueAnimation<V.ContainerLayout>?

  override func viewDidChange(from old: V) {
    if !ValueComparison.areEqual(old.layout, view.layout) {
      ValueAnimation.follow(&animation, from: old.layout, to: view.layout, node: self)
      show(view.layout)
    }
    super.viewDidChange(from: old)
  }

  private func show(_ layout: V.ContainerLayout) { liveRender?.setLayout(animation?.shown(layout) ?? layout) }

  override func performQueuedUpdate() {
    if let shown = animation {
      show(view.layout)
      if shown.isOver { animation = nil }
    }
    super.performQueuedUpdate()
  }

  override func willDestroy() {
    super.willDestroy()
    animation?.stop()
  }
}

/// Runs a `Layout` over its children.
@MainActor
final class LayoutRender<L: Layout>: ContainerRender, TrialKeeper {
  private(set) var layout: L
  private var cache: L.Cache?

  init(_ layout: L, owner: _Node) {
    self.layout = layout
    super.init(owner: owner)
  }

  func setLayout(_ new: L) {
    layout = new
    cache = nil
    setNeedsLayout()
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children, container: self)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if needsCacheUpdate {
      layout.updateCache(&cache, subviews: subviews)
      needsCacheUpdate = false
    }
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  private var needsCacheUpdate = false

  var trial: PlacementRun.Trial?

  override func willAskAgain() {
    needsCacheUpdate = cache != nil
    trial = nil
  }

  override func measureSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    if size.isNaN, !proposal.replacingUnspecifiedDimensions().isNaN {
      reportUndrawable("The size of \(TypeName.of(L.self)) is not a number and counts as 0.")
    }
    return size
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return withCache { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    let run = PlacementRun.run(of: self) {
      withCache {
        layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
      }
    }
    guard run.placed.count < children.count else { return }
    // Subviews that the layout did not place are centred, with the whole size as their proposal.
    for child in children where !run.placed.contains(ObjectIdentifier(child)) {
      let own = child.sizeThatFits(proposal)
      place(
        child, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }
}
