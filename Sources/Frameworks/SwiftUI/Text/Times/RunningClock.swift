import Foundation

/// A clock that counts up from a date, or down to one.
struct RunningClock: Hashable, Codable, Sendable {
  var start: Date
  /// Nil for a clock that never ends.
  var end: Date?
  var countsDown = false
  var showsHours: Bool
  var maxFieldCount: Int
  /// In seconds.
  private let precision: Double
  /// Whether minutes have two digits.
  var padsMinutes = false
  var locale = Locale.autoupdatingCurrent

  /// A timer may fire this many seconds early.
  private static let tolerance = 0.0005

  init(
    from start: Date, to end: Date?, countsDown: Bool = false, showsHours: Bool, maxFieldCount: Int,
    maxPrecision: Duration
  ) {
    self.start = start
    self.end = end
    self.countsDown = countsDown
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    precision = max(0.001, maxPrecision / .seconds(1))
  }

  private enum Field: Double { case hour = 3600, minute = 60, second = 1, fraction = 0 }

  /// Returns the fields for a number of seconds, largest first.
  private func fields(of seconds: Double) -> ArraySlice<Field> {
    var fields: [Field] = showsHours && seconds >= 3600 ? [.hour] : []
    fields.append(.minute)
    if precision < 60 { fields.append(.second) }
    if precision < 1 { fields.append(.fraction) }
    return fields.prefix(maxFieldCount)
  }

  private struct Reading {
    /// In seconds, a multiple of the step.
    var amount: Double
    var step: Double
  }

  private func reading(at date: Date) -> Reading {
    let length = end.map { $0.timeIntervalSince(start) } ?? .greatestFiniteMagnitude
    let passed = min(max(0, date.timeIntervalSince(start)), length)
    let raw = countsDown ? length - passed : passed
    let step = max(precision, fields(of: raw).last?.rawValue ?? 1)
    let count =
      countsDown ? ((raw - Self.tolerance) / step).rounded(.up) : ((raw + Self.tolerance) / step).rounded(.down)
    return Reading(amount: max(0, count) * step, step: step)
  }

  func text(at date: Date) -> AttributedString {
    // Whole milliseconds, limited to what an Int can hold.
    let seconds = min(reading(at: date).amount, 1e12)
    let duration = Duration.milliseconds(Int((seconds * 1000).rounded()))
    let fields = fields(of: seconds)
    let digits = fields.last == .fraction ? max(1, Int((-log10(precision)).rounded(.up))) : 0
    let pattern: Duration.TimeFormatStyle.Pattern
    switch (fields.first, fields.last) {
    case (.hour, .minute): pattern = .hourMinute(padHourToLength: 1, roundSeconds: .down)
    case (.hour, .second), (.hour, .fraction):
      pattern = .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
    case (_, .second), (_, .fraction):
      pattern = .minuteSecond(padMinuteToLength: padsMinutes ? 2 : 1, fractionalSecondsLength: digits)
    default:
      let unit: Duration.UnitsFormatStyle.Unit = fields.first == .hour ? .hours : .minutes
      return AttributedString(duration.formatted(.units(allowed: [unit], width: .wide).locale(locale)))
    }
    return AttributedString(duration.formatted(.time(pattern: pattern).locale(locale)))
  }

  /// Returns the first date at which the clock's text differs from that at another one; nil for never.
  func change(after date: Date) -> Date? {
    let reading = reading(at: date)
    if countsDown {
      guard reading.amount > 0, let end else { return nil }
      return end.addingTimeInterval(reading.step - reading.amount)
    }
    let next = start.addingTimeInterval(reading.amount + reading.step)
    return end.map { next <= $0 } ?? true ? next : nil
  }

  /// Returns a date, as late as known, before another one at which the clock's text differed; nil for never.
  func change(before date: Date) -> Date? {
    let amount = reading(at: date).amount
    if countsDown {
      guard let end, amount < reading(at: start).amount else { return nil }
      return end.addingTimeInterval(-amount - 2 * Self.tolerance)
    }
    return amount > 0 ? start.addingTimeInterval(amount - 2 * Self.tolerance) : nil
  }
}
