import Foundation
import ScrollworkFoundation

// Modifiers with localized string resources: same as those with keys, which a literal prefers.

nonisolated extension View {
  /// Sets the view's accessibility label, in place of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

  /// Sets the view's accessibility value, such as "40%".
  @_disfavoredOverload
  public func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

  /// Describes what happens when the view is activated.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }

  /// Adds help text to the view. On a phone, assistive technology reads it as a hint.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// A text on a tab or at the end of a row; nil for none.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

  /// Shows an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows an alert with a message for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a confirmation dialog with a message at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a confirmation dialog for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Shows a confirmation dialog with a message for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
}
