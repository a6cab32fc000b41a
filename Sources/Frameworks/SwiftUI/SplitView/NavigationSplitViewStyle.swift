/// The properties of a split view, for a style to lay out.
@MainActor @preconcurrency
public struct NavigationSplitViewStyleConfiguration {
  let columns: SplitColumns
}

/// A type that defines how the columns of a split view share the space.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the view that lays out the split view.
  associatedtype Body: View
  /// Returns the view that lays out the columns.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// A style that suits the screen: columns beside the detail in landscape, otherwise over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: nil)
  }
}

/// A style in which columns take space from the detail.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style. Same as `.balanced`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: false)
  }
}

/// A style in which the detail keeps its size and other columns cover it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style. Same as `.prominentDetail`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: true)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the screen.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which columns take space from the detail.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the detail keeps its size and other columns cover it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

struct AnySplitStyle {
  let makeBody: @MainActor (NavigationSplitViewStyleConfiguration) -> AnyView
  @MainActor init<S: NavigationSplitViewStyle>(_ style: S) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct SplitStyleKey: EnvironmentKey { static var defaultValue: AnySplitStyle? { nil } }

extension EnvironmentValues {
  var splitStyle: AnySplitStyle? {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

nonisolated private struct SplitStyleModifier<S: NavigationSplitViewStyle>: ViewModifier {
  let style: S
  @MainActor func body(content: Content) -> some View { content.environment(\.splitStyle, AnySplitStyle(style)) }
}

nonisolated extension View {
  /// Sets the style of split views in this view.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(SplitStyleModifier(style: style))
  }

  /// Sets the width in points of the split view column that contains the view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitWidthKey.self, value: SplitWidth(min: width, ideal: width, max: width))
  }

  /// Sets the ideal width in points of the split view column that contains the view, as far as space allows.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: SplitWidthKey.self, value: SplitWidth(min: min, ideal: ideal, max: max))
  }
}

/// The preferred width of a column, in points.
struct SplitWidth: Equatable, Sendable {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?

  /// The ideal width within its limits.
  var width: CGFloat { Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity) }
}

struct SplitWidthKey: FirstPreferenceKey { typealias Wanted = SplitWidth; typealias Value = SplitWidth? }
