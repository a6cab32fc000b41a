import Foundation

@available(iOS 18.0, *)
extension SystemFormatStyle {
  /// A date relative to another one: "in 5 minutes" if it is near, "January 2007" if it is far away.
  public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent
    /// The length of units: 0 in words, 2 in letters.
    var shortness = 0

    /// Creates a style for a relative date.
    /// - Parameters:
    ///   - allowedFields: The units for a near date, in addition to the last.
    ///   - maxFieldCount: The maximum number of parts of a distant date.
    ///   - thresholdField: The largest unit in which a date is near. That it is near up to the next larger unit is a
    ///     guess.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(1, maxFieldCount)
      self.thresholdField = thresholdField
    }

    /// Units with their minimum number of seconds, largest first.
    private static let units: [(Date.RelativeFormatStyle.Field, TimeInterval)] = [
      (.year, 31_536_000), (.month, 2_419_200), (.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60),
      (.second, 1),
    ]

    /// The number of seconds within which a date is near.
    private var reach: TimeInterval {
      guard let place = Self.units.firstIndex(where: { $0.0 == thresholdField }), place > 0 else { return .infinity }
      return Self.units[place - 1].1
    }

    private var relative: Date.AnchoredRelativeFormatStyle {
      let styles: [Date.RelativeFormatStyle.UnitsStyle] = [.wide, .abbreviated, .narrow]
      let fields = allowedFields.filter { field in
        Self.units.firstIndex { $0.0 == field } ?? 0 >= Self.units.firstIndex { $0.0 == thresholdField } ?? 0
      }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: styles[min(max(0, shortness), 2)],
        locale: locale, calendar: calendar)
    }

    /// Returns the description of the date relative to `value`.
    public func format(_ value: Date) -> AttributedString {
      if abs(value.timeIntervalSince(date)) < reach { return AttributedString(relative.format(value)) }
      return AttributedString(absolute(at: value).format(date))
    }

    private func absolute(at value: Date) -> Date.FormatStyle {
      let isSameYear = calendar.isDate(date, equalTo: value, toGranularity: .year)
      let isSameDay = calendar.isDate(date, equalTo: value, toGranularity: .day)
      let parts = Array(0..<5).dropFirst(isSameDay ? 3 : isSameYear ? 1 : 0).prefix(maxFieldCount)
      var style = Date.FormatStyle(locale: locale, calendar: calendar)
      if parts.contains(0) { style = style.year() }
      if parts.contains(1) {
        style = style.month(shortness == 0 ? .wide : shortness == 1 ? .abbreviated : .defaultDigits)
      }
      if parts.contains(2) { style = style.day() }
      if parts.contains(3) { style = style.hour() }
      if parts.contains(4) { style = style.minute() }
      return style
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the style with a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Returns the first date after `input` at which the description can change.
    public func discreteInput(after input: Date) -> Date? {
      if abs(input.timeIntervalSince(date)) < reach {
        let next = relative.discreteInput(after: input)
        let far = date.addingTimeInterval(reach)
        return next.map { min($0, far) } ?? (reach.isFinite ? far : nil)
      }
      let near = date.addingTimeInterval(-reach)
      let nextYear = calendar.dateInterval(of: .year, for: input)?.end
      return [near > input ? near.addingTimeInterval(0.001) : nil, nextYear].compactMap { $0 }.min()
    }

    /// Returns a date before `input` at which the description can change.
    public func discreteInput(before input: Date) -> Date? {
      if abs(input.timeIntervalSince(date)) < reach { return relative.discreteInput(before: input) }
      let near = date.addingTimeInterval(reach)
      let year = calendar.dateInterval(of: .year, for: input)?.start.addingTimeInterval(-0.001)
      return [near < input ? near.addingTimeInterval(-0.001) : nil, year].compactMap { $0 }.max()
    }
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a style for a relative date.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
