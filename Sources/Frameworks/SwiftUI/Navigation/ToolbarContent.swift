/// What is on a bar.
///
/// Caveat: `body` is evaluated together with the body of the view that has the toolbar, so property wrappers such as
/// `@State` in a type of the app's own that conforms are not connected; views in the items have theirs.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items, in their order.
  static func _entries(of content: Self) -> [_ToolbarEntry]
}

extension ToolbarContent {
  public static func _entries(of content: Self) -> [_ToolbarEntry] { Body._entries(of: content.body) }
}

/// One item of a toolbar. Not for use outside this module.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  var content: AnyView
  /// Set for what the system puts there and `toolbar(removing:)` takes away.
  var kind: ToolbarDefaultItemKind?
  /// Its views are those of a menu that the title opens.
  var isTitleMenu = false
  /// It is a space between items.
  var isSpace = false
  /// No glass lies behind it.
  var hidesGlass = false
  /// It is what the system puts there by itself, at another place.
  var isMoved = false
}

/// What the system puts on a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case sidebarToggle, title, search }
  private let kind: Kind
  /// The button that shows and hides the sidebar.
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

/// Content of this module, which has no body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Where on a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable { case leading, center, trailing, bottom, keyboard }
  let side: Side
  var isProminent = false
  /// In the middle of its bar, or in a menu of what is less important.
  var isStatus = false
  var isSecondary = false
  /// It is below the title.
  var isSubtitle = false

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// In place of the title.
  @available(iOS 26.0, *)
  public static let title = ToolbarItemPlacement(side: .center)
  /// Below the title, in smaller letters.
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(side: .center, isSubtitle: true)
  /// At the start, beside the way back.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the end: what the page is for.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the end, in heavier letters: completes what the page is for.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isProminent: true)
  /// At the start: leaves the page without doing anything.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the end: destroys something.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// At the start.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the end.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// On a bar at the lower edge of the page; several are spread over it.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// On a bar above the keyboard on the screen, while a field inside of what has the toolbar has the focus.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// In the middle of the bar at the lower edge: what is going on.
  public static let status = ToolbarItemPlacement(side: .bottom, isStatus: true)
  /// In a menu at the end.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing, isSecondary: true)
  /// An older spelling of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// An older spelling of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// One item on a bar.
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
  /// An item at a place on the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name. On a phone nobody customizes bars, so the name means nothing.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name, which may be left out until a person puts it on the bar: on a phone nobody does.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    self.showsByDefault = showsByDefault
  }
}

/// What is on a bar that a person could customize, where bars can be.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Whether glass lies behind items; on iOS 18 there is none.
  @available(iOS 26.0, *)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    onGlass(visibility)
  }

  /// Makes the items the place that a page with the zoom transition grows from.
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
  /// Whether glass lies behind items; on iOS 18 there is none.
  @available(iOS 26.0, *)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    onGlass(visibility)
  }

  /// Makes the items the place that a page with the zoom transition grows from.
  @available(iOS 26.0, *)
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { zoomed(id, namespace) }
}

/// Several items side by side on a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place on the bar, each view one.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _entries(of group: Self) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: group.placement, content: AnyView(group.content))]
  }
}

/// Items with a label for all of them.
@available(iOS 16.0, *)
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, FrameworkView {
  let content: Content
  let label: Label
  @Environment(\.menuLevel) private var menuLevel

  /// The items side by side; in a menu, a menu with the label.
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
  /// Items at a place on the bar, each view one. Where they are in a menu they are one of their own, with a label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

/// Items from the statements of a closure.
public struct _ToolbarItems: PrimitiveToolbarContent, CustomizableToolbarContent {
  let entries: [_ToolbarEntry]
  public static func _entries(of items: Self) -> [_ToolbarEntry] { items.entries }
}

/// Items that may be there or not; the type says of what kind, since without them nothing else does.
public struct _OptionalToolbarItems<Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let content: Content?
  public static func _entries(of items: Self) -> [_ToolbarEntry] {
    items.content.map { Content._entries(of: $0) } ?? []
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Several items.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  public static func _entries(of group: Self) -> [_ToolbarEntry] { Content._entries(of: group.content) }
}

/// Builds what is on a bar from the statements of a closure.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// A statement is an item or several.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// One statement is itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several statements are items in their order.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each Content)._entries(of: each content)
    return _ToolbarItems(entries: entries)
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarItems<Content> {
    _OptionalToolbarItems(content: content)
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: first))
  }
  /// The other branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: second))
  }
  /// Inside `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(entries: Content._entries(of: content))
  }
}

/// Says what is on the bars over the page: evaluated with the page's body, as the items' own bodies are.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  @Connected var items: Items

  /// The content, saying what is on its bars.
  @MainActor public func body(content: Content) -> some View {
    content.modifier(_BarStatementModifier(statement: .items(Items._entries(of: items))))
  }
}
