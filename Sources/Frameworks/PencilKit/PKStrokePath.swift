import Foundation

/// The path of a stroke: a uniform cubic B-spline, as a collection of control points. Its parameter ranges from 0 to
/// the number of points less one.
public struct PKStrokePath: RandomAccessCollection, Sendable {
  private let points: [PKStrokePoint]
  /// The creation date.
  public let creationDate: Date

  /// Creates a path without points.
  public init() { self.init(controlPoints: [], creationDate: Date()) }

  /// Creates a path from control points.
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  /// A control point.
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// Returns whether both have the same points and date. Those of a copy are not compared individually.
  func isEqual(to other: PKStrokePath) -> Bool {
    guard points.count == other.points.count, creationDate == other.creationDate else { return false }
    let isSame = points.withUnsafeBufferPointer { own in
      other.points.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
    return isSame || zip(points, other.points).allSatisfy { $0.numbers == $1.numbers }
  }

  // MARK: Between the points

  /// Returns the location at a parameter.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    interpolatedPoint(at: parametricValue).location
  }

  /// Returns the point at a parameter. For an empty path it has no size.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    guard points.count > 1 else { return points.first ?? Self.nothing }
    let value = parametricValue.isFinite ? Swift.min(Swift.max(parametricValue, 0), last) : 0
    let index = Swift.min(Int(value), points.count - 2)
    let share = Double(value) - Double(index)
    let rest = 1 - share
    let weights: [Double] = [
      rest * rest * rest / 6,
      (3 * share * share * share - 6 * share * share + 4) / 6,
      (3 * rest * rest * rest - 6 * rest * rest + 4) / 6,
      share * share * share / 6,
    ]
    let around = (index - 1...index + 2).map { numbers(at: $0) }
    let mixed = (0..<PKStrokePoint.numberCount).map { number -> Double in
      var sum = 0.0
      for (weight, numbers) in zip(weights, around) { sum += weight * numbers[number] }
      return sum
    }
    return PKStrokePoint(mixed) ?? points[index]
  }

  private static let nothing = PKStrokePoint(
    location: .zero, timeOffset: 0, size: .zero, opacity: 0, force: 0, azimuth: 0, altitude: 0)
  private var last: CGFloat { CGFloat(Swift.max(points.count - 1, 0)) }

  /// Returns the values of a control point. Those beyond the ends are chosen so that the curve starts and ends there.
  private func numbers(at index: Int) -> [Double] {
    if index < 0 { return zip(points[0].numbers, points[1].numbers).map { 2 * $0 - $1 } }
    guard index == points.count else { return points[index].numbers }
    return zip(points[index - 1].numbers, points[index - 2].numbers).map { 2 * $0 - $1 }
  }

  /// Returns points at equal steps, including both ends of the range.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
  ) -> InterpolatedSlice {
    InterpolatedSlice(self, range ?? 0...last, stride)
  }

  /// Returns the parameter at an offset along the path, or back with a negative step, clamped to the ends.
  public func parametricValue(_ parametricValue: CGFloat, offsetBy step: InterpolatedSlice.Stride) -> CGFloat {
    let start = Swift.min(Swift.max(parametricValue.isFinite ? parametricValue : 0, 0), last)
    switch step {
    case .parametricStep(let step): return Swift.min(Swift.max(start + (step.isFinite ? step : 0), 0), last)
    case .distance(let distance):
      return walk(from: start, distance) { hypot($1.location.x - $0.location.x, $1.location.y - $0.location.y) }
    case .time(let time): return walk(from: start, time) { abs($1.timeOffset - $0.timeOffset) }
    }
  }

  /// Walks in small steps until their measure adds up to `amount`.
  private func walk(
    from start: CGFloat, _ amount: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat
  ) -> CGFloat {
    let step: CGFloat = amount < 0 ? -0.125 : 0.125
    let end = amount < 0 ? 0 : last
    var (left, value, point) = (abs(amount), start, interpolatedPoint(at: start))
    guard left > 0, left.isFinite else { return left == .infinity ? end : start }
    while value != end {
      let next = amount < 0 ? Swift.max(value + step, end) : Swift.min(value + step, end)
      let nextPoint = interpolatedPoint(at: next)
      let length = measure(point, nextPoint)
      if length >= left { return length > 0 ? value + (next - value) * left / length : next }
      (left, value, point) = (left - length, next, nextPoint)
    }
    return end
  }

  /// Points along a path at equal steps.
  public struct InterpolatedSlice: Sequence, IteratorProtocol, Sendable {
    /// The step between points.
    public enum Stride: Sendable {
      /// A distance in points along the path.
      case distance(CGFloat)
      /// A time in seconds.
      case time(TimeInterval)
      /// A step of the path's parameter.
      case parametricStep(CGFloat)
    }

    private let path: PKStrokePath
    private let end: CGFloat
    private let stride: Stride
    private var value: CGFloat?

    fileprivate init(_ path: PKStrokePath, _ range: ClosedRange<CGFloat>, _ stride: Stride) {
      self.path = path
      self.stride = stride
      end = Swift.min(range.upperBound, path.last)
      value = path.isEmpty ? nil : Swift.max(range.lowerBound, 0)
    }

    public mutating func next() -> PKStrokePoint? {
      guard let value else { return nil }
      let following = path.parametricValue(value, offsetBy: stride)
      // A step without progress is the last one, and one just before the end is extended to it.
      self.value = following > value && value < end ? (following > end - 1e-6 ? end : following) : nil
      return path.interpolatedPoint(at: Swift.min(value, end))
    }
  }
}
