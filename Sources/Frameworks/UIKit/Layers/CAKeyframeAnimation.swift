import DisplayList
import Foundation

/// The interpolation between values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Discrete.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear at a constant pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at a constant pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the tangent of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path that replaces the values of a point.
  open var path: CGPath?
  /// The time of each value, from 0 to 1; nil for even spacing.
  open var keyTimes: [NSNumber]?
  /// The timing function between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path; nil for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of the curve at each value. Caveat: it has no effect.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value. Caveat: it has no effect.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value. Caveat: it has no effect.
  open var biasValues: [NSNumber]?

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// Returns the pair of values at a fraction of the animation, and the fraction between them.
  private func step(_ share: CGFloat, of count: Int, lengths: @autoclosure () -> [CGFloat]) -> (
    index: Int, share: CGFloat
  ) {
    let steps = count - 1
    var times: [CGFloat]
    if isPaced {
      let lengths = lengths()
      let total = max(lengths.reduce(0, +), .leastNonzeroMagnitude)
      times = lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
    } else {
      times = (0...steps).map { index in
        let even = CGFloat(index) / CGFloat(max(steps, 1))
        return keyTimes.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil } ?? even
      }
    }
    guard let next = times.firstIndex(where: { $0 > share }) else { return (max(steps - 1, 0), 1) }
    let before = max(next - 1, 0)
    let length = times[next] - times[before]
    let part = length > 0 ? max(0, (share - times[before]) / length) : 0
    guard !isPaced, let timingFunctions, timingFunctions.indices.contains(before) else { return (before, part) }
    return (before, timingFunctions[before].curve.value(at: part))
  }

  override func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {
    if let path { return follow(path, share, round, on: layer) }
    guard let keyPath, let values, !values.isEmpty else { return }
    let frames = values.compactMap { AnimatedValue($0) }
    guard calculationMode != .discrete, frames.count == values.count else {
      // Every value has its own time, including the last one.
      let (index, part) = step(share, of: values.count + 1, lengths: [])
      let value = values[min(part >= 1 ? index + 1 : index, values.count - 1)]
      if let known = AnimatedValue(value) { return show(known, ending: frames.last, round, on: layer) }
      layer.shown[keyPath] = value
      return
    }
    guard frames.count > 1 else { return show(frames[0], ending: frames.last, round, on: layer) }
    let (index, part) = step(
      share, of: frames.count,
      lengths: zip(frames, frames.dropFirst()).map { a, b in
        zip(a.parts, b.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
      })
    let value =
      calculationMode == .cubic || calculationMode == .cubicPaced
      ? AnimatedValue.cubic(
        frames[max(index - 1, 0)], frames[index], frames[index + 1], frames[min(index + 2, frames.count - 1)], part)
      : frames[index].mixed(with: frames[index + 1], part)
    show(value, ending: frames.last, round, on: layer)
  }

  private func follow(_ path: CGPath, _ share: CGFloat, _ round: Int, on layer: CALayer) {
    let segments = path.elements.figures.flatMap(\.segments)
    guard let last = segments.last else { return }
    var (index, part) = step(share, of: segments.count + 1, lengths: segments.map(\.length))
    index = min(index, segments.count - 1)
    if calculationMode == .discrete { part = 0 }
    let segment = segments[index]
    let place = segment.point(at: isPaced ? segment.parameter(ofShare: part) : part)
    if let end = AnimatedValue(last.end), let value = AnimatedValue(place) {
      show(value, ending: end, round, on: layer)
    }
    guard let rotationMode else { return }
    let (before, after) = (segment.point(at: max(part - 0.01, 0)), segment.point(at: min(part + 0.01, 1)))
    let angle = atan2(after.y - before.y, after.x - before.x)
    layer.shown["transform.rotation.z"] = rotationMode == .rotateAutoReverse ? angle + .pi : angle
  }
}

extension PathSegment {
  private static let pieces = 32

  fileprivate var length: CGFloat { reached.last ?? 0 }

  /// The lengths up to evenly spaced parameters.
  private var reached: [CGFloat] {
    if isLine { return [0, hypot(end.x - start.x, end.y - start.y)] }
    var (known, previous): ([CGFloat], CGPoint) = ([0], start)
    for piece in 1...Self.pieces {
      let next = point(at: CGFloat(piece) / CGFloat(Self.pieces))
      known.append(known[piece - 1] + hypot(next.x - previous.x, next.y - previous.y))
      previous = next
    }
    return known
  }

  /// Returns the parameter at a fraction of the length.
  fileprivate func parameter(ofShare share: CGFloat) -> CGFloat {
    let known = reached
    guard !isLine, let total = known.last, total > 0, share > 0 else { return share }
    guard let next = known.firstIndex(where: { $0 >= share * total }), next > 0 else { return 1 }
    let step = known[next] - known[next - 1]
    return (CGFloat(next - 1) + (step > 0 ? (share * total - known[next - 1]) / step : 0)) / CGFloat(known.count - 1)
  }
}
