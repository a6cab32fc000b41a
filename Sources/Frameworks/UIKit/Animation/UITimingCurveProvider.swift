import Foundation

/// An object that provides the timing of an animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The cubic parameters, if any.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring parameters, if any.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve with two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  /// The curve that the parameters were created with.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates parameters from a system curve.
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
  /// Creates parameters from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = CubicCurve(point1.x, point1.y, point2.x, point2.y)
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring. One created from physical parameters sets its own duration, whatever the animator's is.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in total distances per second.
  public let initialVelocity: CGVector
  private let ratio: CGFloat
  /// The duration of an oscillation, in seconds, for a spring from physical parameters; nil for one that fits the
  /// animator's duration.
  private let swing: TimeInterval?

  private init(_ ratio: CGFloat, _ swing: TimeInterval?, _ velocity: CGVector) {
    (self.ratio, self.swing, initialVelocity) = (ratio, swing, velocity)
  }
  /// Creates a spring from a damping ratio, from 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(ratio, nil, velocity)
  }
  /// Creates a spring from a damping ratio, from 0 to 1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(ratio, nil, .zero) }
  /// Creates a spring from physical parameters.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let frequency = (stiffness / max(mass, 0.0001)).squareRoot()
    self.init(damping / (2 * (stiffness * mass).squareRoot()), 2 * .pi / Double(max(frequency, 0.001)), velocity)
  }
  /// Creates the spring of system transitions, which does not oscillate.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private var speed: CGFloat { max(abs(initialVelocity.dx), abs(initialVelocity.dy)) }

  /// Returns the spring for an animator's duration.
  func spring(_ duration: TimeInterval) -> AnimationSpring {
    swing.map { AnimationSpring(duration: $0, bounce: 1 - min(ratio, 1), velocity: speed) }
      ?? AnimationSpring(duration: duration, dampingRatio: ratio, velocity: speed)
  }
  /// Returns the duration in seconds, for an animator's duration.
  func duration(_ duration: TimeInterval) -> TimeInterval { swing == nil ? duration : spring(duration).duration }
}
