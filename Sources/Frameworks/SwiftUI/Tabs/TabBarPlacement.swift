/// The place of a tab view's tabs.
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind { case topBar, bottomBar, sidebar, ornament, pageIndicator }
  private let kind: Kind

  /// A bar at the top. Caveat: tab bars here are always at the bottom, even on tablets.
  public static let topBar = TabBarPlacement(kind: .topBar)
  /// A bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// A sidebar.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// An ornament beside the window, only on visionOS.
  public static let ornament = TabBarPlacement(kind: .ornament)
  /// Page dots instead of tabs.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  @Entry fileprivate var knownTabBarPlacement: TabBarPlacement?

  /// The placement of the tabs of the tab view that contains the view; nil outside its pages.
  public var tabBarPlacement: TabBarPlacement? { knownTabBarPlacement }

  /// Whether the enclosing tab view shows sections with their tabs, as a sidebar does.
  public var isTabBarShowingSections: Bool { knownTabBarPlacement == .sidebar }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Tells the pages of a tab view where its tabs are.
  func inTabView(with placement: TabBarPlacement) -> some View { environment(\.knownTabBarPlacement, placement) }
}
