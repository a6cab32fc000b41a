import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// Where a search field stands. On a phone always on the navigation bar under the title.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field on a navigation bar goes as content scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// It goes as content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  var stays = false

  /// On the navigation bar, from which it goes as content scrolls.
  public static let automatic = SearchFieldPlacement()
  /// On the navigation bar, from which it goes as content scrolls.
  public static let toolbar = SearchFieldPlacement()
  /// On the navigation bar, from which it goes as content scrolls.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// On the navigation bar, from which it goes as content scrolls; in its middle only where there is room, on larger devices.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// On the navigation bar over a sidebar, from which it goes as content scrolls; caveat: on that of the page itself.
  public static let sidebar = SearchFieldPlacement()
  /// On the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(stays: displayMode.isAlways)
  }
}

/// Ends a search: the field loses its text and the focus.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void
  /// Does nothing where nobody searches.
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// The person searches: the search field of `searchable` around has, or had, the focus and was not cancelled.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of `searchable` around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension SubmitTriggers {
  /// The search key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Puts a search field on the bar over the page.
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

/// What a search field shows and changes.
struct SearchStatement {
  let text: Binding<String>
  /// The text when the statement was made: another one is another statement.
  let shown: String
  let isActive: Binding<Bool>
  let isShownActive: Bool
  /// The field does not go as content scrolls.
  let stays: Bool
  let prompt: Text?
  let tokens: SearchTokens?
}

nonisolated extension View {
  /// Puts a search field on the bar over the page. Its Cancel button, which is there while the person searches, empties
  /// `text`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: nil, placement: placement, prompt: prompt))
  }

  /// Puts a search field on the bar over the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field on the bar over the page.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field on the bar over the page; the prompt is not localized.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field on the bar over the page; `isPresented` tells whether the person searches, and can say so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presentation: isPresented, placement: placement, prompt: prompt))
  }

  /// Puts a search field on the bar over the page; `isPresented` tells whether the person searches, and can say so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field on the bar over the page; `isPresented` tells whether the person searches, and can say so.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field on the bar over the page; the prompt is not localized.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
