/// What choosing the tab for searching does besides showing it.
@available(iOS 26.0, *)
public struct TabSearchActivation: Equatable, Sendable {
  let activates: Bool
  /// Nothing.
  public static var automatic: TabSearchActivation { TabSearchActivation(activates: false) }
  /// The search field of the tab gets the focus.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(activates: true) }
}

/// How often the tab for searching was chosen.
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
  /// Choosing a tab for searching inside gives its field the focus.
  @Entry var activatesSearchTab = false
  /// What a tab view counts for its tab for searching.
  @Entry var searchTabChoices: SearchTabChoices?
  /// The same on the page of that tab.
  @Entry var ownSearchTabChoices: SearchTabChoices?
}

/// Tells the search fields on a page that the page is of the tab for searching.
struct SearchTabPage: ViewModifier {
  let isSearch: Bool
  @Environment(\.searchTabChoices) private var choices

  func body(content: Content) -> some View {
    content.environment(\.ownSearchTabChoices, isSearch ? choices : nil).environment(\.searchTabChoices, nil)
  }
}

/// Makes a search active when the tab that it is on is chosen for it.
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
  /// What choosing the tab for searching of a `TabView` inside does besides showing it.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.activatesSearchTab, activation.activates)
  }
}
