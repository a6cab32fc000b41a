/// Where the tabs of a tab view are.
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind { case topBar, bottomBar, sidebar, ornament, pageIndicator }
  private let kind: Kind

  /// On a bar at the top. Caveat: tab bars here are at the bottom, on tablets too.
  public static let topBar = TabBarPlacement(kind: .topBar)
  /// On a bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// In a list at the side.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// Beside the window, as only visionOS has it.
  public static let ornament = TabBarPlacement(kind: .ornament)
  /// There are dots in place of tabs.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  @Entry fileprivate var knownTabBarPlacement: TabBarPlacement?

  /// Where the tabs of the tab view are that the view is a page of; nil outside of pages.
  public var tabBarPlacement: TabBarPlacement? { knownTabBarPlacement }

  /// Whether the tab view around shows its sections with their tabs, as a sidebar does.
  public var isTabBarShowingSections: Bool { knownTabBarPlacement == .sidebar }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// The pages of a tab view know where its tabs are.
  func inTabView(with placement: TabBarPlacement) -> some View { environment(\.knownTabBarPlacement, placement) }
}
