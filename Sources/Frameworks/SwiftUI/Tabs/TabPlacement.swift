/// Where a tab can be chosen.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private enum Kind { case automatic, pinned, sidebarOnly }
  private let kind: Kind

  /// Where it is usual: in the bar.
  public static let automatic = TabPlacement(kind: .automatic)
  /// In the bar, where a person cannot take it away.
  public static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar only.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// What `defaultVisibility(_:for:)` is about.
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

/// Takes a tab out of the bar.
nonisolated public struct _TabHiddenModifier: TabStatement {
  let isHidden: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    facts.isHidden = facts.isHidden || isHidden
  }
}

/// A tab of a hidden type.
@available(iOS 18.0, *)
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent, FrameworkView {
  private let content: AnyView

  /// Hides a tab's type.
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
  /// Where the tab can be chosen. Without a sidebar, as on a phone, a tab of the sidebar cannot be.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    stating {
      if placement == .sidebarOnly { $0.barVisibility = .hidden }
      if placement == .pinned { $0.isFixedInBar = true }
    }
  }

  /// Whether the tab is left out.
  public func hidden(_ hidden: Bool) -> some TabContent<TabValue> { modifier(_TabHiddenModifier(isHidden: hidden)) }

  /// Whether the tab is in the bar before a person changes that.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    stating {
      if placements.contains(where: { $0 != .sidebar }) { $0.barVisibility = visibility }
      if placements.contains(where: { $0 != .tabBar }) { $0.sidebarVisibility = visibility }
    }
  }

  /// A number beside the tab's picture; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }
  /// A text beside the tab's picture.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modifier(_BadgeModifier(label: label)) }
  /// A text beside the tab's picture.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: key.map { Text($0) }))
  }
  /// A text beside the tab's picture, not localized.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }
}
