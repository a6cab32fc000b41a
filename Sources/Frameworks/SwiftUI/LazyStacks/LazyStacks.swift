import Foundation

/// A vertical stack inside a scroll view that builds only the rows that are visible.
public struct LazyVStack<Content: View>: View, LazyStackView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column; `spacing` in points, nil for 8. Caveat: what the rows prefer is not asked, since most are not built.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static var axis: Axis { .vertical }
  var alignmentKey: AlignmentKey { alignment.key }
}

/// A horizontal stack inside a scroll view that builds only the columns that are visible.
public struct LazyHStack<Content: View>: View, LazyStackView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row; `spacing` in points, nil for 8. Caveat: what the columns prefer is not asked, since most are not built.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static var axis: Axis { .horizontal }
  var alignmentKey: AlignmentKey { alignment.key }
}

@MainActor
protocol LazyStackView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}

extension LazyStackView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LazyStackNode(view, inputs)
  }

  public static var _leafCount: Int? { 1 }
}

/// Hands the list of leaves to its render node, which builds them as it needs them.
@MainActor
private final class LazyStackNode<V: LazyStackView>: ContentNode<V, V.Content> {
  override var passesLeaves: Bool { false }
  private var made: LazyStackRender?

  private var render: LazyStackRender {
    if let made { return made }
    let render = LazyStackRender(
      axis: V.axis, alignment: view.alignmentKey, spacing: view.spacing, list: content, owner: self)
    made = render
    return render
  }

  override func contentView(of view: V) -> V.Content { view.content }

  override func viewDidChange(from old: V) {
    if old.alignmentKey != view.alignmentKey || old.spacing != view.spacing {
      made?.update(alignment: view.alignmentKey, spacing: view.spacing)
    }
    super.viewDidChange(from: old)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.dynamicTypeSize != environment.dynamicTypeSize { made?.forgetExtents() }
    if old.layoutDirection != environment.layoutDirection { made?.setNeedsLayout() }
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) { made?.apply(edits) }

  override func find(_ id: AnyHashable) -> FoundView? {
    guard let made, case let found? = content.find(id) else { return nil }
    guard case .leaf(let index) = found else { return found }
    return .row(made, index)
  }

  /// A stack on its way out with a transition keeps what it shows.
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
