import Foundation

/// When something happens in time, and how fast.
@MainActor @preconcurrency
public protocol CAMediaTiming {
  /// When it begins, in the time of what is around it, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long one round takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many times as fast it runs as what is around it.
  var speed: Float { get set }
  /// How far it is when it begins, in seconds of its own.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// For how long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Each round goes back the same way.
  var autoreverses: Bool { get set }
  /// What is shown outside of its time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// How the speed of an animation changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve
  private let points: [Float]

  /// By name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// By the two points that bend the curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    curve = CubicCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
  }
  /// Writes one of the four points of the curve, counted from its beginning: two numbers.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[idx * 2], points[idx * 2 + 1])
  }
}

/// Names a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown outside of the time of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The time by which animations run, in seconds; it grows with the frames of the screen.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard Thread.isMainThread else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated { MediaClock.now(UIApplication.shared.anyAnimator) }
}

/// The clocks of screens as one time that goes on from the phone's.
@MainActor
enum MediaClock {
  private static var begins: [ObjectIdentifier: TimeInterval] = [:]

  /// What a screen's clock shows, counted like the phone's.
  static func now(_ animator: (any UIViewAnimator)?) -> TimeInterval {
    guard let animator else { return ProcessInfo.processInfo.systemUptime }
    let key = ObjectIdentifier(animator)
    let begin = begins[key] ?? ProcessInfo.processInfo.systemUptime - animator.now
    begins[key] = begin
    return begin + animator.now
  }
}
