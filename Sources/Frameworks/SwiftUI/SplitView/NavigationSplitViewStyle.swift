/// What a split view's style lays out.
@MainActor @preconcurrency
public struct NavigationSplitViewStyleConfiguration {
  let columns: SplitColumns
}

/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// What the style makes of a split view.
  associatedtype Body: View
  /// The columns in their places.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// Whatever goes with the screen: columns beside the detail if that lies on its side, else over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: nil)
  }
}

/// Columns take room from the detail.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: false)
  }
}

/// The detail keeps its size; other columns come over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SplitLayoutView(columns: configuration.columns, overlays: true)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Whatever goes with the screen.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns take room from the detail.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size; other columns come over it.
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
  /// How the columns of split views inside share the room.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(SplitStyleModifier(style: style))
  }

  /// The width of the split view's column that the view is in, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitWidthKey.self, value: SplitWidth(min: width, ideal: width, max: width))
  }

  /// The width of the split view's column that the view is in, in points: the ideal one, as far as there is room for it.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: SplitWidthKey.self, value: SplitWidth(min: min, ideal: ideal, max: max))
  }
}

/// What a column wants to measure, in points.
struct SplitWidth: Equatable, Sendable {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?

  /// The ideal one within its limits.
  var width: CGFloat { Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity) }
}

struct SplitWidthKey: FirstPreferenceKey { typealias Wanted = SplitWidth; typealias Value = SplitWidth? }
