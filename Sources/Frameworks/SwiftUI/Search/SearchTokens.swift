import Foundation
import ScrollworkUIKit

/// The tokens of a search field, in front of its text.
struct SearchTokens {
  let isEmpty: Bool
  let bubbles: AnyView
  /// Offered while the user searches.
  let suggestions: AnyView?
  /// Appends the value of `searchCompletion(_:)`; returns false if it is not a token of this search.
  let append: @MainActor (Any) -> Bool
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void
}

/// What a suggestion puts into the search field.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

/// Adds a search field with tokens to the page.
nonisolated struct TokenSearchModifier<C, T>: ViewModifier
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
  let text: Binding<String>
  @Binding var tokens: C
  let suggested: Binding<C>?
  let presentation: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let bubble: (Binding<C.Element>) -> T

  init(
    text: Binding<String>, tokens: Binding<C>, suggested: Binding<C>? = nil, presentation: Binding<Bool>? = nil,
    placement: SearchFieldPlacement, prompt: Text?, bubble: @escaping (Binding<C.Element>) -> T
  ) {
    self.text = text
    _tokens = tokens
    self.suggested = suggested
    self.presentation = presentation
    self.placement = placement
    self.prompt = prompt
    self.bubble = bubble
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      SearchableModifier(
        text: text, presentation: presentation, placement: placement, prompt: prompt, tokens: searchTokens))
  }

  @MainActor private var searchTokens: SearchTokens {
    let bubble = bubble
    let all = $tokens
    let bubbles = ForEach(Array(tokens)) { token in
      bubble(Self.binding(to: token, in: all)).modifier(TokenBubbleModifier())
    }
    let suggestions = suggested.map { suggested in
      AnyView(
        ForEach(Array(suggested.wrappedValue)) { token in
          bubble(Self.binding(to: token, in: suggested)).searchCompletion(token)
        })
    }
    return SearchTokens(
      isEmpty: tokens.isEmpty, bubbles: AnyView(bubbles), suggestions: suggestions,
      append: { token in
        guard let token = token as? C.Element else { return false }
        all.wrappedValue.append(token)
        return true
      },
      removeLast: {
        var rest = all.wrappedValue
        guard let last = rest.indices.last else { return }
        rest.remove(at: last)
        all.wrappedValue = rest
      },
      removeAll: { all.wrappedValue = C() })
  }

  /// Finds the token by its identity, since others may have been inserted or removed before it.
  @MainActor private static func binding(to token: C.Element, in all: Binding<C>) -> Binding<C.Element> {
    Binding {
      all.wrappedValue.first { $0.id == token.id } ?? token
    } set: { new in
      var changed = all.wrappedValue
      guard let place = changed.firstIndex(where: { $0.id == token.id }) else { return }
      changed.replaceSubrange(place...place, with: CollectionOfOne(new))
      all.wrappedValue = changed
    }
  }
}

/// The grey box around a token.
nonisolated private struct TokenBubbleModifier: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(height: 26)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
  }
}

private struct DeleteBeforeTextKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
  /// The action of the delete key in a field whose caret is at the start of its text.
  var deleteBeforeText: (@MainActor () -> Void)? {
    get { self[DeleteBeforeTextKey.self] }
    set { self[DeleteBeforeTextKey.self] = newValue }
  }
}
