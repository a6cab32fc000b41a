/// A node that holds one child view and, unless a subclass says otherwise, passes its leaves through.
@MainActor
class ContentNode<V: View, Content: View>: _ViewNode<V> {
  private var built: _ViewNode<Content>?

  /// Returns the part of the view that the child is made from.
  func contentView(of view: V) -> Content {
    preconditionFailure("A node of content overrides contentView(of:), but that of \(TypeName.of(V.self)) does not.")
  }

  /// The child's environment; a modifier that changes the environment overrides this.
  var contentEnvironment: EnvironmentValues { environment }

  final var content: _ViewNode<Content> {
    if let built { return built }
    let made = Content._makeNode(contentView(of: view), childInputs(environment: contentEnvironment))
    built = made
    return made
  }

  override func viewDidChange(from old: V) {
    built?.update(contentView(of: view))
  }

  override func propagateEnvironment() {
    built?.setEnvironment(contentEnvironment)
  }

  /// If the content is not built yet, asks whether it is the view itself.
  override func find(_ id: AnyHashable) -> FoundView? {
    if built != nil || !passesLeaves { return super.find(id) }
    guard ExplicitID.canBeGiven(by: Content.self), ExplicitID.of(contentView(of: view)) == id else { return nil }
    return .leaf(0)
  }

  private lazy var knownLeafCount = V._leafCount
  override var leafCount: Int { knownLeafCount ?? content.leafCount }
  final override var passedChild: _Node? { built }
  final override func builtPassedChild() -> _Node? { content }
  /// Whether the leaves are those of the content, one to one.
  var passesLeaves: Bool { true }
  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    passesLeaves ? super.origin(ofLeaf: index, &facts) : LeafOrigin(node: self, index: index)
  }
  override func collectRuns(into runs: inout LeafRuns) {
    if passesLeaves, knownLeafCount == nil { super.collectRuns(into: &runs) } else { runs.add(leafCount) }
  }

  // MARK: Wrappers

  /// Returns the node that this one put around a leaf of its content: the leaf's parent. Nil if it has none yet.
  final func wrapper(around inner: RenderNode) -> RenderNode? {
    guard let wrapper = inner.parent, wrapper.owner === self else { return nil }
    return wrapper
  }

  /// Visits the wrappers of the content's live leaves.
  final func forEachLiveWrapper(_ visit: (RenderNode) -> Void) {
    built?.forEachLiveLeaf { inner in
      if let wrapper = wrapper(around: inner) { visit(wrapper) }
    }
  }
}
