import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: prompt) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: Text(prompt)) {
        token($0.wrappedValue)
      })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  @_disfavoredOverload
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: Text(prompt)) {
        token($0.wrappedValue)
      })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: Text(prompt)) {
        token($0.wrappedValue)
      })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  /// `isPresented` binds whether the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: prompt) {
        token($0.wrappedValue)
      })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  /// `isPresented` binds whether the user searches.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  /// `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// Adds a search field with tokens to the navigation bar. Tokens precede the text and act like one character each.
  /// `isPresented` binds whether the user searches.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: StringProtocol {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }
}
