import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// The placement of a search field. On a phone it is always in the navigation bar under the title.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field in a navigation bar scrolls away with the content.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// The field scrolls away.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  var stays = false

  /// In the navigation bar; scrolls away with the content.
  public static let automatic = SearchFieldPlacement()
  /// In the navigation bar; scrolls away with the content.
  public static let toolbar = SearchFieldPlacement()
  /// In the navigation bar; scrolls away with the content.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the navigation bar; scrolls away with the content. Centred only where there is room, on larger devices.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the navigation bar of a sidebar; scrolls away with the content. Caveat: it is in the bar of the page itself.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(stays: displayMode.isAlways)
  }
}

/// An action that ends a search, clearing the field's text and focus.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void
  /// Ends the search. Does nothing if the user does not search.
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether the user searches: the search field of the enclosing `searchable` has or had the focus and was not
  /// cancelled.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search of the enclosing `searchable`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension SubmitTriggers {
  /// The search key of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Adds a search field to the navigation bar.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let presentation: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var isOwnActive = false

  init(
    text: Binding<String>, presentation: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    _text = text
    self.presentation = presentation
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }

  @MainActor func body(content: Content) -> some View {
    let isActive = presentation ?? $isOwnActive
    let text = $text
    let tokens = tokens
    content
      .modifier(SearchTabActivating(isActive: isActive))
      .modifier(SearchAssistanceModifier(text: text, isActive: isActive.wrappedValue, tokens: tokens))
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          guard isActive.wrappedValue else { return }
          text.wrappedValue = ""
          tokens?.removeAll()
          isActive.wrappedValue = false
        }
      )
      .modifier(
        _BarStatementModifier(
          statement: .search(
            SearchStatement(
              text: text, shown: text.wrappedValue, isActive: isActive, isShownActive: isActive.wrappedValue,
              stays: placement.stays, prompt: prompt, tokens: tokens))))
  }
}

/// The configuration of a search field.
struct SearchStatement {
  let text: Binding<String>
  /// The text when the configuration was made; a different one makes a different configuration.
  let shown: String
  let isActive: Binding<Bool>
  let isShownActive: Bool
  /// Whether the field does not scroll away.
  let stays: Bool
  let prompt: Text?
  let tokens: SearchTokens?
}

nonisolated extension View {
  /// Adds a search field to the navigation bar. Its Cancel button, visible while the user searches, clears `text`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: nil, placement: placement, prompt: prompt))
  }

  /// Adds a search field to the navigation bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar, with a nonlocalized prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar. `isPresented` binds whether the user searches.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field to the navigation bar. `isPresented` binds whether the user searches.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar. `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the navigation bar, with a nonlocalized prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
