import ScrollworkFoundation

extension UIGestureRecognizer {
  /// Whom the recognizer asks: the delegate, or who answers for it.
  package final var asked: (any UIGestureRecognizerDelegate)? {
    guard let forwarding = delegate as? any _Forwarding else { return delegate }
    let method = Selector._known("gestureRecognizer:") { $0 is any UIGestureRecognizerDelegate }
    return forwarding.forwardingTarget(for: method) as? any UIGestureRecognizerDelegate ?? delegate
  }
}
