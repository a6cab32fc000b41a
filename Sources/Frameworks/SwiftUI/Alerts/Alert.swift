import Foundation
import ScrollworkUIKit

/// An alert as a value: the older API.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a default button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }
    /// Creates a cancel button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// Creates a cancel button with the standard title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }
    /// Creates a destructive button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which by default dismisses it.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var parts: AlertParts { AlertParts(title: title, message: message, buttons: buttons) }
}

extension AlertParts {
  /// Creates the parts of a value-type alert or action sheet.
  init(title: Text, message: Text?, buttons: [Alert.Button]) {
    self.init(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
          ActionButton(role: button.role, action: { button.action?() }, label: button.label)
        }))
  }
}

nonisolated extension View {
  /// Shows an alert while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(AlertModifier(isPresented: isPresented, parts: content().parts))
  }

  /// Shows an alert for an item while it is not nil.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    modifier(AlertModifier(item: item) { content($0).parts })
  }
}
