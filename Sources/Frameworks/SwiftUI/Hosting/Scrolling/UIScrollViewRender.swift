import Foundation
import ScrollworkUIKit

extension UIScrollView: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender {
    if let text = self as? UITextView {
      let render = ContentViewRender(text, owner: owner, keepsSafeArea: text.isScrollEnabled) { [unowned text] in
        UITextViewContent(view: text)
      }
      render.node.render.startsAtTop = true
      return render
    }
    guard let table = self as? UITableView else { return UIScrollViewRender(self, owner: owner) }
    return ContentViewRender(table, owner: owner, keepsSafeArea: true) { [unowned table] in
      UITableContent(table: table)
    }
  }
}

/// Shows a UIKit scroll view with a SwiftUI one, whose content is the UIKit view's subviews.
@MainActor
final class UIScrollViewRender: ContentViewRender<UIScrollContent> {
  private let scrolled: ScrolledRender
  private let scrollView: UIScrollView

  init(_ view: UIScrollView, owner: _Node) {
    let scrolled = ScrolledRender(view, owner: owner)
    self.scrolled = scrolled
    scrollView = view
    super.init(view, owner: owner, keepsSafeArea: true) { [unowned view] in
      UIScrollContent(view: view, scrolled: scrolled)
    }
    scrolled.scrollView = self
  }

  override var memberHolder: RenderNode { scrolled }
  override var children: [RenderNode] { [node.render] }

  override var hostedInsets: ViewInsets {
    guard scrollView.keepsSafeAreaFree else { return ViewInsets() }
    var kept = insets
    // A keyboard does not move UIKit content by itself.
    kept.keyboard = 0
    return kept
  }

  override func placeChildren() {
    var dirty: RenderNode? = scrolled
    while let node = dirty, node !== self {
      node.isLayoutDirty = true
      dirty = node.parent
    }
    super.placeChildren()
  }
}

/// The content of a UIKit scroll view.
@MainActor
final class ScrolledRender: RenderNode, ViewMeasuring {
  weak var scrollView: UIScrollViewRender?
  private let view: UIScrollView

  init(_ view: UIScrollView, owner: _Node) {
    self.view = view
    super.init(owner: owner)
  }

  override var children: [RenderNode] { scrollView?.members ?? [] }
  override var mirrorsChildren: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { view.contentSize }
  override func placeChildren() { scrollView?.placeMembers() }
}

/// What a UIKit scroll view shows.
struct UIScrollContent: View, FrameworkView {
  let view: UIScrollView
  let scrolled: ScrolledRender
  private let version: Int

  init(view: UIScrollView, scrolled: ScrolledRender) {
    self.view = view
    self.scrolled = scrolled
    version = view.contentVersion
  }

  var body: some View {
    ScrollView([.horizontal, .vertical]) { MadeLeaf(render: scrolled) }
      .modifier(UIScrollLooks(view: view, content: scrolled))
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// Applies a UIKit scroll view's settings to a SwiftUI one, and reports scrolling to it.
struct UIScrollLooks: ViewModifier {
  let view: UIScrollView
  /// The node to measure again when `contentSize` changes; nil if SwiftUI determines it.
  let content: RenderNode?
  private let version: Int

  init(view: UIScrollView, content: RenderNode?) {
    self.view = view
    self.content = content
    version = view.contentVersion
  }

  func body(content base: Content) -> some View {
    let view = view
    let inset = view.contentInset
    base
      .modifier(_UIScrollModifier(view: view, content: content))
      .contentMargins(
        .all, EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
        for: .scrollContent
      )
      .scrollBounceBehavior(bounce(view.alwaysBounceVertical), axes: .vertical)
      .scrollBounceBehavior(bounce(view.alwaysBounceHorizontal), axes: .horizontal)
      .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
      .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
      .scrollDisabled(!view.fingersScroll)
      .scrollIndicatorsFlash(trigger: view.flashes)
      .scrollDismissesKeyboard(
        view.keyboardDismissMode == .none
          ? .never : view.keyboardDismissMode == .onDrag ? .immediately : .interactively
      )
      .transformEnvironment(\.scrollSettings) { settings in
        settings.targetBehavior = UIScrollTargets(view: view)
        settings.bounces = view.bounces
        settings.keepsOffset = self.content != nil
        settings.refresh = view.refreshControl.map { control in RefreshAction { await control.refresh() } }
      }
  }

  private func bounce(_ isAlways: Bool) -> ScrollBounceBehavior {
    isAlways || view.refreshControl != nil ? .always : .basedOnSize
  }
}

/// Where a UIKit scroll view comes to rest: at a page, or where its delegate decides.
struct UIScrollTargets: ScrollTargetBehavior {
  let view: UIScrollView

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if view.isPagingEnabled { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
    let insets = context.scroll.insets
    let velocity = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
    let wanted = CGPoint(x: target.rect.minX - insets.leading, y: target.rect.minY - insets.top)
    let resting = view.restingPlace(for: wanted, velocity: velocity)
    target.rect.origin = CGPoint(x: resting.x + insets.leading, y: resting.y + insets.top)
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = view.decelerationRate.rawValue < 0.995
    return properties
  }
}
