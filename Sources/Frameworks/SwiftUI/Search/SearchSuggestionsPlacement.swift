/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  fileprivate enum Kind { case automatic, menu, content }
  fileprivate let kind: Kind

  /// Where it is usual: on a phone and a tablet in place of the content.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a menu at the search field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In place of the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the search field.
    public static var menu: Set { Set(rawValue: 1) }
    /// In place of the content.
    public static var content: Set { Set(rawValue: 2) }
  }
}

private struct SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// Where the suggestions around are shown.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether suggestions are shown at some places: those that the view is one of, and those of search fields inside.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionsVisibilityModifier(isHidden: visibility == .hidden && placements.contains(.content)))
  }
}

nonisolated private struct SuggestionsVisibilityModifier: ViewModifier {
  let isHidden: Bool
  @Environment(\.searchSuggestionsPlacement) private var placement

  @MainActor func body(content: Content) -> some View {
    if !isHidden || placement != .content {
      content.transformEnvironment(\.searchAssistance) { $0.hidesSuggestions = isHidden }
    }
  }
}

/// Suggestions in place of what is searched, as long as there are some.
nonisolated struct SuggestionList: View, FrameworkView {
  let suggestions: AnyView

  @MainActor var body: some View {
    Group(subviews: suggestions) { views in
      if !views.isEmpty { List { views }.listStyle(.plain) }
    }
    .environment(\.searchSuggestionsPlacement, .content)
  }
}
