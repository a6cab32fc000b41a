import ScrollworkUIKit

/// How the navigation bar behaves while the user searches.
@available(iOS 17.1, *)
public struct SearchPresentationToolbarBehavior {
  let keepsContent: Bool

  /// Hides the title and the items and moves the search field into their place.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: false)
  }
  /// Keeps the title and the items above the search field.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: true)
  }
}

private struct SearchKeepsBarContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a navigation bar keeps its title and items while the user searches.
  var searchKeepsBarContent: Bool {
    get { self[SearchKeepsBarContentKey.self] }
    set { self[SearchKeepsBarContentKey.self] = newValue }
  }
}

@available(iOS 17.1, *)
nonisolated extension View {
  /// Sets how the navigation bar behaves while the user searches with a `searchable` in this view.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    environment(\.searchKeepsBarContent, behavior.keepsContent)
  }
}

extension SearchStatement {
  /// Sets how the bar of a page's item behaves during a search.
  @MainActor func adjust(_ item: UINavigationItem, in environment: EnvironmentValues) {
    let keepsContent = environment.searchKeepsBarContent
    item.hidesSearchWhenScrolling = !stays && !(keepsContent && isShownActive)
    item.isSearching = isShownActive && !keepsContent
  }
}
