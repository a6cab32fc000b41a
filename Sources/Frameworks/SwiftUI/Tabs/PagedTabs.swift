import Foundation
import ScrollworkUIKit

/// The pages of a `TabView` side by side, each as wide as it. The selection is the page where scrolling came to rest or
/// whose dot was tapped; changing the selection scrolls to it.
nonisolated struct PagedTabs<Content: View>: View, FrameworkView {
  let selected: AnyHashable?
  let select: @MainActor (AnyHashable) -> Void
  let dots: PageTabViewStyle.IndexDisplayMode
  let content: Content
  @State private var position = ScrollPosition()
  @State private var tags = PageTags()
  /// The current page and the number of pages.
  @State private var place = Place(page: 0, count: 0)
  @State private var isMovedByCode = false
  @State private var isAnimating = false
  @Environment(\.pageIndexHasBackground) private var hasBackground

  private struct Place: Equatable {
    var page: Int
    var count: Int
  }

  @MainActor var body: some View {
    GeometryReader { proxy in
      let width = max(proxy.size.width, 1)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          TaggedPages(tags: tags, content: content).frame(width: width, height: proxy.size.height)
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition($position)
      .onScrollPhaseChange { old, phase in
        guard old != phase else { return }
        isAnimating = phase == .animating
        isMovedByCode = isAnimating
        if phase == .idle { tell(place.page) }
      }
      .onScrollGeometryChange(for: Place.self) { geometry in
        Place(
          page: Int((geometry.contentOffset.x / width).rounded()),
          count: Int((geometry.contentSize.width / width).rounded()))
      } action: { old, new in
        // There are no pages before layout.
        guard new.count > 0 else { return }
        place = new
        if old.count != new.count, let selected, let page = tags.page(with: selected) {
          // Pages that come or go do not change the selection.
          if page != new.page, !isAnimating { show(page, width) }
        } else if !isMovedByCode {
          tell(new.page)
        }
      }
      .modifier(
        _PageSelectionModifier(selected: selected) { tag in
          if let page = tags.page(with: tag), page != place.page { show(page, width) }
        }
      )
      .overlay(alignment: .bottom) {
        if dots.showsDots(of: place.count), place.count > 0 { index(width) }
      }
    }
  }

  @MainActor private func show(_ page: Int, _ width: CGFloat) {
    isMovedByCode = true
    position.scrollTo(x: CGFloat(page) * width)
  }

  /// Called when the user reaches a page.
  @MainActor private func tell(_ page: Int) {
    guard page >= 0, page < place.count, let tag = tags.tag(of: page), tag != selected else { return }
    select(tag)
  }

  @MainActor private func index(_ width: CGFloat) -> some View {
    PageDots(
      page: place.page, count: place.count, hasBackground: hasBackground,
      colors: PageDots.Colors(UIPageControl.defaults)
    ) { forward in
      let page = min(max(place.page + (forward ? 1 : -1), 0), place.count - 1)
      withAnimation { if selected == nil { show(page, width) } else { tell(page) } }
    }
    .padding(.bottom, 8)
  }
}

/// Shows the selected page initially and whenever the selection changes, with the animation of that change.
nonisolated private struct _PageSelectionModifier: RenderModifier {
  let selected: AnyHashable?
  let show: @MainActor (AnyHashable) -> Void
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PageSelectionRender {
    PageSelectionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: PageSelectionRender) { render.modifier = self }
}

@MainActor
private final class PageSelectionRender: UnaryRender {
  var modifier: _PageSelectionModifier {
    didSet { if modifier.selected != oldValue.selected { showSelected() } }
  }

  init(_ modifier: _PageSelectionModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() { showSelected() }

  private func showSelected() {
    let transaction = runtime.transaction
    runtime.enqueueCallback { [weak self] in
      guard let self, let selected = modifier.selected else { return }
      withTransaction(transaction) { self.modifier.show(selected) }
    }
  }
}

/// The tags of pages. A page without a tag has its index.
@MainActor
final class PageTags {
  fileprivate weak var node: (any PageTagSource)?

  nonisolated init() {}

  func tag(of page: Int) -> AnyHashable? { node?.tag(of: page) }
  func page(with tag: AnyHashable) -> Int? { (0..<(node?.leafCount ?? 0)).first { self.tag(of: $0) == tag } }
}

@MainActor
private protocol PageTagSource: _Node {
  func tag(of page: Int) -> AnyHashable
}

/// Pages that report their tags.
nonisolated private struct TaggedPages<Content: View>: View, PrimitiveView {
  let tags: PageTags
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TaggedPagesNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { Content._leafCount }
}

@MainActor
private final class TaggedPagesNode<Content: View>: ContentNode<TaggedPages<Content>, Content>, PageTagSource {
  override init(_ view: TaggedPages<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    view.tags.node = self
  }

  override func contentView(of view: TaggedPages<Content>) -> Content { view.content }

  func tag(of page: Int) -> AnyHashable {
    guard page < leafCount else { return AnyHashable(page) }
    var facts = LeafFacts()
    _ = content.origin(ofLeaf: page, &facts)
    return facts.tag ?? AnyHashable(page)
  }
}
