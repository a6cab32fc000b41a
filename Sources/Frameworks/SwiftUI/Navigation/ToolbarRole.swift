/// What the bar over a page is for.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind

  /// As it goes with the page.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// Pages on a stack: the title is in the middle.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// Pages that somebody moves through: the title is at the start where there is room.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// A document: the title is at the start where there is room, and the way back is an arrow alone.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

nonisolated extension View {
  /// What the bar over the page is for, which decides where its title is.
  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(_BarStatementModifier(statement: .role(role))) }

  /// A menu that the page's title opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_BarStatementModifier(statement: .titleMenu(AnyView(content()))))
  }

  /// Where the title of the page is shown.
  @available(iOS 17.0, *)
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_BarStatementModifier(statement: .titleMode(mode.mode)))
  }
}

/// Where the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the page before; large on the root.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Large, below the buttons, while there is room for it.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Small, in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// Large while there is room for it, beside the buttons otherwise.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// A menu that the page's title opens, as an item of a toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// A menu with the actions that the system has for the title: none here.
  public init() where Content == EmptyView { content = EmptyView() }
  /// A menu with views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _entries(of menu: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: .principal, content: AnyView(menu.content), isTitleMenu: true)]
  }
}

/// How a space on a bar is sized.
@available(iOS 26.0, *)
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool
  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as the system has between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar.
@available(iOS 26.0, *)
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space at a place on the bar. On the bar at the top a flexible one is as wide as a fixed one.
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

/// A fixed space adds 8 points to what is between items anyway, which is a guess.
nonisolated private struct BarSpace: View, FrameworkView {
  let isFlexible: Bool
  @MainActor var body: some View {
    if isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 8, height: 1).accessibilityHidden(true) }
  }
}
