import Foundation
import ScrollworkUIKit

/// An alert as a value, the older way.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button of no special kind.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that leads back.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that leads back, called so.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, to end it unless told otherwise.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var parts: AlertParts { AlertParts(title: title, message: message, buttons: buttons) }
}

extension AlertParts {
  /// The parts of an alert or action sheet that is a value.
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

  /// Shows an alert about an item while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    modifier(AlertModifier(item: item) { content($0).parts })
  }
}
