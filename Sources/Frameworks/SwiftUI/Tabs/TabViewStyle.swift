/// How a `TabView` looks.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// How the pages are shown.
  nonisolated var _look: _TabViewLook { get }
}

/// The looks there are.
public struct _TabViewLook: Sendable {
  /// Nil for a bar to choose from.
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode?
  /// The tabs can be in a sidebar.
  var allowsSidebar = false
}

/// Pages above a bar to choose from.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `.automatic`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil) }
}

/// Pages beside each other that a finger scrolls through, above a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Sendable, Equatable {
    private let name: String
    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")

    /// Whether a number of pages has dots.
    func showsDots(of count: Int) -> Bool { self == .always || (self == .automatic && count > 1) }
  }

  private let indexDisplayMode: IndexDisplayMode

  /// The same as `.page(indexDisplayMode:)`.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: indexDisplayMode) }
}

/// Pages above a bar to choose from, or beside a sidebar on larger devices where `defaultAdaptableTabBarPlacement` says so.
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same as `.sidebarAdaptable`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil, allowsSidebar: true) }
}

/// Pages above a bar to choose from, on all devices.
@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same as `.tabBarOnly`.
  public init() {}
  nonisolated public var _look: _TabViewLook { _TabViewLook(indexDisplayMode: nil) }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Pages above a bar to choose from, which larger devices could show as a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Pages above a bar to choose from, on all devices.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Pages above a bar to choose from.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other that a finger scrolls through, with dots if there are several.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages beside each other that a finger scrolls through.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether they lie on a ground of their own.
  nonisolated var _hasBackground: Bool { get }
}

/// Dots, with or without a ground.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots lie on a ground of their own.
  public struct BackgroundDisplayMode: Sendable, Equatable {
    private let name: String
    /// As is usual: never, where fingers scroll.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While a finger is on the dots: never here, where dots are tapped only.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// The same as `.page(backgroundDisplayMode:)`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
  nonisolated public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a ground.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, with or without a ground.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewPagesKey: EnvironmentKey { static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil } }
private struct PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Nil for a bar to choose from.
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
  /// How tab views inside look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewPages, style._look.indexDisplayMode)
      .environment(\.isTabSidebarAllowed, style._look.allowsSidebar)
  }

  /// How the dots of pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._hasBackground)
  }
}
