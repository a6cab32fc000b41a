import Foundation

/// The phone was moved.
@MainActor
private final class UIMotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
  /// The person shakes the phone: the first responder hears of it, or else the controller in front or the window.
  package func shake(at time: TimeInterval) {
    let event = UIMotionEvent([], at: time)
    let window = connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
    let target = UIResponder.first ?? frontResponder ?? window
    target?.motionBegan(.motionShake, with: event)
    target?.motionEnded(.motionShake, with: event)
  }
}
