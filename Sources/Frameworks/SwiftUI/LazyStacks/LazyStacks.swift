import Foundation

/// A vertical stack in a scroll view that builds only the visible rows.
nonisolated public struct LazyVStack<Content: View>: View, LazyContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a stack; `spacing` in points, nil for the preference of each pair of rows. Caveat: between rows that were
  /// never built, the mean of the others is assumed.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor static var axis: Axis { .vertical }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(alignment: alignment.key, spacing: spacing, items: nil, pinnedViews: pinnedViews)
  }
}

/// A horizontal stack in a scroll view that builds only the visible columns.
nonisolated public struct LazyHStack<Content: View>: View, LazyContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a stack; `spacing` in points, nil for the preference of each pair of columns. Caveat: between columns that
  /// were never built, the mean of the others is assumed.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor static var axis: Axis { .horizontal }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(alignment: alignment.key, spacing: spacing, items: nil, pinnedViews: pinnedViews)
  }
}

/// The arrangement of a lazy stack or grid.
struct LazyArrangement {
  let alignment: AlignmentKey
  /// The spacing between lines in points; nil for the neighbours' preference, or 8 in a grid.
  let spacing: CGFloat?
  /// A grid's columns; nil for a stack.
  let items: [GridItem]?
  let pinnedViews: PinnedScrollableViews
  /// Set if the rows are more than leaves, as in a list. A strong reference, unlike most delegates': the view owns it.
  var delegate: (any LazyStackDelegate)?
}

extension LazyArrangement {
  func isSame(as other: LazyArrangement) -> Bool {
    guard delegate === other.delegate, alignment == other.alignment, spacing == other.spacing,
      pinnedViews == other.pinnedViews, items?.count == other.items?.count
    else { return false }
    return zip(items ?? [], other.items ?? []).allSatisfy { $0.isSame(as: $1) }
  }
}

@MainActor
protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  var arrangement: LazyArrangement { get }
  var content: Content { get }
}

extension LazyContainerView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LazyContainerNode(view, inputs)
  }

  public static var _leafCount: Int? { 1 }
}

/// Passes the list of leaves to its render node, which builds them on demand.
@MainActor
private final class LazyContainerNode<V: LazyContainerView>: ContentNode<V, V.Content>, LeafFactsReader {
  override var passesLeaves: Bool { false }
  private var made: LazyStackRender?

  private var render: LazyStackRender {
    if let made { return made }
    let render = LazyStackRender(axis: V.axis, view.arrangement, list: content, owner: self)
    made = render
    return render
  }

  override func contentView(of view: V) -> V.Content { view.content }

  override func viewDidChange(from old: V) {
    made?.update(view.arrangement)
    super.viewDidChange(from: old)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.dynamicTypeSize != environment.dynamicTypeSize { made?.forgetExtents() }
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) { made?.apply(edits) }

  /// A value that a view passes to its container has changed: perhaps one for this container, or one for a tab bar
  /// further out.
  func leafFactsDidChange() {
    view.arrangement.delegate?.containerValuesDidChange()
    leafFactsDidChangeAround()
  }

  override func find(_ id: AnyHashable) -> FoundView? {
    guard let made, case let found? = content.find(id) else { return nil }
    guard case .leaf(let index) = found else { return found }
    return .row(made, index)
  }

  /// A stack that is removed with a transition keeps its content.
  override func willDestroy() {
    if let made, !made.isAttached { made.discardAllRows() }
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] { [] }
  override func childIDs(ofLeaf index: Int) -> [AnyHashable] { content.ids(ofLeaf: index) }

  override var leafCount: Int { 1 }
  override func leaf(at index: Int) -> RenderNode { render }
  override func releaseLeaf(at index: Int) {}
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { if let made { visit(made) } }
}
