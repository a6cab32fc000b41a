import Foundation

/// An action sheet as a value: the older API.
@available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with a title, a message and buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate var parts: AlertParts { AlertParts(title: title, message: message, buttons: buttons) }
}

nonisolated extension View {
  /// Shows an action sheet while `isPresented` is true.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(AlertModifier(isPresented: isPresented, style: .actionSheet, parts: content().parts))
  }

  /// Shows an action sheet for an item while it is not nil.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:).")
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    modifier(AlertModifier(item: item, style: .actionSheet) { content($0).parts })
  }
}
