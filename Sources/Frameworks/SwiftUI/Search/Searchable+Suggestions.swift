import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  /// Older spelling of `searchable(text:placement:prompt:)` with `searchSuggestions(_:)`.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Older spelling of `searchable(text:placement:prompt:)` with `searchSuggestions(_:)`.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Older spelling of `searchable(text:placement:prompt:)` with `searchSuggestions(_:)`.
  @_disfavoredOverload
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Older spelling of `searchable(text:placement:prompt:)` with `searchSuggestions(_:)`.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
