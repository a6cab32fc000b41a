import Foundation
import ScrollworkUIKit

/// Updates the navigation item of a page from the preferences of the page's views. The outermost preference for a
/// property wins; items are combined.
@MainActor
final class PageBar {
  private weak var controller: UIViewController?
  private var statements: [BarStatementRender] = []
  private var isQueued = false
  /// The views of items by index among all items, so that their state is kept.
  private(set) var itemViews: [ToolbarItemView] = []
  private var titleMenu: ToolbarItemView?
  private var backgroundView: _UIHostingView<AnyView>?
  private var searchView: SearchFieldView?
  private var bottomBar: BottomBarView?
  private var tabBackgroundView: _UIHostingView<AnyView>?
  private var wantsTabBar = false
  private var changed: Set<String> = []

  private init(_ controller: UIViewController) { self.controller = controller }

  static func of(_ controller: UIViewController) -> PageBar {
    if let known = controller.navigationItem.source as? PageBar { return known }
    let made = PageBar(controller)
    controller.navigationItem.source = made
    return made
  }

  func add(_ statement: BarStatementRender) {
    statements.append(statement)
    statementsDidChange(in: statement.runtime)
  }

  func remove(_ statement: BarStatementRender) {
    statements.removeAll { $0 === statement }
    statementsDidChange(in: statement.runtime)
  }

  func statementsDidChange(in runtime: Runtime) {
    guard !isQueued else { return }
    isQueued = true
    runtime.enqueueCallback(order: .geometry) { [weak self] in
      self?.isQueued = false
      self?.refresh()
    }
  }

  /// Nil if no view sets it.
  var hidesBar: Bool? { hides(\.navigation) }

  private func hides(_ bar: KeyPath<BarWish<Bool>, Bool?>) -> Bool? {
    first { (said) -> Bool? in if case .hides(let wish) = said { wish[keyPath: bar] } else { nil } }
  }

  private func background(_ bar: KeyPath<BarWish<Visibility>, Visibility?>) -> Visibility? {
    first { (said) -> Visibility? in if case .background(let wish) = said { wish[keyPath: bar] } else { nil } }
  }

  private func backgroundStyle(_ bar: KeyPath<BarWish<AnyShapeStyle>, AnyShapeStyle?>) -> AnyShapeStyle? {
    first { (said) -> AnyShapeStyle? in
      if case .backgroundStyle(let wish) = said { wish[keyPath: bar] } else { nil }
    }
  }

  private func colorScheme(_ bar: KeyPath<BarWish<ColorScheme?>, ColorScheme??>) -> ColorScheme? {
    let said = first { (said) -> ColorScheme?? in
      if case .colorScheme(let wish) = said { wish[keyPath: bar] } else { nil }
    }
    return said ?? nil
  }

