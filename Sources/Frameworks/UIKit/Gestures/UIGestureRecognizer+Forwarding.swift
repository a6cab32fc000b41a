import ScrollworkFoundation

extension UIGestureRecognizer {
  /// The delegate, or its substitute.
  package final var asked: (any UIGestureRecognizerDelegate)? {
    guard let forwarding = delegate as? any _Forwarding else { return delegate }
    let method = Selector._known("gestureRecognizer:") { $0 is any UIGestureRecognizerDelegate }
    return forwarding.forwardingTarget(for: method) as? any UIGestureRecognizerDelegate ?? delegate
  }
}
