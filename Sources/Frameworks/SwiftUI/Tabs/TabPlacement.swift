/// The place where a tab is available.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private enum Kind { case automatic, pinned, sidebarOnly }
  private let kind: Kind

  /// The default: in the bar.
  public static let automatic = TabPlacement(kind: .automatic)
  /// In the bar, from which the user cannot remove it.
  public static let pinned = TabPlacement(kind: .pinned)
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// The place to which `defaultVisibility(_:for:)` applies.
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }
  private let kind: Kind

  /// The bar and the sidebar.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Removes a tab from the bar.
nonisolated public struct _TabHiddenModifier: LeafStatement {
  let isHidden: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    facts.tab.isHidden = facts.tab.isHidden || isHidden
  }
}

/// A type-erased tab.
@available(iOS 18.0, *)
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent, FrameworkView {
  private let content: AnyView

  /// Wraps a tab.
  public init<T: TabContent>(_ tabContent: T) where T.TabValue == TabValue { content = AnyView(tabContent) }

  /// The tab.
  @MainActor public var body: some View { content }
}

@available(iOS 18.0, *)
extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

@available(iOS 18.0, *)
nonisolated extension TabContent {
  /// Sets where the tab is available. Without a sidebar, as on a phone, a sidebar tab cannot be selected.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    stating {
      if placement == .sidebarOnly { $0.barVisibility = .hidden }
      if placement == .pinned { $0.isFixedInBar = true }
    }
  }

  /// Sets whether the tab is hidden.
  public func hidden(_ hidden: Bool) -> some TabContent<TabValue> { modifier(_TabHiddenModifier(isHidden: hidden)) }

  /// Sets whether the tab is in the bar until the user changes that.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    stating {
      if placements.contains(where: { $0 != .sidebar }) { $0.barVisibility = visibility }
      if placements.contains(where: { $0 != .tabBar }) { $0.sidebarVisibility = visibility }
    }
  }

  /// Sets a number next to the tab's image; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }
  /// Sets a text next to the tab's image.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modifier(_BadgeModifier(label: label)) }
  /// Sets a text next to the tab's image.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: key.map { Text($0) }))
  }
  /// Sets a nonlocalized text next to the tab's image.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }
}
