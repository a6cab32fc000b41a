import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The pages of a `TabView` in a tab bar controller: each leaf of the content is one, built when first shown.
nonisolated struct TabPages<Content: View>: View, PrimitiveView {
  /// The tag of the selected page; nil if it is not bound.
  let selected: AnyHashable?
  let matches: (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void
  let wishes: TabBarWishes
  /// The user's customization.
  let customization: TabViewCustomization?
  /// Shows the tabs instead of the bar; nil for the bar.
  let sidebar: TabSidebarModel?
  /// Counts the selections of the search tab, if needed.
  let choices: SearchTabChoices?
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TabPagesNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class TabPagesNode<Content: View>: ContentNode<TabPages<Content>, Content>, LeafFactsReader {
  private let controller = UITabBarController()
  private var made: RepresentableRender?
  private var pages: [TabPage] = []
  private var accessory: _UIHostingView<AnyView>?
  /// The last selected page.
  private var lastSelected: Int?

  override func contentView(of view: TabPages<Content>) -> Content { view.content }
  override var passesLeaves: Bool { false }

  override var leafCount: Int { 1 }
  override func releaseLeaf(at index: Int) {}
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { if let made { visit(made) } }

  override func leaf(at index: Int) -> RenderNode {
    if let made { return made }
    // Before the content, which looks for its own below.
    continueIfKept()
    collect()
    let render = RepresentableRender(controller.view, controller: controller, owner: self) { _ in nil }
    made = render
    if view.selected == nil, let index = kept?.value(as: Int.self), pages.indices.contains(index) {
      controller.selectedIndex = index
    }
    controller.onChoose = { [weak self] index in self?.didChoose(index) }
    controller.onMinimize = { [weak self] in self?.showAccessory() }
    showWishes()
    return render
  }

  override var keptName: String? { "TabPages" }
  override var keptValues: [KeptValue] { [KeptValue(value: controller.selectedIndex)] }

  // MARK: Pages

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) { if made != nil { runtime.enqueue(self) } }
  func leafFactsDidChange() { if made != nil { runtime.enqueue(self) } }

  override func performQueuedUpdate() {
    super.performQueuedUpdate()
    if made != nil { collect() }
  }

  override func viewDidChange(from old: TabPages<Content>) {
    super.viewDidChange(from: old)
    guard made != nil else { return }
    collect()
    showWishes()
  }

  private func collect() {
    let old = pages
    pages = (0..<content.leafCount).compactMap { index in
      var facts = LeafFacts()
      let origin = content.origin(ofLeaf: index, &facts)
      let isThere =
        view.sidebar == nil
        ? facts.tab.sidebar.isInBar(view.customization) : facts.tab.sidebar.isInSidebar(view.customization)
      if facts.tab.isHidden || !isThere { return nil }
      let page =
        old.first { $0.origin == origin }
        ?? TabPage(origin) { [unowned self] page in
          var facts = LeafFacts()
          let index = (0..<content.leafCount).first { content.origin(ofLeaf: $0, &facts) == page.origin }
          return content.leaf(at: index ?? 0)
        }
      page.show(facts, number: index)
      return page
    }
    if !pages.elementsEqual(old, by: ===) {
      controller.setViewControllers(pages.map(\.controller), animated: false)
    }
    showSelection()
    showSidebar()
  }

  private func showSidebar() {
    controller.hidesBar = view.sidebar != nil
    guard let sidebar = view.sidebar else { return }
    sidebar.choose = { [weak self] index in
      guard let self, pages.indices.contains(index) else { return }
      controller.selectedIndex = index
      didChoose(index)
    }
    let entries = pages.enumerated().map { index, page in
      TabSidebarModel.Entry(id: page.origin, facts: page.facts.tab, index: index)
    }
    // The sidebar may already have been evaluated in this update.
    runtime.enqueueCallback { [weak self] in sidebar.show(entries, chosen: self?.controller.selectedIndex) }
  }

  private func showWishes() {
    controller.tabBarMinimizeBehavior = view.wishes.behavior
    showAccessory()
  }

  private func showAccessory() {
    guard let content = view.wishes.accessory else {
      accessory = nil
      controller.accessory = nil
      return
    }
    let shown = AnyView(
      TabBarAccessory(content: content, placement: controller.tabBar.isMinimized ? .inline : .expanded))
    if let accessory { accessory.rootView = shown }
    let hosting = accessory ?? _UIHostingView(rootView: shown)
    hosting.safeAreaRegions = []
    accessory = hosting
    controller.accessory = hosting
  }

  private func showSelection() {
    guard view.selected != nil else { return }
    guard let index = pages.indices.first(where: { view.matches(tag(of: $0)) }) else { return }
    // The list of tabs that are not in the bar is on top until another tab is selected.
    if !controller.isMoreListChosen || index != lastSelected { controller.selectedIndex = index }
    lastSelected = index
  }

  /// Pages without a tag use their index.
  private func tag(of index: Int) -> AnyHashable { pages[index].facts.tag ?? AnyHashable(pages[index].number) }

  /// Handles the user's selection of a page; the app's resulting state is shown.
  private func didChoose(_ index: Int) {
    if pages.indices.contains(index), pages[index].facts.tab.isSearch { view.choices?.choose() }
    if view.sidebar != nil { showSidebar() }
    guard view.selected != nil, pages.indices.contains(index) else { return }
    view.select(tag(of: index))
    runtime.enqueue(self)
  }

  // MARK: Surroundings

  override func environmentDidChange(from old: EnvironmentValues) { made?.environmentDidChange() }
}

/// A page: a view of the content, and its controller.
@MainActor
private final class TabPage {
  let origin: LeafOrigin
  let controller: UIViewController
  private(set) var facts = LeafFacts()
  /// Its index among all pages, including those not in the bar.
  private(set) var number = 0

  init(_ origin: LeafOrigin, leaf: @escaping @MainActor (TabPage) -> RenderNode) {
    self.origin = origin
    let made = TabPageController()
    controller = made
    controller.tabBarItem = TabPageItem()
    made.leaf = { [unowned self] in leaf(self) }
  }

  func show(_ new: LeafFacts, number: Int) {
    facts = new
    self.number = number
    guard let item = controller.tabBarItem else { return }
    item.title = facts.tab.title
    let image = facts.tab.barImage
    if image?.symbolName == nil || image?.symbolName != item.image?.symbolName { item.image = image }
    item.badgeValue = facts.tab.badge
    item.isEnabled = !facts.tab.isDisabled
    (item as? TabPageItem)?.modifiers = facts.tab.sidebar.barModifiers
    item.accessibilityLabel = facts.tab.spoken.label
    item.accessibilityValue = facts.tab.spoken.value
    item.accessibilityHint = facts.tab.spoken.hint
    if item.accessibilityIdentifier != facts.tab.identifier { item.accessibilityIdentifier = facts.tab.identifier }
  }
}

/// A tab with SwiftUI's modifiers for its place in the bar.
@MainActor
final class TabPageItem: UITabBarItem {
  /// Outer modifiers are applied last.
  var modifiers: [(AnyView) -> AnyView] = []
}

/// Builds its page when it is first shown, as controllers load their views.
@MainActor
private final class TabPageController: UIViewController {
  var leaf: (@MainActor () -> RenderNode)?
  override func loadView() { view = leaf.map { LeafView($0()) } ?? UIView() }
}

/// Holds a SwiftUI view in UIKit's hierarchy without its own root.
@MainActor
private final class LeafView: UIView, RenderedView {
  let leaf: RenderNode

  init(_ leaf: RenderNode) {
    self.leaf = leaf
    super.init(frame: UIScreen.main.bounds)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func makeRender(owner: _Node) -> UIViewRender { LeafRender(self, owner: owner) }
}

@MainActor
private final class LeafRender: UIViewRender {
  private var leaf: RenderNode?

  init(_ view: LeafView, owner: _Node) {
    super.init(view, owner: owner)
    (view.leaf.parent as? LeafRender)?.release()
    leaf = view.leaf
    adopt(view.leaf)
  }

  private func release() {
    guard let old = leaf else { return }
    leaf = nil
    disown(old)
  }

  override var children: [RenderNode] { (leaf.map { [$0] } ?? []) + members }

  override func placeChildren() {
    super.placeChildren()
    guard let leaf else { return }
    let area = insets.free(of: CGRect(origin: .zero, size: size))
    let wanted = leaf.sizeThatFits(ProposedViewSize(area.size))
    leaf.setFrame(
      origin: CGPoint(x: area.midX - wanted.width / 2, y: area.midY - wanted.height / 2),
      proposal: ProposedViewSize(area.size))
  }
}
