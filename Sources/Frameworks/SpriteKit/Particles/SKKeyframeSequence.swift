import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The interpolation between two values of a sequence.
public enum SKInterpolationMode: Int, Sendable {
  /// Linear.
  case linear = 1
  /// A spline through the values.
  case spline = 2
  /// The first value, until the second.
  case step = 3
}

/// What follows the last value of a sequence.
public enum SKRepeatMode: Int, Sendable {
  /// The last value.
  case clamp = 1
  /// The sequence repeats.
  case loop = 2
}

/// A sequence of values at times, with interpolation: numbers or colours.
open class SKKeyframeSequence: NSObject, NSCopying {
  private var frames: [(value: Any, time: CGFloat)] = []
  /// The interpolation between values.
  open var interpolationMode = SKInterpolationMode.linear
  /// What follows the last value.
  open var repeatMode = SKRepeatMode.clamp

  /// Creates a sequence from values and times; values without a time are ignored.
  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
  }
  /// Creates an empty sequence.
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }
  /// Creates an empty sequence.
  public override convenience init() { self.init(capacity: 0) }

  /// Returns the number of values.
  open func count() -> Int { frames.count }
  /// Appends a value.
  open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
  /// Removes the last value, if there is one.
  open func removeLastKeyframe() { _ = frames.popLast() }
  /// Removes a value, if there is one.
  open func removeKeyframe(at index: Int) { if frames.indices.contains(index) { frames.remove(at: index) } }
  /// Replaces a value, if there is one.
  open func setKeyframeValue(_ value: Any, for index: Int) {
    if frames.indices.contains(index) { frames[index].value = value }
  }
  /// Replaces a time, if there is one.
  open func setKeyframeTime(_ time: CGFloat, for index: Int) {
    if frames.indices.contains(index) { frames[index].time = time }
  }
  /// Replaces a value and its time, if there are any.
  open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) {
    if frames.indices.contains(index) { frames[index] = (value, time) }
  }
  /// Returns a value. Caveat: 0 if there is none, where iOS ends the app.
  open func getKeyframeValue(for index: Int) -> Any { frames.indices.contains(index) ? frames[index].value : 0 }
  /// Returns a value's time; 0 if there is none.
  open func getKeyframeTime(for index: Int) -> CGFloat { frames.indices.contains(index) ? frames[index].time : 0 }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKKeyframeSequence()
    (copy.frames, copy.interpolationMode, copy.repeatMode) = (frames, interpolationMode, repeatMode)
    return copy
  }

  /// Returns the value at a time: an `NSNumber` or a `UIColor`; nil for an empty sequence.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let parts = parts(at: time) else { return nil }
    return parts.count == 1
      ? NSNumber(value: Double(parts[0]))
      : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns a number, or the red, green, blue and alpha components of a colour.
  func parts(at time: CGFloat) -> [CGFloat]? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    if repeatMode == .loop, last.time > 0 {
      time = time.truncatingRemainder(dividingBy: last.time)
      if time < 0 { time += last.time }
    }
    guard time > first.time else { return Self.parts(first.value) }
    guard let next = frames.firstIndex(where: { $0.time > time }), next > 0 else { return Self.parts(last.value) }
    let (start, end) = (frames[next - 1], frames[next])
    guard interpolationMode != .step, let a = Self.parts(start.value), let b = Self.parts(end.value),
      a.count == b.count
    else { return Self.parts(start.value) }
    let share = (time - start.time) / (end.time - start.time)
    guard interpolationMode == .spline else { return zip(a, b).map { $0 + ($1 - $0) * share } }
    let before = Self.parts(frames[max(next - 2, 0)].value) ?? a
    let after = Self.parts(frames[min(next + 1, frames.count - 1)].value) ?? b
    guard before.count == a.count, after.count == a.count else { return a }
    return a.indices.map { Self.curve(before[$0], a[$0], b[$0], after[$0], share) }
  }

  /// Returns the Catmull-Rom spline between the second and the third of four values.
  private static func curve(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ n: CGFloat, _ t: CGFloat) -> CGFloat {
    let square = t * t
    let first = 2 * a + (b - p) * t
    return (first + (2 * p - 5 * a + 4 * b - n) * square + (3 * a - p - 3 * b + n) * square * t) / 2
  }

  private static func parts(_ value: Any) -> [CGFloat]? {
    switch value {
    case let color as UIColor:
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    case let number as NSNumber: return [CGFloat(number.doubleValue)]
    case let number as CGFloat: return [number]
    case let number as Double: return [CGFloat(number)]
    case let number as Float: return [CGFloat(number)]
    case let number as Int: return [CGFloat(number)]
    default: return nil
    }
  }
}
