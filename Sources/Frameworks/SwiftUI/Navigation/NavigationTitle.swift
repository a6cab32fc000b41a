import ScrollworkUIKit

/// The bar over a page of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// Where the title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before; large on the root.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the buttons, while there is room for it.
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

  /// What the page is called, on the bar over it and on the way back to it.
  public func navigationTitle(_ title: Text) -> some View { saying(.title(title)) }
  /// What the page is called, on the bar over it and on the way back to it.
  public func navigationTitle(_ title: Binding<String>) -> some View { saying(.title(Text(title.wrappedValue))) }
  /// What the bar says.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { saying(.title(Text(titleKey))) }
  /// What the page is called, on the bar over it and on the way back to it.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { saying(.title(Text(title))) }

  /// What is below the title on the bar over the page.
  @available(iOS 26.0, *)
  public func navigationSubtitle(_ subtitle: Text) -> some View { saying(.subtitle(subtitle)) }
  /// What is below the title on the bar over the page.
  @available(iOS 26.0, *)
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    saying(.subtitle(Text(subtitleKey)))
  }
  /// What is below the title on the bar over the page, as it is and not localized.
  @available(iOS 26.0, *)
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { saying(.subtitle(Text(subtitle))) }

  /// Where the page's title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    saying(.titleMode(displayMode))
  }

  /// Hides the way back from the page; then there is none by swiping either.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    saying(.hidesBackButton(hidesBackButton))
  }

  /// An older spelling of `toolbar(_:for:)`.
  @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
  public func navigationBarHidden(_ hidden: Bool) -> some View { saying(.hides(BarWish(hidden, for: []))) }

  /// Shows or hides bars over the page, and the tab bar below it.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.hides(BarWish(visibility == .hidden, for: bars)))
  }

  /// The newer spelling of `toolbar(_:for:)`.
  @available(iOS 18.0, *)
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.hides(BarWish(visibility == .hidden, for: bars)))
  }

  /// Whether bars have a background: always, never, or while something is under them.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.background(BarWish(visibility, for: bars)))
  }

  /// The newer spelling of `toolbarBackground(_:for:)`.
  @available(iOS 18.0, *)
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.background(BarWish(visibility, for: bars)))
  }

  /// Leaves out what the system puts on the bar by itself; nil leaves out nothing.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    saying(defaultItemKind.map(BarStatement.removes) ?? .items([]))
  }

  /// What the background of bars is filled with.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    saying(.backgroundStyle(BarWish(AnyShapeStyle(style), for: bars)))
  }

  /// Whether bars are light or dark; nil for as what surrounds them.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    saying(.colorScheme(BarWish(colorScheme, for: bars)))
  }

  /// Puts items on the bar over the page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts items on the bar over the page. On a phone nobody customizes bars, so the name means nothing.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts views at the end of the bar over the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    saying(.items([_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case navigation, bottom, tab }
  let kind: Kind

  /// The bar over a page.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .navigation) }
  /// The bar over a page of a navigation stack.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigation) }
  /// The bar at the lower edge of a page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottom) }
  /// The tab bar around the navigation stack.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tab) }
}

/// What a page wants of some of its bars; nil for those it says nothing of.
struct BarWish<Value> {
  var navigation: Value?
  var bottom: Value?
  var tab: Value?

  /// Without bars the one over the page is meant.
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
