import Foundation
import ScrollworkUIKit

/// What a search field offers beside itself: suggestions, scopes, and its focus.
struct SearchAssistance {
  /// Shown in place of the content while the person searches.
  var suggestions: AnyView?
  /// No suggestions in place of the content.
  var hidesSuggestions = false
  /// What of the field's text is selected.
  var selection: Binding<TextSelection?>?
  /// A choice above the content while the person searches.
  var scopes: AnyView?
  /// Ties the field to focus states.
  var focus: ((AnyView) -> AnyView)?
  /// An empty field has a microphone.
  var hasMicrophone = true
}

private struct SearchAssistanceKey: EnvironmentKey { static var defaultValue: SearchAssistance { SearchAssistance() } }
private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor (SearchCompletion) -> Void)? { nil }
}

extension EnvironmentValues {
  var searchAssistance: SearchAssistance {
    get { self[SearchAssistanceKey.self] }
    set { self[SearchAssistanceKey.self] = newValue }
  }

  /// Puts a text or a token into the search field around; nil outside of suggestions.
  var completeSearch: (@MainActor (SearchCompletion) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

/// When scopes of a search are there.
public struct SearchScopeActivation: Sendable {
  /// As the system has it: while the person searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// From the first letter on; here from when the person searches, as on an iPhone.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// While the person searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// Shows suggestions and scopes around what is searched.
nonisolated struct SearchAssistanceModifier: ViewModifier {
  @Binding var text: String
  let isActive: Bool
  let tokens: SearchTokens?
  @Environment(\.searchAssistance) private var assistance

  init(text: Binding<String>, isActive: Bool, tokens: SearchTokens?) {
    _text = text
    self.isActive = isActive
    self.tokens = tokens
  }

  @MainActor func body(content: Content) -> some View {
    let scopes = assistance.scopes
    let suggestedTokens = tokens?.suggestions.flatMap { $0.isNothing ? nil : $0 }
    let suggestions = assistance.suggestions.flatMap { $0.isNothing ? nil : $0 }
    content
      .overlay {
        if isActive, !assistance.hidesSuggestions, suggestedTokens != nil || suggestions != nil {
          SuggestionList(
            suggestions: AnyView(
              Group {
                if let suggestedTokens { suggestedTokens }
                if let suggestions { suggestions }
              })
          )
          .environment(\.completeSearch) { complete($0) }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if isActive, let scopes {
          scopes.padding(.horizontal, 16).padding(.bottom, 8).frame(maxWidth: .infinity).background(.background)
        }
      }
      // Search fields further in have their own.
      .environment(\.searchAssistance, SearchAssistance())
  }

  /// A token takes the place of what was typed.
  @MainActor private func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let completed): text = completed
    case .token(let token): if tokens?.append(token) == true { text = "" }
    }
  }
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
  let completion: SearchCompletion
  @Environment(\.completeSearch) private var complete

  init(completion: SearchCompletion) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    Button {
      complete?(completion)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(complete == nil)
  }
}

nonisolated private struct SearchScopesModifier<V: Hashable, S: View>: ViewModifier {
  let scope: Binding<V>
  let scopes: S

  @MainActor func body(content: Content) -> some View {
    let picker = AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented))
    content.transformEnvironment(\.searchAssistance) { $0.scopes = picker }
  }
}

nonisolated extension View {
  /// What the search field inside suggests while the person searches: views with `searchCompletion(_:)` complete the text.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let shown = AnyView(suggestions())
    return transformEnvironment(\.searchAssistance) { $0.suggestions = shown }
  }

  /// Tells what of the text in the search field inside is selected, and selects what it is told.
  @available(iOS 26.0, *)
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    transformEnvironment(\.searchAssistance) { $0.selection = selection }
  }

  /// What the search field has for its text when somebody taps the view, which is one of its suggestions.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// The token that a tap on the view, which is one of the suggestions of the search, puts in the place of the text.
  public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }

  /// What the search field inside can search in, to choose from while the person searches.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// What the search field inside can search in, to choose from while the person searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// Ties a focus state to the search field inside: it has the focus while `binding` is true.
  @available(iOS 18.0, *)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchAssistance) { $0.focus = { AnyView($0.focused(binding)) } }
  }

  /// Ties a focus state to the search field inside: it has the focus while the state equals `value`.
  @available(iOS 18.0, *)
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    transformEnvironment(\.searchAssistance) { $0.focus = { AnyView($0.focused(binding, equals: value)) } }
  }
}
