import Foundation

/// A scrollable view.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The scrollable content; several views are stacked vertically.
  public var content: Content
  /// The scrollable axes.
  public var axes: Axis.Set
  /// Whether indicators show while the content moves.
  public var showsIndicators: Bool

  /// Creates a scroll view. Along its axes the content has its ideal length.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view with or without indicators. Along its axes the content has its ideal length.
  // Apple's has a default for `showsIndicators`, which would be ambiguous with this.
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

/// Several children of a scroll view are in an implicit vertical stack, whatever the axis.
@MainActor
private final class ScrollViewNode<Content: View>: ContainerNode<
  ScrollView<Content>, Content, LayoutRender<VStackLayout>
>
{
  private var scroll: ScrollRender?
  /// Nil without margins, whose presence is fixed by the modifiers around it.
  private var margins: ContentMarginsRender?

  override func contentView(of view: ScrollView<Content>) -> Content { view.content }

  override func makeRender() -> LayoutRender<VStackLayout> {
    // Before the content, which looks for its own below.
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
    // A scroll view inside a list row is not part of the list.
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
