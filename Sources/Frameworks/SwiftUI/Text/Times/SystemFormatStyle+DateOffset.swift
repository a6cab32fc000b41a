import Foundation

@available(iOS 18.0, *)
extension SystemFormatStyle {
  /// The offset of a date from another one, such as "2 weeks, 3 days". Caveat: weeks are the largest unit; months and
  /// years are expressed in weeks or, if those are not allowed, in days.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    /// The length of units: 0 in words, 2 in letters.
    var shortness = 0

    /// Creates a style for the offset from `anchor`, positive after it. If only hours, minutes and seconds, or only the
    /// last two, are allowed, it is a clock.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields.isEmpty ? [.second] : allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// All supported fields, as units with their seconds, largest first.
    private static let units: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit, TimeInterval)] = [
      (.week, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3600), (.minute, .minutes, 60),
      (.second, .seconds, 1),
    ]

    private var isClock: Bool { allowedFields == [.minute, .second] || allowedFields == [.hour, .minute, .second] }

    private func clock(_ date: Date) -> RunningClock {
      var clock = RunningClock(
        from: min(date, anchor), to: nil, showsHours: allowedFields.contains(.hour), maxFieldCount: 3,
        maxPrecision: .seconds(1))
      clock.locale = locale
      return clock
    }

    /// Returns the units shown at a date, largest first, and the number of seconds in the last one.
    private func shown(at date: Date) -> (units: Set<Duration.UnitsFormatStyle.Unit>, step: TimeInterval) {
      var fields = allowedFields
      if fields.isDisjoint(with: [.week, .day]), !fields.isDisjoint(with: [.year, .month]) { fields.insert(.day) }
      let allowed = Self.units.filter { fields.contains($0.0) }
      let length = abs(date.timeIntervalSince(anchor))
      let first = allowed.firstIndex { length >= $0.2 } ?? allowed.count - 1
      let shown = allowed[max(0, first)...].prefix(maxFieldCount)
      return (Set(shown.map(\.1)), shown.last?.2 ?? 1)
    }

    /// Returns the offset of `value` from the anchor.
    public func format(_ value: Date) -> AttributedString {
      let range = min(value, anchor)..<max(value, anchor)
      let number = value < anchor ? -1 : value > anchor ? 1 : 0
      let mark = number.formatted(.number.sign(strategy: sign).locale(locale)).filter { !$0.isNumber }
      if isClock { return AttributedString(mark) + clock(value).text(at: range.upperBound) }
      let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
      // More seconds than an Int can hold are beyond any date.
      let length = Duration.seconds(min(abs(value.timeIntervalSince(anchor)), 1e12).rounded(.down))
      let words = length.formatted(
        .units(
          allowed: shown(at: value).units, width: widths[min(max(0, shortness), 2)], maximumUnitCount: maxFieldCount,
          fractionalPart: .hide(rounded: .towardZero)
        ).locale(locale))
      return AttributedString(mark + words)
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the style with a calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Returns the seconds after which the smallest unit shown at a date changes.
    private func step(at date: Date) -> TimeInterval { isClock ? 1 : shown(at: date).step }

    /// Returns the first date after `input` at which the offset can change.
    public func discreteInput(after input: Date) -> Date? {
      let step = step(at: input)
      return anchor.addingTimeInterval(((input.timeIntervalSince(anchor) / step + 1e-6).rounded(.down) + 1) * step)
    }

    /// Returns the last date before `input` at which the offset can change.
    public func discreteInput(before input: Date) -> Date? {
      let step = step(at: input)
      return anchor.addingTimeInterval(((input.timeIntervalSince(anchor) / step - 1e-6).rounded(.up) - 1) * step)
    }
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a style for the offset from `anchor`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
