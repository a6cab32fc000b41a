import Foundation

/// The motion of UIKit's presentations: a critically damped spring, cut off when a thousandth of the way is left.
struct TransitionSpring: Sendable {
  /// The duration in seconds.
  let duration: TimeInterval
  /// The angular frequency per second.
  let frequency: Double

  /// Pages and sheets: mass 3, stiffness 1000 and damping 500, which Core Animation limits to critical, over half a
  /// second. Read off UIKit's animations by others.
  static let sheet = TransitionSpring(duration: 0.5, frequency: (1000.0 / 3).squareRoot())
  /// Alerts: mass 1, stiffness 522.35 and damping 45.71, over 0.404 seconds. Read off UIKit's animations by others.
  static let alert = TransitionSpring(duration: 0.404, frequency: 522.35.squareRoot())

  /// Returns the progress after a time; nil when it is over. The velocity is in ways per second.
  func share(at time: TimeInterval, velocity: CGFloat = 0) -> CGFloat? {
    guard time < duration else { return nil }
    let decay = exp(-frequency * max(0, time))
    return 1 - (1 + frequency * time) * decay + velocity * time * decay
  }
}
