import Foundation
import ScrollworkUIKit

/// The parts of a search besides its field: suggestions, scopes, and focus.
struct SearchAssistance {
  /// Shown in place of the content while the user searches.
  var suggestions: AnyView?
  /// Whether to show no suggestions in place of the content.
  var hidesSuggestions = false
  /// The selection in the field's text.
  var selection: Binding<TextSelection?>?
  /// The scopes above the content while the user searches.
  var scopes: AnyView?
  /// Binds the field to focus states.
  var focus: ((AnyView) -> AnyView)?
  /// Whether an empty field has a microphone.
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

  /// Puts a text or a token into the enclosing search field; nil outside suggestions.
  var completeSearch: (@MainActor (SearchCompletion) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

/// When the scopes of a search are visible.
public struct SearchScopeActivation: Sendable {
  /// The system's default: while the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// From the first character; here, as on an iPhone, while the user searches.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// Shows suggestions and scopes around the searched content.
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
      // Nested search fields have their own.
      .environment(\.searchAssistance, SearchAssistance())
  }

  /// A token replaces the typed text.
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
  /// Sets the suggestions of the search field in this view; views with `searchCompletion(_:)` complete the text.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let shown = AnyView(suggestions())
    return transformEnvironment(\.searchAssistance) { $0.suggestions = shown }
  }

  /// Binds the selection in the text of the search field in this view.
  @available(iOS 26.0, *)
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    transformEnvironment(\.searchAssistance) { $0.selection = selection }
  }

  /// Sets the text that tapping this view, a search suggestion, puts into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Sets the token that replaces the text when this view, a search suggestion, is tapped.
  public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }

  /// Sets the scopes of the search field in this view, shown while the user searches.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// Sets the scopes of the search field in this view, shown while the user searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// Binds the focus of the search field in this view: it is focused while `binding` is true.
  @available(iOS 18.0, *)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchAssistance) { $0.focus = { AnyView($0.focused(binding)) } }
  }

  /// Binds the focus of the search field in this view: it is focused while the state equals `value`.
  @available(iOS 18.0, *)
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    transformEnvironment(\.searchAssistance) { $0.focus = { AnyView($0.focused(binding, equals: value)) } }
  }
}
