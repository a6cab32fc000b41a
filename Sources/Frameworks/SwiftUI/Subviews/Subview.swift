/// A subview of another view's content, to be placed elsewhere.
///
/// Caveat: if it is placed several times, it is shown only in the last place.
@available(iOS 18.0, *)
nonisolated public struct Subview: View, Identifiable, PrimitiveView {
  /// The identity of a subview in its content.
  public struct ID: Hashable {
    fileprivate let node: ObjectIdentifier
    fileprivate let index: Int
  }

  /// The subview's id, stable as long as the view exists.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let sectionValues: ContainerValues?
  /// The ids that the app gave the view, from the outside in.
  let ids: [AnyHashable]
  /// The controls added to the enclosing section.
  let sectionActions: AnyView?
  /// The content that contains the view, and its place there.
  fileprivate let source: WeakNode
  fileprivate let index: Int

  @MainActor init(_ index: Int, of source: _Node) {
    var facts = LeafFacts()
    let origin = source.origin(ofLeaf: index, &facts)
    id = ID(node: ObjectIdentifier(origin.node), index: origin.index)
    containerValues = ContainerValues(facts)
    sectionValues = ContainerValues(sectionAround: facts)
    sectionActions = facts.sectionFacts.actions
    ids = source.ids(ofLeaf: index)
    self.source = WeakNode(source)
    self.index = index
  }

  @MainActor public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNode<Subview> {
    SubviewNode(view, inputs)
  }
  @MainActor public static var _leafCount: Int? { 1 }
}

@available(iOS 18.0, *)
extension Subview: InputComparable {
  @MainActor func isEqualInput(to other: Subview) -> Bool {
    id == other.id && ids == other.ids && index == other.index && source.node === other.source.node
      && ValueComparison.areEqual(containerValues, other.containerValues)
      && ValueComparison.areEqual(sectionValues, other.sectionValues)
      && ValueComparison.areEqual(sectionActions, other.sectionActions)
  }
}

@available(iOS 18.0, *)
@MainActor
private final class SubviewNode: _ViewNode<Subview> {
  private var shown: RenderNode?

  override func leaf(at index: Int) -> RenderNode {
    // A view whose content is gone is about to be removed too.
    let source = view.source.node.flatMap { view.index < $0.leafCount ? $0 : nil }
    let leaf = source?.leaf(at: view.index) ?? EmptyRender(owner: self)
    shown = leaf
    handEnvironment()
    return leaf
  }

  override func releaseLeaf(at index: Int) {
    shown = nil
    if let source = view.source.node, view.index < source.leafCount { source.releaseLeaf(at: view.index) }
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { if let shown { visit(shown) } }

  override func viewDidChange(from old: Subview) {
    guard old.id != view.id else { return }
    shown = nil
    parent?.leavesChanged([LeafEdit(range: 0..<1, count: 1)], in: self)
  }

  override func environmentDidChange(from old: EnvironmentValues) { handEnvironment() }

  /// The view uses the environment where it is shown, not where it was declared.
  private func handEnvironment() {
    guard let source = view.source.node, var node = shown?.owner, node !== source else { return }
    while let parent = node.parent, parent !== source, parent.leafCount == 1 { node = parent }
    node.setEnvironment(environment)
  }
}

/// A node that renders nothing.
@MainActor
private final class EmptyRender: RenderNode {}

/// The subviews of a content in order.
@available(iOS 18.0, *)
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]
  public typealias SubSequence = SubviewsCollectionSlice
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A part of the subviews of a content.
@available(iOS 18.0, *)
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>
  public typealias SubSequence = SubviewsCollectionSlice
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollection: View, FrameworkView {
  /// The views.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

@available(iOS 18.0, *)
extension SubviewsCollectionSlice: View, FrameworkView {
  /// The views.
  @MainActor public var body: some View { ForEach(Array(subviews)) { $0 } }
}
