import Foundation

/// How a page comes and goes, as a function of time.
///
/// UIKit moves pages with a spring of mass 3, stiffness 1000 and damping 500 for half a second, as its animations show
/// when they are inspected; Core Animation damps no more than critically. So with w = sqrt(1000 / 3) the way is
/// 1 - (1 + wt) exp(-wt), of which a thousandth is left in the end.
package enum NavigationMotion {
  /// Seconds.
  package static let duration: TimeInterval = 0.5
  /// How far the lower page moves, as a share of the width.
  package static let parallax: CGFloat = 0.3
  /// How much the lower page is darkened under the upper one, as read off screens of iOS 17.
  package static let dimming: CGFloat = 0.1
  /// Seconds in which a bar comes or goes: `UINavigationController.hideShowBarDuration`.
  package static let barDuration: TimeInterval = 0.2

  /// The share of the way after some seconds; nil once it is over.
  package static func progress(at time: TimeInterval) -> CGFloat? {
    guard time < duration else { return nil }
    let way = (1000.0 / 3).squareRoot() * max(time, 0)
    return 1 - (1 + way) * exp(-way)
  }

  /// Whether a page that a finger lets go leaves: where it would be a fifth of a second later decides, which is a guess.
  /// - Parameter progress: the share of the width, and `velocity` in widths a second.
  package static func leaves(progress: CGFloat, velocity: CGFloat) -> Bool { progress + velocity * 0.2 > 0.5 }
}
