/// What the system puts on a bar by itself, at another place.
@available(iOS 26.0, *)
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// The search field, the title or the button for the sidebar at a place; nothing where there is none.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  public static func _entries(of item: Self) -> [_ToolbarEntry] {
    // What stands for it is not known here, but it is something.
    [
      _ToolbarEntry(
        placement: item.placement, content: AnyView(Text(verbatim: "")), kind: item.kind, isMoved: true)
    ]
  }
}

/// A search field among the items of a bar.
struct BarSearchField: View, FrameworkView {
  let statement: SearchStatement
  @FocusState private var isFocused: Bool

  var body: some View {
    let statement = statement
    SearchFieldBox(
      text: statement.text, isEmpty: statement.shown.isEmpty, prompt: statement.prompt, focus: $isFocused,
      tokens: statement.tokens
    )
    .transformEnvironment(\.submitActions) { $0.actions = $0.search }
    .environment(\.font, .body)
    .frame(maxWidth: .infinity)
    .onChange(of: isFocused) { if $1, !statement.isActive.wrappedValue { statement.isActive.wrappedValue = true } }
    .onChange(of: statement.isShownActive, initial: true) { if $1 != isFocused { isFocused = $1 } }
  }
}

/// What a search field looks like that nobody types into.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Sendable {
  let minimizes: Bool
  /// A field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(minimizes: false) }
  /// A button, which becomes a field when it is tapped.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(minimizes: true) }
}

extension EnvironmentValues {
  /// A search field is a button until it is tapped.
  @Entry var minimizesSearch = false
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// What the search field of a `searchable` inside looks like while nobody searches.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.minimizesSearch, behavior.minimizes)
  }
}
