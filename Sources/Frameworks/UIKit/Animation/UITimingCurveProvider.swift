import Foundation

/// Says how the speed of an animator changes.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  /// The curve that it was made with.
  public let animationCurve: UIView.AnimationCurve
  /// The first point that bends the curve.
  public let controlPoint1: CGPoint
  /// The second point that bends the curve.
  public let controlPoint2: CGPoint

  /// As one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let (first, second) =
      switch curve {
      case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
    (controlPoint1, controlPoint2) = (first, second)
    self.curve = CubicCurve(first.x, first.y, second.x, second.y)
  }
  /// By the two points that bend the curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = CubicCurve(point1.x, point1.y, point2.x, point2.y)
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring. One that is made of its physics takes its own time, whatever the animator's duration is.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins, in ways a second.
  public let initialVelocity: CGVector
  private let ratio: CGFloat
  /// Seconds of a swing, of a spring that is made of its physics; nil for one that fits the animator's duration.
  private let swing: TimeInterval?

  private init(_ ratio: CGFloat, _ swing: TimeInterval?, _ velocity: CGVector) {
    (self.ratio, self.swing, initialVelocity) = (ratio, swing, velocity)
  }
  /// A spring by how much it is held up, from 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(ratio, nil, velocity)
  }
  /// A spring by how much it is held up, from 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(ratio, nil, .zero) }
  /// A spring by its physics.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let frequency = (stiffness / max(mass, 0.0001)).squareRoot()
    self.init(damping / (2 * (stiffness * mass).squareRoot()), 2 * .pi / Double(max(frequency, 0.001)), velocity)
  }
  /// A spring as the system's transitions have it: it does not swing.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private var speed: CGFloat { max(abs(initialVelocity.dx), abs(initialVelocity.dy)) }

  /// The spring for an animator's duration.
  func spring(_ duration: TimeInterval) -> AnimationSpring {
    swing.map { AnimationSpring(duration: $0, bounce: 1 - min(ratio, 1), velocity: speed) }
      ?? AnimationSpring(duration: duration, dampingRatio: ratio, velocity: speed)
  }
  /// Seconds, for an animator's duration.
  func duration(_ duration: TimeInterval) -> TimeInterval { swing == nil ? duration : spring(duration).duration }
}
