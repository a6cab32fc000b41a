import Foundation

/// How many parts a second has.
public typealias CMTimeScale = Int32
/// A number of such parts.
public typealias CMTimeValue = Int64
/// Tells times from before and after a jump apart.
public typealias CMTimeEpoch = Int64

/// What is known of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It means something.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After everything.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before everything.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Nobody knows it, as the length of a broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// All three that are no numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time or a length of time as a fraction of seconds.
public struct CMTime: Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many of them a second has.
  public var timescale: CMTimeScale
  /// What is known of it.
  public var flags: CMTimeFlags
  /// Tells times from before and after a jump apart.
  public var epoch: CMTimeEpoch

  /// A time that means nothing.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// All four parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// A number of parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// The nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = seconds * Double(preferredTimescale)
    if seconds.isNaN || preferredTimescale <= 0 {
      self = .invalid
    } else if abs(value) >= 9e18 {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      self.init(value: CMTimeValue(value.rounded()), timescale: preferredTimescale)
    }
  }

  /// None at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Means nothing.
  public static let invalid = CMTime()
  /// Nobody knows it.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After everything.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before everything.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Means something.
  public var isValid: Bool { flags.contains(.valid) }
  /// After everything.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Before everything.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Nobody knows it.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Seconds; not a number where it is none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }

  /// The nearest with so many parts a second.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return self }
    let exact = seconds * Double(newTimescale)
    var time = CMTime(value: CMTimeValue(exact.rounded(method.rule)), timescale: newTimescale)
    if Double(time.value) != exact { time.flags.insert(.hasBeenRounded) }
    return time
  }

  /// The sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  /// The difference.
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }

  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
    guard a.isNumeric, b.isNumeric else {
      guard a.isValid, b.isValid else { return .invalid }
      return a.isNumeric ? (sign > 0 ? b : .indefinite) : a
    }
    if a.timescale == b.timescale {
      return CMTime(value: a.value &+ sign &* b.value, timescale: a.timescale)
    }
    let scale = max(a.timescale, b.timescale, 600)
    return CMTime(seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: scale)
  }
}

/// How a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearer one, and away from zero from the middle.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// As `roundTowardZero` with fewer parts a second, and else as `roundAwayFromZero`. Caveat: always as the first.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearer one.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (a: CMTime, b: CMTime) -> Bool { a.order == b.order }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.order < b.order }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(order.0)
    hasher.combine(order.1)
  }

  /// As Apple orders what is no number: after all numbers, and what means nothing at the very end.
  private var order: (Int, Double) {
    if !isValid { return (4, 0) }
    if isNegativeInfinity { return (0, 0) }
    if isNumeric { return (1, seconds) }
    return isPositiveInfinity ? (2, 0) : (3, 0)
  }
}

/// A number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// A stretch of time.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A stretch of time up to another time.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Nothing.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// Means nothing.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// When it is over.
  public var end: CMTime { start + duration }
  /// Whether a time lies in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// A stretch of time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// A stretch of time up to another time.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
