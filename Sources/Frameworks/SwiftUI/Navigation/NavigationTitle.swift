import ScrollworkUIKit

/// The navigation bar of a page.
public struct NavigationBarItem: Sendable {
  /// The place of the title in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Inherits the mode of the previous page; large on the root.
    case automatic
    /// A small title in the middle of the bar.
    case inline
    /// A large title below the buttons, as long as there is room.
    case large

    var uiKit: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

nonisolated extension View {
  private func saying(_ statement: BarStatement) -> some View { modifier(_BarStatementModifier(statement: statement)) }

  /// Sets the page's title, shown in the navigation bar and in the back button of the next page.
  public func navigationTitle(_ title: Text) -> some View { saying(.title(title)) }
  /// Sets the page's title, shown in the navigation bar and in the back button of the next page.
  public func navigationTitle(_ title: Binding<String>) -> some View { saying(.title(Text(title.wrappedValue))) }
  /// Sets the title shown in the bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { saying(.title(Text(titleKey))) }
  /// Sets the page's title, shown in the navigation bar and in the back button of the next page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { saying(.title(Text(title))) }

  /// Sets the subtitle shown below the title in the navigation bar.
  @available(iOS 26.0, *)
  public func navigationSubtitle(_ subtitle: Text) -> some View { saying(.subtitle(subtitle)) }
  /// Sets the subtitle shown below the title in the navigation bar.
  @available(iOS 26.0, *)
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    saying(.subtitle(Text(subtitleKey)))
  }
  /// Sets the nonlocalized subtitle shown below the title in the navigation bar.
  @available(iOS 26.0, *)
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { saying(.subtitle(Text(subtitle))) }

  /// Sets how the page's title is displayed.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    saying(.titleMode(displayMode))
  }

  /// Hides the page's back button and disables swiping back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    saying(.hidesBackButton(hidesBackButton))
  }

  /// Older spelling of `toolbar(_:for:)`.
  @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
  public func navigationBarHidden(_ hidden: Bool) -> some View { saying(.hides(BarWish(hidden, for: []))) }

  /// Shows or hides the bars of the page, including the tab bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.hides(BarWish(visibility == .hidden, for: bars)))
  }

  /// Newer spelling of `toolbar(_:for:)`.
  @available(iOS 18.0, *)
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.hides(BarWish(visibility == .hidden, for: bars)))
  }

  /// Sets whether bars have a background: always, never, or only while content is behind them.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.background(BarWish(visibility, for: bars)))
  }

  /// Newer spelling of `toolbarBackground(_:for:)`.
  @available(iOS 18.0, *)
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.background(BarWish(visibility, for: bars)))
  }

  /// Removes a default toolbar item; nil removes none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    saying(defaultItemKind.map(BarStatement.removes) ?? .items([]))
  }

  /// Sets the background style of bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    saying(.backgroundStyle(BarWish(AnyShapeStyle(style), for: bars)))
  }

  /// Sets the colour scheme of bars; nil uses that of the surroundings.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    saying(.colorScheme(BarWish(colorScheme, for: bars)))
  }

  /// Adds items to the page's navigation bar.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Adds items to the page's navigation bar. Toolbars cannot be customized on a phone, so the id has no effect.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Adds views at the trailing end of the page's navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    saying(.items([_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case navigation, bottom, tab }
  let kind: Kind

  /// The page's navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .navigation) }
  /// The navigation bar of a page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigation) }
  /// The bar at the bottom of a page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottom) }
  /// The tab bar that contains the navigation stack.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tab) }
}

/// A page's preference for some of its bars; nil for those it does not mention.
struct BarWish<Value> {
  var navigation: Value?
  var bottom: Value?
  var tab: Value?

  /// Without bars, the navigation bar is meant.
  init(_ value: Value, for bars: [ToolbarPlacement]) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      switch bar.kind {
      case .navigation: navigation = value
      case .bottom: bottom = value
      case .tab: tab = value
      }
    }
  }
}
