/// A toolbar item that the system adds by default, in a different place.
@available(iOS 26.0, *)
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Places the search field, the title or the sidebar button; shows nothing if the view has none.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  public static func _entries(of item: Self) -> [_ToolbarEntry] {
    // The actual view is not known here, but it is not empty.
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

/// The appearance of an inactive search field.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Sendable {
  let minimizes: Bool
  /// Shows a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(minimizes: false) }
  /// Shows a button that becomes a field when tapped.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(minimizes: true) }
}

extension EnvironmentValues {
  /// Whether a search field is a button until tapped.
  @Entry var minimizesSearch = false
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets how the search field of a `searchable` in this view looks while it is inactive.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.minimizesSearch, behavior.minimizes)
  }
}
