import Foundation

/// Something in the chain that events travel along: views, controllers, windows, the app and its delegate.
@MainActor
open class UIResponder: NSObject {
  /// Who gets the event that this responder does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }
}
