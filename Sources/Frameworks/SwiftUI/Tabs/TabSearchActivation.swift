/// What selecting the search tab does in addition to showing it.
@available(iOS 26.0, *)
public struct TabSearchActivation: Equatable, Sendable {
  let activates: Bool
  /// Nothing.
  public static var automatic: TabSearchActivation { TabSearchActivation(activates: false) }
  /// Focuses the tab's search field.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(activates: true) }
}

/// The number of times the search tab was selected.
@MainActor
final class SearchTabChoices {
  private let source = DependencySource()
  private var number = 0

  nonisolated init() {}

  var count: Int {
    source.recordRead()
    return number
  }

  func choose() {
    number += 1
    source.changed()
  }
}

extension EnvironmentValues {
  /// Whether selecting the search tab focuses its field.
  @Entry var activatesSearchTab = false
  /// The counter of a tab view for its search tab.
  @Entry var searchTabChoices: SearchTabChoices?
  /// Same, on the page of that tab.
  @Entry var ownSearchTabChoices: SearchTabChoices?
}

/// Marks a page as that of the search tab, for the search fields on it.
struct SearchTabPage: ViewModifier {
  let isSearch: Bool
  @Environment(\.searchTabChoices) private var choices

  func body(content: Content) -> some View {
    content.environment(\.ownSearchTabChoices, isSearch ? choices : nil).environment(\.searchTabChoices, nil)
  }
}

/// Activates a search when its tab is selected for searching.
struct SearchTabActivating: ViewModifier {
  let isActive: Binding<Bool>
  @Environment(\.ownSearchTabChoices) private var choices
  @State private var seen = 0

  func body(content: Content) -> some View {
    let count = choices?.count ?? 0
    content.onChange(of: count, initial: true) {
      if count > seen { isActive.wrappedValue = true }
      seen = count
    }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets what selecting the search tab of a `TabView` in this view does in addition to showing it.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.activatesSearchTab, activation.activates)
  }
}
