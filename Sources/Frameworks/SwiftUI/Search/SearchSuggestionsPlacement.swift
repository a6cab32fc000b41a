/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  fileprivate enum Kind { case automatic, menu, content }
  fileprivate let kind: Kind

  /// The default: in place of the content on a phone and a tablet.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a menu at the search field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In place of the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// A set of placements.
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
  /// The placement of the suggestions that contain the view.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the visibility of suggestions in some placements: those that contain the view, and those of search fields
  /// inside.
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

/// The suggestions in place of the searched content, if there are any.
nonisolated struct SuggestionList: View, FrameworkView {
  let suggestions: AnyView

  @MainActor var body: some View {
    Group(subviews: suggestions) { views in
      if !views.isEmpty { List { views }.listStyle(.plain) }
    }
    .environment(\.searchSuggestionsPlacement, .content)
  }
}
