import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

nonisolated extension View {
  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: prompt) { token($0.wrappedValue) })
  }

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, placement: placement, prompt: Text(prompt)) {
        token($0.wrappedValue)
      })
  }

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
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

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
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

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  /// `isPresented` tells whether the person searches, and can say so.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: prompt) {
        token($0.wrappedValue)
      })
  }

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  /// `isPresented` tells whether the person searches, and can say so.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      TokenSearchModifier(
        text: text, tokens: tokens, presentation: isPresented, placement: placement, prompt: Text(prompt)
      ) { token($0.wrappedValue) })
  }

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  /// `isPresented` tells whether the person searches, and can say so.
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

  /// A search field over the page whose text stands behind tokens: views that act like one character each.
  /// `isPresented` tells whether the person searches, and can say so.
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
