/// The values that an axis shows.
nonisolated public struct AxisMarkValues {
  enum Kind {
    case automatic(minimum: Double, count: Int?)
    case stride(Double)
    case dates(DateStride, Calendar?)
    case given([_Datum])
  }
  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Automatic values that are easy to read.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns about as many values as desired that are easy to read.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimum: 0, count: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Returns about as many values as desired that are easy to read, with a minimum stride.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimum: minimumStride.datum.quantity ?? 0, count: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Returns the multiples of a number.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(stepSize.datum.quantity ?? 1), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Returns the starts of a calendar unit, or of every few units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(DateStride(unit: component, count: max(count, 1)), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  static func given(_ data: [_Datum]) -> AxisMarkValues { AxisMarkValues(kind: .given(data)) }

  /// The default for the approximate number of values.
  static let usualCount = 4

  /// Returns the values on a scale, and the stride of dates.
  func resolved(in parts: _AxisParts) -> (data: [_Datum], stride: DateStride?) {
    let scale = parts.scale
    let low = min(scale.first, scale.last)
    let high = max(scale.first, scale.last)
    switch kind {
    case .given(let data): return (data, parts.unit.map { DateStride(unit: $0) })
    case .automatic where scale.isCategory, .stride where scale.isCategory, .dates where scale.isCategory:
      return (scale.domain, nil)
    case .automatic(_, let count) where scale.isDate:
      let nice = DateStride.nice(seconds: high - low, count: count ?? Self.usualCount, atLeast: parts.unit)
      return (dates(nice, low, high, parts.calendar, parts), nice)
    case .automatic(let minimum, let count):
      if scale.type.kind == .log {
        return (NiceNumbers.powers(from: low, to: high, count: count ?? Self.usualCount).map { .number($0) }, nil)
      }
      let step = NiceNumbers.step(from: low, to: high, count: count ?? Self.usualCount, minimum: minimum)
      return (NiceNumbers.multiples(of: step, from: low, to: high).map { .number($0) }, nil)
    case .stride(let step): return (NiceNumbers.multiples(of: step, from: low, to: high).map { .number($0) }, nil)
    case .dates(let stride, let calendar):
      guard scale.isDate else { return ([], nil) }
      return (dates(stride, low, high, calendar ?? parts.calendar, parts), stride)
    }
  }

  /// Returns the dates without the end of the last unit of the data, which has no mark.
  private func dates(
    _ stride: DateStride, _ low: Double, _ high: Double, _ calendar: Calendar, _ parts: _AxisParts
  ) -> [_Datum] {
    let dates = stride.dates(
      from: Date(timeIntervalSinceReferenceDate: low), to: Date(timeIntervalSinceReferenceDate: high),
      calendar: calendar)
    let shown = parts.unit == nil ? dates : dates.filter { $0.timeIntervalSinceReferenceDate < high }
    return shown.map { .date($0) }
  }
}

nonisolated extension _Datum {
  /// Returns the value as text for people.
  func text(stride: DateStride?, scale: PositionScale? = nil, locale: Locale, calendar: Calendar) -> String {
    switch self {
    case .category(let name): return name
    case .number(let number): return number.formatted(.number.locale(locale))
    case .date(let date):
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch stride?.unit {
      case .year: style = style.year()
      case .month, .quarter: style = style.month(.abbreviated)
      case .day, .weekday, .weekOfYear, .weekOfMonth, .weekdayOrdinal: style = style.month(.abbreviated).day()
      case .hour: style = style.hour()
      case .minute: style = style.hour().minute()
      case .second: style = style.hour().minute().second()
      default: style = style.year().month(.abbreviated).day().hour().minute()
      }
      return date.formatted(style)
    }
  }
}
