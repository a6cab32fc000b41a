import Foundation

/// A wheel for each part of a date, in the locale's order.
nonisolated struct DateWheels: View, FrameworkView {
  @Binding var selection: Date
  let bounds: DateBounds
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let calendar = environment.dateCalendar
    WheelGroup {
      ForEach(DateWheelPart.parts(of: components, locale: environment.locale), id: \.self) { part in
        DateWheel(part: part, calendar: calendar, bounds: bounds, selection: $selection)
      }
    }
    // The clock's order does not depend on the layout direction.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Wheels for the month and the year of a calendar.
nonisolated struct MonthWheels: View, FrameworkView {
  @Binding var shown: Date
  let bounds: DateBounds
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let calendar = environment.dateCalendar
    WheelGroup {
      ForEach([DateWheelPart.month, .year], id: \.self) { part in
        DateWheel(part: part, calendar: calendar, bounds: bounds, selection: $shown)
      }
    }
  }
}

nonisolated private struct DateWheel: View, FrameworkView {
  let part: DateWheelPart
  let calendar: Calendar
  let bounds: DateBounds
  let selection: Binding<Date>

  @MainActor var body: some View {
    let count = part.count(in: calendar)
    let index = part.index(of: selection.wrappedValue, in: calendar)
    Wheel(
      part.name, value: part.value(index, in: calendar), index: index, count: count, loops: part.loops, choose: choose
    ) { rows in
      ForEach(0..<rows, id: \.self) { row in
        Button {
          _ = choose(row % count)
        } label: {
          Text(verbatim: part.text(row % count, in: calendar))
        }
      }
    }
    .frame(width: part.width)
  }

  @MainActor private func choose(_ index: Int) -> Int {
    selection.wrappedValue = bounds.clamped(part.date(with: index, in: calendar, from: selection.wrappedValue))
    return part.index(of: selection.wrappedValue, in: calendar)
  }
}

/// The value of one wheel of a date picker.
enum DateWheelPart: Hashable {
  case month, day, year
  /// Days across all months and years.
  case anyDay
  case hour, halfDayHour, minute, halfDay

  /// In the locale's order.
  static func parts(of components: DatePickerComponents, locale: Locale) -> [DateWheelPart] {
    var parts: [DateWheelPart] = []
    if components == .date {
      let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
      let found = [("M", month), ("d", day), ("y", year)].map { letter, part in
        (place: pattern.range(of: letter)?.lowerBound ?? pattern.endIndex, part: part)
      }
      return found.sorted { $0.place < $1.place }.map(\.part)
    }
    if components.contains(.date) { parts.append(.anyDay) }
    if components.contains(.hourAndMinute) {
      let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
      parts += pattern.contains("a") ? [.halfDayHour, .minute, .halfDay] : [.hour, .minute]
    }
    return parts
  }

  /// In points; guesses.
  var width: CGFloat {
    switch self {
    case .month: 130
    case .anyDay: 140
    case .year: 80
    case .day, .hour, .halfDayHour, .minute, .halfDay: 54
    }
  }

  var loops: Bool {
    switch self {
    case .month, .day, .hour, .halfDayHour, .minute: true
    case .year, .anyDay, .halfDay: false
    }
  }

  /// The accessibility label.
  var name: String {
    switch self {
    case .month: "Month"
    case .day, .anyDay: "Day"
    case .year: "Year"
    case .hour, .halfDayHour: "Hour"
    case .minute: "Minute"
    case .halfDay: "AM/PM"
    }
  }

  /// The number of days before and after the reference date: more than 270 years.
  private static let days = 100_000
  private static let years = 9_999

  func count(in calendar: Calendar) -> Int {
    switch self {
    case .month: calendar.monthSymbols.count
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .year: Self.years
    case .anyDay: 2 * Self.days
    case .hour: 24
    case .halfDayHour: 12
    case .minute: 60
    case .halfDay: 2
    }
  }

  private static func firstDay(in calendar: Calendar) -> Date {
    calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
  }

  func index(of date: Date, in calendar: Calendar) -> Int {
    let parts = DateParts(calendar: calendar, date: date)
    switch self {
    case .month: return parts.value(.month) - 1
    case .day: return parts.value(.day) - 1
    case .year: return min(max(parts.value(.year) - 1, 0), Self.years - 1)
    case .anyDay:
      let days = calendar.dateComponents([.day], from: Self.firstDay(in: calendar), to: calendar.startOfDay(for: date))
      return min(max((days.day ?? 0) + Self.days, 0), 2 * Self.days - 1)
    case .hour: return parts.value(.hour)
    case .halfDayHour: return parts.value(.hour) % 12
    case .minute: return parts.value(.minute)
    case .halfDay: return parts.value(.hour) / 12
    }
  }

  func date(with index: Int, in calendar: Calendar, from date: Date) -> Date {
    let parts = DateParts(calendar: calendar, date: date)
    switch self {
    case .month: return parts.with(.month, index + 1)
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date)?.count ?? index + 1
      return parts.with(.day, min(index + 1, days))
    case .year: return parts.with(.year, index + 1)
    case .anyDay:
      let day = calendar.date(byAdding: .day, value: index - Self.days, to: Self.firstDay(in: calendar))
      return day.map(parts.onDay) ?? date
    case .hour: return parts.with(.hour, index)
    case .halfDayHour: return parts.with(.hour, index + parts.value(.hour) / 12 * 12)
    case .minute: return parts.with(.minute, index)
    case .halfDay: return parts.with(.hour, parts.value(.hour) % 12 + index * 12)
    }
  }

  /// The value of a row for assistive technology and tests: a day without its weekday.
  func value(_ index: Int, in calendar: Calendar) -> String {
    self == .anyDay ? day(index, in: calendar) { $0.month(.abbreviated).day() } : text(index, in: calendar)
  }

  private func day(
    _ index: Int, in calendar: Calendar, _ parts: (Date.FormatStyle) -> Date.FormatStyle
  ) -> String {
    let day = calendar.date(byAdding: .day, value: index - Self.days, to: Self.firstDay(in: calendar))
    guard let day else { return "" }
    if calendar.isDateInToday(day) { return "Today" }
    let locale = calendar.locale ?? .autoupdatingCurrent
    return day.formatted(parts(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)))
  }

  func text(_ index: Int, in calendar: Calendar) -> String {
    let locale = calendar.locale ?? .autoupdatingCurrent
    let number = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    switch self {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(index) ? names[index] : ""
    case .day, .year: return (index + 1).formatted(number)
    case .anyDay: return day(index, in: calendar) { $0.weekday(.abbreviated).month(.abbreviated).day() }
    case .hour: return index.formatted(number.precision(.integerLength(2...)))
    case .halfDayHour: return (index == 0 ? 12 : index).formatted(number)
    case .minute: return index.formatted(number.precision(.integerLength(2...)))
    case .halfDay: return index == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }
}
