import Foundation

/// A timing curve: progress (0 to 1) as a function of time (0 to 1).
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of the previous case.
    case circularEaseOutIn
  }

  private let function: Function

  /// A cubic Bezier curve from (0, 0) to (1, 1) with two control points, as in CSS. Their x is clamped to 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: .bezier(
        x1: min(max(Double(startControlPoint.x), 0), 1), y1: Double(startControlPoint.y),
        x2: min(max(Double(endControlPoint.x), 0), 1), y2: Double(endControlPoint.y)))
  }

  /// Moves at constant speed.
  public static let linear = UnitCurve(function: .linear)
  /// Starts slowly.
  public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly.
  public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  /// Starts and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// An older spelling of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// The curve with x and y exchanged: time as a function of progress. A Bezier curve whose y leaves 0 to 1 has no
  /// inverse; the control points of its inverse are clamped.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(
        startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(function: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  private static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
    UnitCurve(function: .bezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// Returns the value at `progress`, which is clamped to 0 to 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch function {
    case .linear: return progress
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.cubic(y1, y2, at: Self.parameter(x: progress, x1, x2))
    case .circularEaseIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularEaseOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularEaseInOut:
      let half = progress < 0.5 ? progress : 1 - progress
      let value = (1 - (1 - 4 * half * half).squareRoot()) / 2
      return progress < 0.5 ? value : 1 - value
    case .circularEaseOutIn:
      let rest = 1 - 2 * min(progress, 1 - progress)
      let value = (1 - rest * rest).squareRoot() / 2
      return progress < 0.5 ? value : 1 - value
    }
  }

  /// Returns the slope at `progress`: the change of `value(at:)` per unit of progress.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch function {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.velocity(x1, y1, x2, y2, at: Self.parameter(x: progress, x1, x2))
    case .circularEaseIn: return progress / (1 - progress * progress).squareRoot()
    case .circularEaseOut:
      let rest = 1 - progress
      return rest / (1 - rest * rest).squareRoot()
    case .circularEaseInOut:
      let half = progress < 0.5 ? progress : 1 - progress
      return 2 * half / (1 - 4 * half * half).squareRoot()
    case .circularEaseOutIn:
      let rest = 1 - 2 * min(progress, 1 - progress)
      return rest / (1 - rest * rest).squareRoot()
    }
  }

  /// Returns the curve's slope, from the coefficients of its polynomials. If both vanish, as at an end that is its own
  /// control point, the result is 1 at the start, where the coefficients cancel exactly, but 0 at the end, where a rest
  /// of x's remains.
  private static func velocity(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at t: Double) -> Double {
    func slope(_ first: Double, _ second: Double) -> Double {
      let c = first * 3
      let b = (second - first) * 3 - c
      let a = 1 - c - b
      return c + (b + b + a * 3 * t) * t
    }
    let (x, y) = (slope(x1, x2), slope(y1, y2))
    if x == y { return 1 }
    if x == 0 { return y < 0 ? -.infinity : .infinity }
    return (y / x * 0x1p20).rounded() * 0x1p-20
  }

  private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func cubicSlope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// Returns the parameter at which the curve's x is `x`: Newton's method inside a shrinking bracket.
  private static func parameter(x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = cubic(x1, x2, at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = cubicSlope(x1, x2, at: t)
      let guess = slope > 1e-9 ? t - error / slope : -1
      t = guess > low && guess < high ? guess : (low + high) / 2
    }
    return t
  }
}
