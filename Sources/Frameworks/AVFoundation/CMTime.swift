import Foundation

/// The number of units per second.
public typealias CMTimeScale = Int32
/// A number of such units.
public typealias CMTimeValue = Int64
/// Distinguishes times before and after a jump.
public typealias CMTimeEpoch = Int64

/// The flags of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// Positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Indefinite, as the length of a live broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// All three non-numeric flags.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time or duration as a fraction of seconds.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units per second.
  public var timescale: CMTimeScale
  /// The flags.
  public var flags: CMTimeFlags
  /// Distinguishes times before and after a jump.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from all four parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time from a number of units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to a number of seconds.
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

  /// Zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An indefinite time.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Positive infinity.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Negative infinity.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN if it is not numeric.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }

  /// Returns the nearest time with another timescale.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return self }
    let exact = seconds * Double(newTimescale)
    var time = CMTime(value: CMTimeValue(exact.rounded(method.rule)), timescale: newTimescale)
    if Double(time.value) != exact { time.flags.insert(.hasBeenRounded) }
    return time
  }

  /// Returns the sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  /// Returns the difference.
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
  /// To the nearest, with halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// As `roundTowardZero` to a smaller timescale, otherwise as `roundAwayFromZero`. Caveat: always as the first.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearest.
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

  /// Apple's order of non-numeric times: after all numbers, with invalid ones last.
  private var order: (Int, Double) {
    if !isValid { return (4, 0) }
    if isNegativeInfinity { return (0, 0) }
    if isNumeric { return (1, seconds) }
    return isPositiveInfinity ? (2, 0) : (3, 0)
  }
}

/// Returns a time from a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// A time range.
public struct CMTimeRange: Hashable, Sendable {
  /// The start.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a time range.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a time range from a start and an end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// An empty range.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// The end.
  public var end: CMTime { start + duration }
  /// Returns whether it contains a time.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Returns a time range.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns the end of a time range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns a time range from a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
