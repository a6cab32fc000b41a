/// The purpose of a page's toolbar.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind

  /// Chosen by the page.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// Pages on a stack, with a centred title.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// Pages to browse, with a leading title where there is room.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// A document, with a leading title where there is room, and only an arrow as back button.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

nonisolated extension View {
  /// Sets the role of the page's toolbar, which determines where the title is.
  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(_BarStatementModifier(statement: .role(role))) }

  /// Adds a menu to the page's title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_BarStatementModifier(statement: .titleMenu(AnyView(content()))))
  }

  /// Sets how the page's title is displayed.
  @available(iOS 17.0, *)
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_BarStatementModifier(statement: .titleMode(mode.mode)))
  }
}

/// The display mode of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Inherits the mode of the previous page; large on the root.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// A large title below the buttons, as long as there is room.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// A small title in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// Large as long as there is room, otherwise next to the buttons.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// A toolbar item with a menu that the page's title opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Creates a menu with the system's actions for the title: none here.
  public init() where Content == EmptyView { content = EmptyView() }
  /// Creates a menu from views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _entries(of menu: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: .principal, content: AnyView(menu.content), isTitleMenu: true)]
  }
}

/// The sizing of a toolbar spacer.
@available(iOS 26.0, *)
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool
  /// Takes all available space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// Takes the system's spacing between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between toolbar items.
@available(iOS 26.0, *)
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a spacer with a placement. In the top bar a flexible spacer is as wide as a fixed one.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public static func _entries(of spacer: Self) -> [_ToolbarEntry] {
    let isFlexible = spacer.sizing.isFlexible && [.bottom, .keyboard].contains(spacer.placement.side)
    return [
      _ToolbarEntry(placement: spacer.placement, content: AnyView(BarSpace(isFlexible: isFlexible)), isSpace: true)
    ]
  }
}

/// A fixed spacer adds 8 points to the standard spacing of items, which is a guess.
nonisolated private struct BarSpace: View, FrameworkView {
  let isFlexible: Bool
  @MainActor var body: some View {
    if isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 8, height: 1).accessibilityHidden(true) }
  }
}
