import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  /// Adds a search field with editable tokens to the navigation bar.
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar.
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(text: text, tokens: editableTokens, placement: placement, prompt: Text(prompt)) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar.
  @_disfavoredOverload
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(text: text, tokens: editableTokens, placement: placement, prompt: Text(prompt)) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar.
  @_disfavoredOverload
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(text: text, tokens: editableTokens, placement: placement, prompt: Text(prompt)) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar. `isPresented` binds whether the user searches.
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(
        text: text, tokens: editableTokens, presentation: isPresented, placement: placement, prompt: prompt
      ) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar. `isPresented` binds whether the user searches.
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(
        text: text, tokens: editableTokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar. `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(
        text: text, tokens: editableTokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0) })
  }

  /// Adds a search field with editable tokens to the navigation bar. `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      TokenSearchModifier(
        text: text, tokens: editableTokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0) })
  }
}
