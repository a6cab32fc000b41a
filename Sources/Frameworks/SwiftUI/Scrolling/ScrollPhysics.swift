import Foundation

/// The constants of scroll physics, in points and seconds, each with its source, and what a fling adds to one that is
/// still running.
///
/// The motions themselves are values and functions of time; none of them keeps a clock:
/// - ``RubberBand``: what a pull past an edge shows.
/// - ``Deceleration``: a fling that meets no edge.
/// - ``SpringBack``: the return from beyond an edge.
/// - ``ScrollMotion``: everything after a finger lifts, made of the two before.
/// - ``ScrollAnimation``: a move to a requested position.
/// - ``VelocityTracker``: the velocity of a finger.
enum ScrollPhysics {
  /// The distance that a finger moves before it scrolls. UIKit's recognizers behave so; the value is not documented.
  static let touchSlop: CGFloat = 10

  /// The time a finger rests before the content gets the touch (`UIScrollView.delaysContentTouches`). Observed in
  /// UIKit.
  static let touchDelay = 0.15

  /// The fraction of the speed that remains after a millisecond: `UIScrollView.DecelerationRate.normal`, as documented.
  static let normalRate: CGFloat = 0.998

  /// The same for `UIScrollView.DecelerationRate.fast`, as documented.
  static let fastRate: CGFloat = 0.99

  /// The fraction of a small pull past an edge that is shown. Observed in UIKit.
  static let rubberBandFactor: CGFloat = 0.55

  /// The angular frequency, per second, of the critically damped spring that pulls content back to its edge: with it
  /// 0.5 % of a displacement is left after the 0.4 s that UIKit is seen to take. The shape is observed, the value
  /// derived.
  static let springFrequency: CGFloat = 18.6

  /// A motion with less than this to go is over: half a pixel at a scale of 2. At the normal rate its speed is then 0.5
  /// points per second. A guess; UIKit's threshold is not documented.
  static let restDistance: CGFloat = 0.25

  /// The time over which a finger's positions count for its velocity, and the silence after which it rests. A guess.
  static let velocityWindow = 0.1

  /// The interval of a moving finger's reports: a longer silence means that it does not move.
  static let touchReportInterval = 1.0 / 60

  /// The duration of a programmatic scroll (`setContentOffset(_:animated:)`, `scrollTo`). Observed in UIKit, roughly.
  static let animationDuration = 0.3

  /// The time that the software keyboard takes to appear (`keyboardAnimationDurationUserInfoKey`), and content to make
  /// way for it.
  static let keyboardDuration = 0.25

  /// The longest touch that can add its fling to the motion it caught. A guess: a deliberate stop takes longer.
  static let longestReflingTouch = 0.3

  /// Returns the velocity with which a scroll view continues when a finger lifts at `release`, having caught the
  /// content while it moved at `caught`, after a touch of `duration` seconds.
  ///
  /// A quick fling in the same direction adds to the motion it caught, so repeated flings get faster and faster. The
  /// carried-over velocity, 0.000816 x speed^1.967 but at most 40,000 points per second, was fitted to UIScrollView by
  /// Flutter's authors, as was the condition that the release be at least half as fast as that.
  static func flingVelocity(release: CGFloat, caught: CGFloat, after duration: Double) -> CGFloat {
    guard release * caught > 0, duration <= longestReflingTouch else { return release }
    let carried = min(0.000816 * pow(abs(caught), 1.967), 40_000)
    guard abs(release) >= carried / 2 else { return release }
    return release + (caught < 0 ? -carried : carried)
  }
}
