import Foundation

/// An event of moving the phone.
@MainActor
private final class UIMotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
  /// Delivers a shake to the first responder, or else to the frontmost controller or the window.
  package func shake(at time: TimeInterval) {
    let event = UIMotionEvent([], at: time)
    let window = connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
    let target = UIResponder.first ?? frontResponder ?? window
    target?.motionBegan(.motionShake, with: event)
    target?.motionEnded(.motionShake, with: event)
  }
}
