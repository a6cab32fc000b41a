/// The content of a toolbar.
///
/// Caveat: `body` is evaluated together with the body of the view that has the toolbar, so property wrappers such as
/// `@State` do not work in an app's own conforming types; they do work in the views of the items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of its body.
  associatedtype Body: ToolbarContent
  /// The content of its body.
  @ToolbarContentBuilder var body: Body { get }
  /// Returns the items in order.
  static func _entries(of content: Self) -> [_ToolbarEntry]
}

extension ToolbarContent {
  public static func _entries(of content: Self) -> [_ToolbarEntry] { Body._entries(of: content.body) }
}

/// A toolbar item. Not for use outside this module.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  var content: AnyView
  /// The kind of a default item, which `toolbar(removing:)` removes.
  var kind: ToolbarDefaultItemKind?
  /// Whether its views are those of a menu opened by the title.
  var isTitleMenu = false
  /// Whether it is a spacer.
  var isSpace = false
  /// Whether it has no glass background.
  var hidesGlass = false
  /// Whether it is a default item in a different place.
  var isMoved = false
}

/// A toolbar item that the system adds by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case sidebarToggle, title, search }
  private let kind: Kind
  /// The button that toggles the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  @available(iOS 18.0, *)
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The search field.
  @available(iOS 26.0, *)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

extension Never: ToolbarContent {
  public static func _entries(of content: Never) -> [_ToolbarEntry] {}
}

/// Toolbar content of this module, without a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
}

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable { case leading, center, trailing, bottom, keyboard, largeTitle, largeSubtitle }
  let side: Side
  var isProminent = false
  /// Whether it is centred in its bar, or a secondary action in a menu.
  var isStatus = false
  var isSecondary = false
  /// Whether it is below the title.
  var isSubtitle = false
  /// Whether it gives way to a large title.
  var isInline = false

  /// The trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// The place of the title, while that is not large.
  @available(iOS 26.0, *)
  public static let title = ToolbarItemPlacement(side: .center, isInline: true)
  /// Below the title, in a smaller font, while the title is not large.
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(side: .center, isSubtitle: true, isInline: true)
  /// The place of the large title, in its font.
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement(side: .largeTitle)
  /// Below the large title, in a smaller font.
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement(side: .largeSubtitle)
  /// The leading end, next to the back button.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The trailing end, for the page's main action.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing end, in a bolder font, for the action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isProminent: true)
  /// The leading end, for the action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The trailing end, for a destructive action.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// The leading end.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The bottom bar; several items are spread across it.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// A bar above the software keyboard, while a field in the view that has the toolbar is focused.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// The middle of the bottom bar, for status information.
  public static let status = ToolbarItemPlacement(side: .bottom, isStatus: true)
  /// A menu at the trailing end.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing, isSecondary: true)
  /// Older spelling of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// Older spelling of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// A single toolbar item.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private var showsByDefault = true

  public static func _entries(of item: Self) -> [_ToolbarEntry] {
    guard item.showsByDefault else { return [] }
    return [_ToolbarEntry(placement: item.placement, content: AnyView(item.content))]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an id. Toolbars cannot be customized on a phone, so the id has no effect.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an id that may be hidden until the user adds it, which is not possible on a phone.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    self.showsByDefault = showsByDefault
  }
}

/// Toolbar content that the user can customize where the platform supports it.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Sets the visibility of the glass background of items; iOS 18 has none.
  @available(iOS 26.0, *)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    onGlass(visibility)
  }

  /// Marks the items as the source of a page's zoom transition.
  @available(iOS 26.0, *)
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    zoomed(id, namespace)
  }

  fileprivate func onGlass(_ visibility: Visibility) -> _ToolbarItems {
    _ToolbarItems(
      entries: Self._entries(of: self).map { entry in
        var entry = entry
        entry.hidesGlass = visibility == .hidden
        return entry
      })
  }

  fileprivate func zoomed(_ id: some Hashable, _ namespace: Namespace.ID) -> _ToolbarItems {
    _ToolbarItems(
      entries: Self._entries(of: self).map { entry in
        var entry = entry
        entry.content = AnyView(entry.content.matchedTransitionSource(id: id, in: namespace))
        return entry
      })
  }
}

extension CustomizableToolbarContent {
  /// Sets the visibility of the glass background of items; iOS 18 has none.
  @available(iOS 26.0, *)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    onGlass(visibility)
  }

  /// Marks the items as the source of a page's zoom transition.
  @available(iOS 26.0, *)
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { zoomed(id, namespace) }
}

/// A group of toolbar items side by side.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group with a placement; each view is an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _entries(of group: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: group.placement, content: AnyView(group.content))]
  }
}

/// Toolbar items with a common label.
@available(iOS 16.0, *)
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, FrameworkView {
  let content: Content
  let label: Label
  @Environment(\.menuLevel) private var menuLevel

  /// The items side by side, or, in a menu, a submenu with the label.
  @MainActor public var body: some View {
    if menuLevel > 0 {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
  }
}

@available(iOS 16.0, *)
extension ToolbarItemGroup {
  /// Creates a group with a placement; each view is an item. In a menu the group is a submenu with the label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

/// Toolbar items built from the statements of a closure.
public struct _ToolbarItems: PrimitiveToolbarContent, CustomizableToolbarContent {
  let entries: [_ToolbarEntry]
  public static func _entries(of items: Self) -> [_ToolbarEntry] { items.entries }
}

/// Optional toolbar items. The type carries their kind, which would be unknown if they are absent.
public struct _OptionalToolbarItems<Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let content: Content?
  public static func _entries(of items: Self) -> [_ToolbarEntry] {
    items.content.map { Content._entries(of: $0) } ?? []
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  public static func _entries(of group: Self) -> [_ToolbarEntry] { Content._entries(of: group.content) }
}

/// A result builder for toolbar content.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// Builds a statement that is one item or several.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds a single statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds several statements in order.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each Content)._entries(of: each content)
    return _ToolbarItems(entries: entries)
  }
  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarItems<Content> {
    _OptionalToolbarItems(content: content)
  }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: first))
  }
  /// Builds the other branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: second))
  }
  /// Builds the content of `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: content))
  }
}

/// Sets the items of the page's bars. Evaluated with the page's body, as are the bodies of the items.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  @Connected var items: Items

  /// The content with its toolbar items.
  @MainActor public func body(content: Content) -> some View {
    content.modifier(_BarStatementModifier(statement: .items(Items._entries(of: items))))
  }
}
