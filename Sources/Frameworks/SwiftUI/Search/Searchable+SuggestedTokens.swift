import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, suggested: suggestedTokens, placement: placement, prompt: prompt)
      { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  @_disfavoredOverload
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  /// `isPresented` binds whether the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, presentation: isPresented, placement: placement,
        prompt: prompt
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  /// `isPresented` binds whether the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, presentation: isPresented, placement: placement,
        prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  /// `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, presentation: isPresented, placement: placement,
        prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar, and suggests further tokens while the user searches.
  /// `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, suggested: suggestedTokens, presentation: isPresented, placement: placement,
        prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }
}
