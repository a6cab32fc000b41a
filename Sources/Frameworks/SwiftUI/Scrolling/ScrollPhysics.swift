import Foundation

/// The numbers by which a scroll view moves, in points and seconds, each with where it comes from, and what a fling
/// adds to one that is still under way.
///
/// The motions themselves are values and functions of time; none of them keeps a clock:
/// - ``RubberBand``: what is shown of a pull past an edge.
/// - ``Deceleration``: a fling that meets no edge.
/// - ``SpringBack``: the way back from beyond an edge.
/// - ``ScrollMotion``: all that follows when a finger lifts, made of the two before.
/// - ``ScrollAnimation``: a move to a place that was asked for.
/// - ``VelocityTracker``: how fast a finger is.
enum ScrollPhysics {
  /// How far a finger moves before it scrolls. UIKit's recognizers behave so; the value is not documented.
  static let touchSlop: CGFloat = 10

  /// How long a finger rests before the content gets the touch (`UIScrollView.delaysContentTouches`). Observed in
  /// UIKit.
  static let touchDelay = 0.15

  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`, as documented.
  static let normalRate: CGFloat = 0.998

  /// The same for `UIScrollView.DecelerationRate.fast`, as documented.
  static let fastRate: CGFloat = 0.99

  /// How much of a small pull past an edge is shown. Observed in UIKit.
  static let rubberBandFactor: CGFloat = 0.55

  /// The angular frequency of the critically damped spring that pulls content back to its edge, a second: with it 0.5 %
  /// of a displacement is left after the 0.4 s that UIKit is seen to take. The shape is observed, the value derived.
  static let springFrequency: CGFloat = 18.6

  /// A motion with less than this to go is over: half a pixel of a screen of scale 2. At the normal rate its speed is
  /// then 0.5 points a second. A guess; UIKit's threshold is not documented.
  static let restDistance: CGFloat = 0.25

  /// How far back a finger's positions count for its speed, and after which silence it rests. A guess.
  static let velocityWindow = 0.1

  /// How often a moving finger reports: a silence longer than this says it does not move.
  static let touchReportInterval = 1.0 / 60

  /// How long a move takes that code asks for (`setContentOffset(_:animated:)`, `scrollTo`). Observed in UIKit,
  /// roughly.
  static let animationDuration = 0.3

  /// How long the software keyboard takes to appear (`keyboardAnimationDurationUserInfoKey`), and content to make way
  /// for it.
  static let keyboardDuration = 0.25

  /// The longest touch that can add its fling to the motion it caught. A guess: a deliberate stop takes longer.
  static let longestReflingTouch = 0.3

  /// The velocity a scroll view goes on with when a finger lifts at `release`, having caught the content while it moved
  /// at `caught`, after a touch of `duration` seconds.
  ///
  /// A quick fling in the same direction adds to the motion it caught, so that repeated flings run faster and faster.
  /// What is carried over, 0.000816 x speed^1.967 but at most 40,000 points a second, was fitted to UIScrollView by
  /// Flutter's authors, as was the condition that the release be at least half as fast as that.
  static func flingVelocity(release: CGFloat, caught: CGFloat, after duration: Double) -> CGFloat {
    guard release * caught > 0, duration <= longestReflingTouch else { return release }
    let carried = min(0.000816 * pow(abs(caught), 1.967), 40_000)
    guard abs(release) >= carried / 2 else { return release }
    return release + (caught < 0 ? -carried : carried)
  }
}
