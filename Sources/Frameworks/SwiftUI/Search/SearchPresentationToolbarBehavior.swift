import ScrollworkUIKit

/// What becomes of the rest of the navigation bar while the person searches.
@available(iOS 17.1, *)
public struct SearchPresentationToolbarBehavior {
  let keepsContent: Bool

  /// The title and the items go, and the search field takes their place.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: false)
  }
  /// The title and the items stay above the search field.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: true)
  }
}

private struct SearchKeepsBarContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A navigation bar keeps its title and items while the person searches.
  var searchKeepsBarContent: Bool {
    get { self[SearchKeepsBarContentKey.self] }
    set { self[SearchKeepsBarContentKey.self] = newValue }
  }
}

@available(iOS 17.1, *)
nonisolated extension View {
  /// What becomes of the rest of the navigation bar while the person searches with a `searchable` inside.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    environment(\.searchKeepsBarContent, behavior.keepsContent)
  }
}

extension SearchStatement {
  /// Says on a page's item how the bar goes with the search.
  @MainActor func adjust(_ item: UINavigationItem, in environment: EnvironmentValues) {
    let keepsContent = environment.searchKeepsBarContent
    item.hidesSearchWhenScrolling = !stays && !(keepsContent && isShownActive)
    item.isSearching = isShownActive && !keepsContent
  }
}
