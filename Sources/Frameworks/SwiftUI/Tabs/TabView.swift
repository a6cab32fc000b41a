import Foundation
import ScrollworkUIKit

/// A view that shows one of several views above a tab bar. Each has a `tabItem`, and a `tag` by which it is selected.
///
/// Caveat: a tab's label uses the first text and the first image found in it; custom views in the label are not
/// searched.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, FrameworkView {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewPages) private var pages
  @Environment(\.tabBarWishes) private var wishes
  @Environment(\.tabCustomization) private var customization
  @Environment(\.isTabSidebarAllowed) private var isSidebarAllowed
  @Environment(\.beginsInTabSidebar) private var beginsInSidebar
  @Environment(\.activatesSearchTab) private var activatesSearch
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var sidebar = TabSidebarModel()
  @State private var choices = SearchTabChoices()

  /// Creates a tab view that selects the tab whose tag equals the binding's value.
  // Tabs are views too; if all are tabs, their values are known to have the binding's type.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs in a tab bar controller, or side by side.
  @MainActor public var body: some View {
    if let pages {
      PagedTabs(
        selected: selected, select: { select($0) }, dots: pages,
        content: content.environment(\.tabViewPages, nil).inTabView(with: .pageIndicator))
    } else {
      if isSidebarAllowed, beginsInSidebar {
        let hasSidebar = sizeClass == .regular
        HStack(spacing: 0) {
          if hasSidebar {
            TabSidebar(model: sidebar)
            Divider().ignoresSafeArea()
          }
          tabs(hasSidebar: hasSidebar)
        }
      } else {
        tabs(hasSidebar: false)
      }
    }
  }

  @MainActor private func tabs(hasSidebar: Bool) -> some View {
    TabPages(
      selected: selected,
      matches: { tag in selection.map { $0.wrappedValue == tag.base as? SelectionValue } ?? false },
      select: { select($0) }, wishes: wishes, customization: customization, sidebar: hasSidebar ? sidebar : nil,
      choices: activatesSearch ? choices : nil,
      content:
        content
        .environment(\.tabBarWishes, TabBarWishes())
        .environment(\.searchTabChoices, activatesSearch ? choices : nil)
        .environment(\.tabCustomization, nil)
        .environment(\.isTabSidebarAllowed, false)
        .inTabView(with: hasSidebar ? .sidebar : .bottomBar)
    )
    .ignoresSafeArea()
    .settlingAccent()
  }

  @MainActor private var selected: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } }

  @MainActor private func select(_ tag: AnyHashable) {
    if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that selects the first tab initially.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A tab and its content, as an element of a `TabView`.
@available(iOS 18.0, *)
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View, FrameworkView {
  private let value: Value?
  private let content: Content
  private let label: Label
  var role: TabRole?

  /// Creates a tab with a custom label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The tab's content, with its label and tag.
  @MainActor public var body: some View {
    let isSearch = role == .search
    ZStack { content }
      .modifier(SearchTabPage(isSearch: isSearch))
      .modifier(_TabRoleModifier(isSearch: isSearch))
      .tabItem { label }
      .modifier(_TabTagModifier(tag: value.map { AnyHashable($0) }))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
  }

  /// Creates a tab with a title and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label, for a `TabView` without a selection.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label, for a `TabView` without a selection.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, for a `TabView` without a selection.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
  }

  /// Creates a tab with a title and a symbol, for a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
  }

  /// Creates a tab with a title and an image of the app, for a `TabView` without a selection.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
  }

  /// Creates a tab with a title and an image of the app, for a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
  }
}

/// A title and an image.
@available(iOS 18.0, *)
nonisolated public struct DefaultTabLabel: View, FrameworkView {
  let title: Text?
  let image: Image?
  @MainActor public var body: some View {
    image
    title
  }
}