  var ordered: [BarStatementRender] {
    statements.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  func first<Value>(_ value: (BarStatement) -> Value?) -> Value? {
    for render in ordered { if let found = value(render.statement) { return found } }
    return nil
  }

  /// A covered page keeps the last preferences of its views.
  private func refresh() {
    guard let controller, (controller.viewIfLoaded?.renderer as? UIViewRender)?.isAttached == true else { return }
    let item = controller.navigationItem
    var title: String?
    let hidesTitle = ordered.contains { if case .removes(.title) = $0.statement { true } else { false } }
    for case .title(let text) in ordered.map(\.statement) where title == nil && !hidesTitle {
      title = text.string(in: ordered[0].environment)
    }
    set("title", title, or: "") { _ in item.title = title }
    let subtitle = first { (said) -> Text? in if case .subtitle(let text) = said { text } else { nil } }
    set("subtitle", subtitle?.string(in: ordered[0].environment), or: "") { item.subtitle = $0.isEmpty ? nil : $0 }
    set("bar", hidesBar == false ? true : nil, or: false) { item.keepsBar = $0 }
    let mode = first { (said) -> NavigationBarItem.TitleDisplayMode? in
      if case .titleMode(let mode) = said { mode } else { nil }
    }
    set("mode", mode, or: .automatic) { item.largeTitleDisplayMode = $0.uiKit }
    let hidesBack = first { (said) -> Bool? in if case .hidesBackButton(let hides) = said { hides } else { nil } }
    set("back", hidesBack, or: false) { item.hidesBackButton = $0 }
    set("background", background(\.navigation), or: .automatic) {
      item.showsBackground = $0 == .automatic ? nil : $0 == .visible
    }
    if let hides = hidesBar, let navigation = controller.parent as? UINavigationController,
      navigation.topViewController === controller
    {
      navigation.setNavigationBarHidden(hides, animated: true)
    }
    let role = first { (said) -> ToolbarRole? in if case .role(let role) = said { role } else { nil } }
    set("role", role, or: .automatic) {
      item.style = $0.kind == .editor ? .editor : $0.kind == .browser ? .browser : .navigator
    }
    zoom(item)
    set("scheme", colorScheme(\.navigation), or: nil as ColorScheme?) { item.barStyle = UIUserInterfaceStyle($0) }
    showBackground(on: item)
    showTitleMenu(on: item, title: title)
    showItems(on: item)
    showSearch(on: item)
    showBottomBar(on: item)
    wishForTabBar(on: item)
  }

  /// Does not set what no view ever set, since UIKit code may have.
  private func set<Value>(_ name: String, _ value: Value?, or standard: Value, _ set: (Value) -> Void) {
    if let value {
      changed.insert(name)
      set(value)
    } else if changed.remove(name) != nil {
      set(standard)
    }
  }

  /// Sets the source that the page grows from.
  private func zoom(_ item: UINavigationItem) {
    let stated = ordered.compactMap { render -> (key: _TransitionSourceKey?, runtime: Runtime)? in
      if case .transition(let key) = render.statement { (key, render.runtime) } else { nil }
    }.first
    guard stated != nil || changed.contains("zoom") else { return }
    changed.insert("zoom")
    guard let stated, let key = stated.key else {
      item.zoomSource = nil
      return
    }
    let runtime = stated.runtime
    item.zoomSource = { [weak runtime] in runtime?.transitionSource(key) }
  }

  /// The title opens a menu unless it is replaced by another item.
  private func showTitleMenu(on item: UINavigationItem, title: String?) {
    let all = entries
    let stated = ordered.lazy.compactMap { render -> (AnyView, EnvironmentValues)? in
      if case .titleMenu(let content) = render.statement { (content, render.environment) } else { nil }
    }.first
    let content = stated ?? all.first { $0.entry.isTitleMenu }.map { ($0.entry.content, $0.environment) }
    let taken = all.filter { $0.entry.placement.side == .center && !$0.entry.isTitleMenu }
    guard let (content, environment) = content, let title, taken.isEmpty else {
      titleMenu = nil
      item.titleViewShowsTitle = !taken.isEmpty && taken.allSatisfy(\.entry.placement.isInline)
      return
    }
    let view = titleMenu ?? ToolbarItemView()
    titleMenu = view
    let menu = TitleMenu(title: title, content: content)
    view.show(_ToolbarEntry(placement: .principal, content: AnyView(menu)), in: environment)
    item.titleViewShowsTitle = true
  }

  private func showBackground(on item: UINavigationItem) {
    let hadBackground = backgroundView != nil
    backgroundView = filled(backgroundStyle(\.navigation), backgroundView)
    if backgroundView != nil || hadBackground { item.backgroundView = backgroundView }
  }

  private func filled(_ style: AnyShapeStyle?, _ known: _UIHostingView<AnyView>?) -> _UIHostingView<AnyView>? {
    guard let style else { return nil }
    let content = AnyView(Rectangle().fill(style).ignoresSafeArea())
    known?.rootView = content
    return known ?? _UIHostingView(rootView: content)
  }

  private func wishForTabBar(on item: UINavigationItem) {
    let (hides, background, style) = (hides(\.tab), background(\.tab), backgroundStyle(\.tab))
    let scheme = colorScheme(\.tab)
    let wants = hides != nil || background != nil || style != nil || scheme != nil
    guard wants || wantsTabBar else { return }
    wantsTabBar = wants
    tabBackgroundView = filled(style, tabBackgroundView)
    var wishes = UINavigationItem.TabBarWishes()
    wishes.hides = hides
    wishes.showsBackground = background.flatMap { $0 == .automatic ? nil : $0 == .visible }
    wishes.background = tabBackgroundView
    wishes.style = UIUserInterfaceStyle(scheme)
    item.tabBarWishes = wishes
  }

  private func showBottomBar(on item: UINavigationItem) {
    let entries = entries.filter { $0.entry.placement.side == .bottom }
    guard let environment = entries.first?.environment, hides(\.bottom) != true else {
      if bottomBar != nil { item.bottomBar = nil }
      bottomBar = nil
      return
    }
    let bar = bottomBar ?? BottomBarView()
    bottomBar = bar
    bar.show(
      entries.map(\.entry), in: environment.with(colorScheme(\.bottom)), hasBackground: background(\.bottom) != .hidden,
      style: backgroundStyle(\.bottom))
    item.bottomBar = bar
  }

  private func showSearch(on item: UINavigationItem) {
    guard let (search, environment) = search, !movesSearch, !environment.minimizesSearch || search.isShownActive else {
      if searchView != nil { item.searchView = nil }
      searchView = nil
      return
    }
    let view = searchView ?? SearchFieldView()
    searchView = view
    view.show(search, in: environment)
    item.searchView = view
    search.adjust(item, in: environment)
  }

  private func showItems(on item: UINavigationItem) {
    var entries = entries.filter { ![.bottom, .keyboard].contains($0.entry.placement.side) && !$0.entry.isTitleMenu }
    joinSubtitle(&entries)
    // Secondary actions are in one menu after all others.
    let secondary = entries.filter(\.entry.placement.isSecondary)
    if let environment = secondary.first?.environment {
      entries.removeAll(where: \.entry.placement.isSecondary)
      let menu = SecondaryMenu(items: secondary.map(\.entry.content))
      entries.append((_ToolbarEntry(placement: .topBarTrailing, content: AnyView(menu)), environment))
    }
    guard !entries.isEmpty || !itemViews.isEmpty || titleMenu != nil || item.titleView is ToolbarItemView else {
      return
    }
    let old = itemViews
    itemViews = []
    for (index, said) in entries.enumerated() {
      let isKnown = index < old.count && old[index].side == said.entry.placement.side
      let view = isKnown ? old[index] : ToolbarItemView()
      view.show(said.entry, in: said.environment.with(colorScheme(\.navigation)))
      itemViews.append(view)
    }
    let isSame = itemViews.count == old.count && zip(itemViews, old).allSatisfy { $0 === $1 }
    showLarge(on: item)
    let titleView = itemViews.first { $0.side == .center } ?? titleMenu
    if isSame, item.titleView === titleView {
      // Sizes may have changed.
      itemViews.first?.superview?.setNeedsLayout()
      return
    }
    func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem]? {
      let views = itemViews.filter { $0.side == side }
      return views.isEmpty ? nil : views.map { UIBarButtonItem(customView: $0) }
    }
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = items(.leading)
    // UIKit's first item is the outermost.
    item.rightBarButtonItems = items(.trailing)?.reversed()
    item.titleView = titleView
  }
}

