import Foundation

/// Something in the chain that events travel along: views, controllers, windows, the app and its delegate.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Who gets the event that this responder does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True for a responder that can be typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// True while the keyboard types into the responder.
  open var isFirstResponder: Bool { false }
  /// Asks for the keyboard; false if the responder cannot have it.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool { true }

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
