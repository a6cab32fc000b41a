/// A view made from the subviews of a content.
@available(iOS 18.0, *)
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
  fileprivate let subviews: Subviews
  /// Makes the content from the views and the information on sections.
  fileprivate let transform: ([Subview], LeafRuns) -> Content

  init(subviews: Subviews, transform: @escaping ([Subview], LeafRuns) -> Content) {
    self.subviews = subviews
    self.transform = transform
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GroupElementsNode(view, inputs)
  }
  @MainActor public static var _leafCount: Int? { nil }
}

@available(iOS 18.0, *)
@MainActor
private final class GroupElementsNode<Subviews: View, Content: View>: _ViewNode<
  GroupElementsOfContent<Subviews, Content>
>, LeafFactsReader
{
  private var builtSource: _ViewNode<Subviews>?
  private var made: _ViewNode<Content>?
  /// The views used last, to avoid remaking the content if their values have not changed.
  private var shown: [Subview] = []
  private var shownRuns = LeafRuns()
  /// Whether a value that the closure read has changed.
  private var isStale = false
  private lazy var scope = DependencyScope(node: self) { [weak self] in
    self?.isStale = true
    return true
  }

  private var source: _ViewNode<Subviews> {
    if let builtSource { return builtSource }
    let new = Subviews._makeNode(view.subviews, childInputs())
    builtSource = new
    return new
  }

  private var subviews: [Subview] { (0..<source.leafCount).map { Subview($0, of: source) } }

  private func transformed() -> Content {
    shown = subviews
    shownRuns = source.runs
    isStale = false
    return scope.track { view.transform(shown, shownRuns) }
  }

  private var content: _ViewNode<Content> {
    if let made { return made }
    let new = Content._makeNode(transformed(), childInputs())
    made = new
    return new
  }

  override func viewDidChange(from old: GroupElementsOfContent<Subviews, Content>) {
    builtSource?.update(view.subviews)
    made?.update(transformed())
  }

  override func performQueuedUpdate() {
    let new = subviews
    let isSame =
      new.count == shown.count && source.runs == shownRuns && zip(new, shown).allSatisfy { $0.isEqualInput(to: $1) }
    if isStale || !isSame { made?.update(transformed()) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard scope.isAffected(from: old, to: environment) else { return }
    isStale = true
    runtime.enqueue(self)
  }

  /// Called when a container value of one of the views changed.
  func leafFactsDidChange() {
    runtime.enqueue(self)
    // A tab bar further out may be meant.
    leafFactsDidChangeAround()
  }

  override func willDestroy() { scope.stop() }

  // MARK: Leaves

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    if child === builtSource { return runtime.enqueue(self) }
    super.leavesChanged(edits, in: child)
  }

  override var passedChild: _Node? { made }
  override func builtPassedChild() -> _Node? { content }
  override var leafCount: Int { content.leafCount }
  override func ids(ofLeaf index: Int) -> [AnyHashable] { content.ids(ofLeaf: index) }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let builtSource { visit(builtSource) }
    if let made { visit(made) }
  }
}

@available(iOS 18.0, *)
extension Group {
  /// Creates a view from the subviews of a content, each of which can be placed anywhere.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view) { subviews, _ in
      transform(SubviewsCollection(subviews: subviews))
    }
  }
}

/// The subviews of a content, known when it is built.
@available(iOS 18.0, *)
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  fileprivate let view: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a content are known only to ForEach, which builds it.")
  }
}

/// A collection for which `ForEach` uses a different node.
@MainActor
protocol SubviewSource {
  static func makeNode<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs
  ) -> _ViewNode<ForEach<Data, ID, Content>>
}

@available(iOS 18.0, *)
extension ForEachSubviewCollection: SubviewSource {
  @MainActor static func makeNode<Data, ID, Made: View>(
    _ view: ForEach<Data, ID, Made>, _ inputs: _NodeInputs
  ) -> _ViewNode<ForEach<Data, ID, Made>> {
    ForEachSubviewsNode<Content, Data, ID, Made>(view, inputs)
  }
}

@available(iOS 18.0, *)
@MainActor
private final class ForEachSubviewsNode<
  Base: View, Data: RandomAccessCollection, ID: Hashable, Made: View
>: ContentNode<
  ForEach<Data, ID, Made>, GroupElementsOfContent<Base?, ForEach<[Subview], Subview.ID, Made?>>
>
{
  override func contentView(
    of view: ForEach<Data, ID, Made>
  ) -> GroupElementsOfContent<Base?, ForEach<[Subview], Subview.ID, Made?>> {
    GroupElementsOfContent(subviews: (view.data as? ForEachSubviewCollection<Base>)?.view) { subviews, _ in
      ForEach(subviews) { subview in (subview as? Data.Element).map { view.content($0) } }
    }
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: View {
  /// Creates views for each subview of a content.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(view: view), id: \.id, content: content)
  }
}
