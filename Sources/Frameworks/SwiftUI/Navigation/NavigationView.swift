import ScrollworkUIKit

/// The older spelling of stacks and columns.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
nonisolated public struct NavigationView<Content: View>: View, FrameworkView {
  private let content: Content
  @Environment(\.navigationViewHasColumns) private var hasColumns
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// The views of `content` are the columns where there is room for them, and the first of them is the root of a stack elsewhere.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let columns = (content as? any SeveralViews)?.views ?? [AnyView(content)]
    if sizeClass == .compact || !hasColumns {
      NavigationStack { columns.first }
    } else if columns.count > 2 {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    } else {
      NavigationSplitView {
        columns.first
      } detail: {
        if columns.count > 1 { columns[1] }
      }
    }
  }
}

/// Views that are written next to each other.
private protocol SeveralViews {
  @MainActor var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  fileprivate var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { AnyView($0) } }
  }
}

extension EnvironmentValues {
  /// Navigation views inside show their views as columns where there is room.
  @Entry fileprivate var navigationViewHasColumns = true
}

/// How navigation views look.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the views are columns where there is room for them.
  var _hasColumns: Bool { get }
}

/// Columns where there is room, as on a tablet, else one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public var _hasColumns: Bool { true }
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public nonisolated init() {}
  public var _hasColumns: Bool { false }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _hasColumns: Bool { true }
}

/// Columns where there is room: the older spelling.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public nonisolated init() {}
  public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there is room, as on a tablet, else one page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// How navigation views inside look.
  @MainActor public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewHasColumns, style._hasColumns)
  }
}
