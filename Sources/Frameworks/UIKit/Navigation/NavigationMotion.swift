import Foundation

/// The motion of a page that is pushed or popped, as a function of time.
///
/// UIKit moves pages with a spring of mass 3, stiffness 1000 and damping 500 for half a second, as its animations show
/// when inspected; Core Animation limits the damping to critical. With w = sqrt(1000 / 3), the progress is 1 - (1 + wt)
/// exp(-wt), of which a thousandth remains at the end.
package enum NavigationMotion {
  /// The duration in seconds.
  package static let duration: TimeInterval = 0.5
  /// How far the lower page moves, as a fraction of the width.
  package static let parallax: CGFloat = 0.3
  /// How much the lower page is dimmed under the upper one, as read off screens of iOS 17.
  package static let dimming: CGFloat = 0.1
  /// The duration in seconds of showing or hiding a bar: `UINavigationController.hideShowBarDuration`.
  package static let barDuration: TimeInterval = 0.2

  /// Returns the progress after some seconds; nil once it is over.
  package static func progress(at time: TimeInterval) -> CGFloat? {
    guard time < duration else { return nil }
    let way = (1000.0 / 3).squareRoot() * max(time, 0)
    return 1 - (1 + way) * exp(-way)
  }

  /// Returns whether a page leaves when a finger releases it: its place a fifth of a second later decides, which is a
  /// guess.
  /// - Parameter progress: The fraction of the width; `velocity` is in widths per second.
  package static func leaves(progress: CGFloat, velocity: CGFloat) -> Bool { progress + velocity * 0.2 > 0.5 }
}
