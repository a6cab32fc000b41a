import ScrollworkUIKit

/// Older spelling of navigation stacks and split views.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
nonisolated public struct NavigationView<Content: View>: View, FrameworkView {
  private let content: Content
  @Environment(\.navigationViewHasColumns) private var hasColumns
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates a navigation view. The views of `content` become columns where there is room; elsewhere the first is the
  /// root of a stack. An `if` whose condition does not hold is no column, so the view after it is the first: guess.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let columns = (content as? any SeveralViews)?.views ?? [AnyView(content)]
    if sizeClass == .compact || !hasColumns {
      NavigationStack { columns.first }.environment(\.isOfNavigationView, true)
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

/// A view list.
private protocol SeveralViews {
  @MainActor var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  fileprivate var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      if let view = child.value as? any PossiblyAbsent, view.isAbsent { return nil }
      return (child.value as? any View).map { AnyView($0) }
    }
  }
}

/// A view that may be missing from a view list.
private protocol PossiblyAbsent {
  var isAbsent: Bool { get }
}

extension Optional: PossiblyAbsent where Wrapped: View {
  fileprivate var isAbsent: Bool { self == nil }
}

extension EnvironmentValues {
  /// Whether a stack is that of a navigation view.
  @Entry var isOfNavigationView = false
  /// Whether navigation views show their views as columns where there is room.
  @Entry fileprivate var navigationViewHasColumns = true
}

/// A type that defines the appearance of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the views are columns where there is room.
  var _hasColumns: Bool { get }
}

/// A style that shows columns where there is room, as on a tablet, and otherwise one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public var _hasColumns: Bool { true }
}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style. Same as `.stack`.
  public nonisolated init() {}
  public var _hasColumns: Bool { false }
}

/// A style that shows columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _hasColumns: Bool { true }
}

/// Older spelling of the columns style.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style. Same as `.columns`.
  public nonisolated init() {}
  public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A style that shows columns where there is room, as on a tablet, and otherwise one page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style of navigation views in this view.
  @MainActor public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewHasColumns, style._hasColumns)
  }
}
