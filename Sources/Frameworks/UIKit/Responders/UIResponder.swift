import Foundation

/// Something in the chain that events travel along: views, controllers, windows, the app and its delegate.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Who gets the event that this responder does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True for a responder that can be typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// What keys are for, where that is no field.
  package static weak var first: UIResponder?
  /// True while keys are for the responder, and the keyboard types into it.
  open var isFirstResponder: Bool { Self.first === self }
  /// Asks for keys and the keyboard; false if the responder cannot have them, or another one keeps them.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard Self.first !== self else { return true }
    guard Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    (self as? UIView)?.contentDidChange()
    return true
  }
  /// Gives keys and the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard Self.first === self else { return true }
    Self.first = nil
    (self as? UIView)?.contentDidChange()
    return true
  }

  /// A field has the keyboard, or no longer has it.
  static func textFocusDidChange(_ field: UIView, _ hasFocus: Bool) { if hasFocus { first?.resignFirstResponder() } }

  /// Whether the responder can do a command now, such as `paste(_:)`; fields and text views ask themselves before they edit. False
  /// unless a subclass knows the command.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isUnderstood(by: self) }
  /// Takes the selection away and puts it on the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard in the place of the selection. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Takes the selection away. The default does nothing.
  open func delete(_ sender: Any?) {}

  /// Stands in place of the keyboard while the responder is typed into; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// Stands on the keyboard while the responder is typed into; nil for nothing.
  open var inputAccessoryView: UIView? { nil }
  /// Shows other views in place of the keyboard and on it.
  open func reloadInputViews() { (self as? UIView)?.contentDidChange() }

  /// Keys went down. The default passes them on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isIgnored = true }
  }
  /// Keys were let go. The default passes them on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isIgnored = true }
  }
  /// The keys are for something else from now on. The default passes this on to `next`. Caveat: it does not happen here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isIgnored = true }
  }

  /// Fingers landed. The default passes them on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved. The default passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers lifted. The default passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The fingers belong to something else from now on. The default passes this on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