/// Shows a toolbar item in the bar.
@MainActor
final class ToolbarItemView: _UIHostingView<AnyView>, BarFilling {
  private(set) var side = ToolbarItemPlacement.Side.trailing
  /// Whether the view fills the available space, as the title and the system's search field do.
  private var fillsRoom = false
  private var surroundings: EnvironmentValues?

  init() { super.init(rootView: AnyView(EmptyView())) }
  required init?(coder: NSCoder) { nil }

  /// The item has the environment of the view with the toolbar.
  func show(_ entry: _ToolbarEntry, in environment: EnvironmentValues) {
    side = entry.placement.side
    fillsRoom = side == .center || entry.kind != nil
    let weight: Font.Weight? = entry.placement.isProminent ? .semibold : nil
    let isBesideTitle = side != .center && !isLarge
    let isProminent = entry.placement.isProminent
    rootView =
      isLarge
      ? AnyView(LargeBarItem(content: entry.content, isTitle: side == .largeTitle))
      : AnyView(
        HStack(spacing: 16) { entry.content }
          .modifier(BarGlass(isOnBar: isBesideTitle && !entry.hidesGlass, isProminent: isProminent))
          .frame(maxHeight: .infinity))
    guard surroundings?.isIdentical(to: environment) != true else { return }
    surroundings = environment
    adjustEnvironment = { values in
      values = environment
      let defaults = UIBarButtonItem.defaults(in: [UINavigationBar.self, UINavigationController.self])?
        .titleTextAttributes(for: .normal)
      values.font =
        (defaults?[.font] as? UIFont).map { Font($0) } ?? .system(size: 17, weight: weight ?? .regular)
      if let color = defaults?[.foregroundColor] as? UIColor { values.tint = AnyShapeStyle(Color(uiColor: color)) }
      if values.system == .iOS26, values.tint == nil {
        values.tint = isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(Color.primary)
      }
      values.imageScale = .large
      values.buttonStyle = .primitive(BarButtonStyle())
      // Beside the title, symbols need no text.
      if isBesideTitle, values.labelStyle == nil { values.labelStyle = AnyLabelStyle(style: IconOnlyLabelStyle()) }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !fillsRoom else { return super.sizeThatFits(size) }
    let wanted = super.sizeThatFits(CGSize(width: CGFloat.infinity, height: size.height)).width
    return super.sizeThatFits(CGSize(width: min(size.width, wanted), height: size.height))
  }
}

/// The menu of secondary actions.
nonisolated private struct SecondaryMenu: View, FrameworkView {
  let items: [AnyView]

  @MainActor var body: some View {
    Menu {
      ForEach(items.indices, id: \.self) { items[$0] }
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel("More")
  }
}

/// A bar button in the tint, whose touch area is as high as the bar.
struct BarButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    let label = AnyView(configuration.label.frame(maxHeight: .infinity).contentShape(Rectangle()))
    return BorderlessButtonStyle()._makeBody(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: label), isPressed: configuration.isPressed))
  }
}
