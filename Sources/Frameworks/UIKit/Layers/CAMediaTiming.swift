import Foundation

/// The timing of a layer or an animation.
@MainActor @preconcurrency
public protocol CAMediaTiming {
  /// The start in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one round, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset at the start, in seconds of its own time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of rounds.
  var repeatCount: Float { get set }
  /// The total duration of all rounds, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each round also runs backwards.
  var autoreverses: Bool { get set }
  /// What is displayed outside its time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing function of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve
  private let points: [Float]

  /// Creates a function by name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// Creates a function from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    curve = CubicCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
  }
  /// Writes one of the curve's four points, counted from its start: two numbers.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[idx * 2], points[idx * 2 + 1])
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is displayed outside an animation's time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Returns the time of animations in seconds; it advances with the screen's frames.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard Thread.isMainThread else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated { MediaClock.now(UIApplication.shared.anyAnimator) }
}

/// The clocks of screens as one time that continues the phone's.
@MainActor
enum MediaClock {
  private static var begins: [ObjectIdentifier: TimeInterval] = [:]

  /// Returns the time of a screen's clock, counted like the phone's.
  static func now(_ animator: (any UIViewAnimator)?) -> TimeInterval {
    guard let animator else { return ProcessInfo.processInfo.systemUptime }
    let key = ObjectIdentifier(animator)
    let begin = begins[key] ?? ProcessInfo.processInfo.systemUptime - animator.now
    begins[key] = begin
    return begin + animator.now
  }
}
