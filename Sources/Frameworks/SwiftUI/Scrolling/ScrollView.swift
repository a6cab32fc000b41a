import Foundation

/// A viewport on content that may be larger than it.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// What is scrolled; several views lie one below the other.
  public var content: Content
  /// The directions in which the content can be longer than the viewport.
  public var axes: Axis.Set
  /// False for no thin bars at the edges while the content moves.
  public var showsIndicators: Bool

  /// A viewport on `content`; along its axes the content is as long as it likes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// A viewport on `content`, with or without thin bars while it moves; along its axes the content is as long as it
  /// likes.
  // Apple's has a default for `showsIndicators`, which nobody can tell from this.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ScrollViewNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

/// Several children of a scroll view sit in an implicit vertical stack, whatever the axis.
@MainActor
private final class ScrollViewNode<Content: View>: ContainerNode<
  ScrollView<Content>, Content, LayoutRender<VStackLayout>
>
{
  private var scroll: ScrollRender?
  /// Nil without margins, which a modifier around either has or has not.
  private var margins: ContentMarginsRender?

  override func contentView(of view: ScrollView<Content>) -> Content { view.content }

  override func makeRender() -> LayoutRender<VStackLayout> {
    // Before what is inside, which looks for its own below.
    continueIfKept()
    return LayoutRender(VStackLayout(), owner: self)
  }

  override func makeLeaf(around render: LayoutRender<VStackLayout>) -> RenderNode {
    let scroll = ScrollRender(
      axes: view.axes, showsIndicators: view.showsIndicators, content: render, owner: self)
    scroll.settings = environment.scrollSettings
    self.scroll = scroll
    if let offsets = kept?.value(as: [Axis: CGFloat].self) { scroll.begin(at: offsets) }
    guard let wanted = environment.scrollSettings.margins else { return scroll }
    let margins = ContentMarginsRender(wanted.content, owner: self, child: scroll)
    self.margins = margins
    return margins
  }

  override var keptName: String? { "ScrollView" }
  override var keptValues: [KeptValue] {
    guard let scroll else { return [] }
    return [KeptValue(value: scroll.states.mapValues(\.target))]
  }

  override var contentEnvironment: EnvironmentValues {
    let settings = environment.scrollSettings
    guard settings.concernsOneScrollView || environment.listContext != nil else { return environment }
    var values = environment
    // What scrolls by itself in a row of a list is none of its rows.
    values.listContext = nil
    values.scrollSettings = settings.inherited(by: view.axes)
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    scroll?.settings = environment.scrollSettings
    margins?.insets = environment.scrollSettings.margins?.content ?? EdgeInsets()
    scroll?.environmentDidChange(from: old)
    scroll?.refreshControl?.environmentDidChange(from: old)
    super.environmentDidChange(from: old)
  }

  override func viewDidChange(from old: ScrollView<Content>) {
    scroll?.update(axes: view.axes, showsIndicators: view.showsIndicators)
    super.viewDidChange(from: old)
  }
}
