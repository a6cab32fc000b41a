/// A type that defines the appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// How the pages are shown.
  nonisolated var _look: _TabViewLook { get }
}

/// The available styles.
public struct _TabViewLook: Sendable {
  /// Nil for a tab bar.
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode?
  /// Whether the tabs can be in a sidebar.
  var allowsSidebar = false
}

/// A style that shows pages above a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style. Same as `.automatic`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil) }
}

/// A style that shows pages side by side, to swipe through, above page dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When page dots are shown.
  public struct IndexDisplayMode: Sendable, Equatable {
    private let name: String
    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")

    /// Returns whether that many pages have dots.
    func showsDots(of count: Int) -> Bool { self == .always || (self == .automatic && count > 1) }
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style. Same as `.page(indexDisplayMode:)`.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: indexDisplayMode) }
}

/// A style that shows pages above a tab bar, or beside a sidebar on larger devices if `defaultAdaptableTabBarPlacement`
/// says so.
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style. Same as `.sidebarAdaptable`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil, allowsSidebar: true) }
}

/// A style that shows pages above a tab bar, on all devices.
@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style. Same as `.tabBarOnly`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil) }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Pages above a tab bar, which larger devices could show as a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style that shows pages above a tab bar, on all devices.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A style that shows pages above a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, to swipe through, with dots if there are several.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side, to swipe through.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A type that defines the appearance of page dots.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether they have a background.
  nonisolated var _hasBackground: Bool { get }
}

/// A style that shows dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When page dots have a background.
  public struct BackgroundDisplayMode: Sendable, Equatable {
    private let name: String
    /// The default: never with touch.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While a finger is on the dots: never here, where dots can only be tapped.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style. Same as `.page(backgroundDisplayMode:)`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
  nonisolated public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// A style that shows dots, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewPagesKey: EnvironmentKey { static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil } }
private struct PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Nil for a tab bar.
  var tabViewPages: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabViewPagesKey.self] }
    set { self[TabViewPagesKey.self] = newValue }
  }

  var pageIndexHasBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewPages, style._look.indexDisplayMode)
      .environment(\.isTabSidebarAllowed, style._look.allowsSidebar)
  }

  /// Sets the style of page dots in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._hasBackground)
  }
}
