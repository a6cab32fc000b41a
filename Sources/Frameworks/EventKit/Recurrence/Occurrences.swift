import Foundation

/// The dates of a recurrence, beginning with the first one, which always counts.
struct Occurrences {
  let start: Date
  let rule: EKRecurrenceRule
  /// The calendar with the event's time zone.
  private let calendar: Calendar
  private let clock: DateComponents

  init(start: Date, rule: EKRecurrenceRule, timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    // As in iCalendar, weeks begin on Monday, and the first week of a year has at least four days in it.
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    self.calendar = calendar
    self.start = start
    self.rule = rule
    clock = calendar.dateComponents([.hour, .minute, .second], from: start)
  }

  /// Returns the dates up to another, in order.
  func dates(through last: Date) -> [Date] {
    guard start <= last else { return [] }
    var dates = [start]
    let end = rule.recurrenceEnd
    let most = end.flatMap { $0.endDate == nil && $0.occurrenceCount > 0 ? $0.occurrenceCount : nil } ?? Int.max
    let last = min(last, end?.endDate ?? last)
    var empty = 0
    var period = 0
    // A rule may never match, such as for the 30th of February: four centuries contain every case.
    while empty < 400 * 366, dates.count < most {
      guard let first = beginning(ofPeriod: period), first <= last else { break }
      let days = picked(days(ofPeriod: first))
      for date in days.compactMap(moment) where date > start {
        guard date <= last, dates.count < most else { return dates }
        dates.append(date)
      }
      empty = days.isEmpty ? empty + 1 : 0
      period += 1
    }
    return dates
  }

  /// Returns the same time on another day.
  private func moment(_ day: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    return calendar.date(from: parts)
  }

  private var unit: Calendar.Component {
    switch rule.frequency {
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }

  private func beginning(ofPeriod number: Int) -> Date? {
    let first = calendar.dateInterval(of: unit, for: start)?.start
    return first.flatMap { calendar.date(byAdding: unit, value: number * rule.interval, to: $0) }
  }

  // MARK: Days of a period

  /// Returns the matching days of the period that begins at a date.
  private func days(ofPeriod first: Date) -> [Date] {
    switch rule.frequency {
    case .daily: return isInMonth(first) && isOnWeekday(first) ? [first] : []
    case .weekly:
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
      return days.filter { isInMonth($0) && isOnWeekday($0, otherwise: start) }
    case .monthly: return isInMonth(first) ? days(ofMonth: first) : []
    case .yearly: return days(ofYear: first)
    }
  }

  private func days(ofMonth first: Date) -> [Date] {
    let all = days(of: .month, at: first)
    if let numbers = rule.daysOfTheMonth {
      return all.enumerated().filter { Self.contains(numbers, $0.offset, of: all.count) && isOnWeekday($0.element) }
        .map(\.element)
    }
    if rule.daysOfTheWeek != nil { return weekdays(in: all) }
    let day = calendar.component(.day, from: start)
    return day <= all.count ? [all[day - 1]] : []
  }

  private func days(ofYear first: Date) -> [Date] {
    if let numbers = rule.daysOfTheYear {
      let all = days(of: .year, at: first)
      return all.enumerated().filter {
        Self.contains(numbers, $0.offset, of: all.count) && isInMonth($0.element) && isOnWeekday($0.element)
      }.map(\.element)
    }
    if let numbers = rule.weeksOfTheYear { return days(ofYear: first, inWeeks: numbers) }
    if rule.monthsOfTheYear != nil || rule.daysOfTheMonth != nil {
      let months = (0..<12).compactMap { calendar.date(byAdding: .month, value: $0, to: first) }
      return months.filter(isInMonth).flatMap(days(ofMonth:))
    }
    if rule.daysOfTheWeek != nil { return weekdays(in: days(of: .year, at: first)) }
    let day = calendar.dateComponents([.month, .day], from: start)
    guard let month = calendar.date(byAdding: .month, value: (day.month ?? 1) - 1, to: first) else { return [] }
    return days(ofMonth: month)
  }

  private func days(ofYear first: Date, inWeeks numbers: [NSNumber]) -> [Date] {
    guard let middle = calendar.date(byAdding: .day, value: 180, to: first),
      let weeks = calendar.range(of: .weekOfYear, in: .yearForWeekOfYear, for: middle)
    else { return [] }
    let year = calendar.component(.year, from: first)
    return numbers.map(\.intValue).map { $0 < 0 ? weeks.count + 1 + $0 : $0 }.sorted().flatMap { week -> [Date] in
      var parts = DateComponents()
      (parts.yearForWeekOfYear, parts.weekOfYear, parts.weekday) = (year, week, calendar.firstWeekday)
      guard weeks.contains(week), let monday = calendar.date(from: parts) else { return [] }
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: monday) }
      return days.filter { isInMonth($0) && isOnWeekday($0, otherwise: start) }
    }
  }

  private func days(of unit: Calendar.Component, at first: Date) -> [Date] {
    let count = calendar.range(of: .day, in: unit, for: first)?.count ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
  }

  /// Returns the days of a month or year that match the rule's weekdays, each or by ordinal.
  private func weekdays(in days: [Date]) -> [Date] {
    let named = rule.daysOfTheWeek ?? []
    let found = named.flatMap { name -> [Date] in
      let fitting = days.filter { calendar.component(.weekday, from: $0) == name.dayOfTheWeek.rawValue }
      guard name.weekNumber != 0 else { return fitting }
      let index = name.weekNumber > 0 ? name.weekNumber - 1 : fitting.count + name.weekNumber
      return fitting.indices.contains(index) ? [fitting[index]] : []
    }
    return Set(found).sorted()
  }

  private func isInMonth(_ day: Date) -> Bool {
    rule.monthsOfTheYear?.contains { $0.intValue == calendar.component(.month, from: day) } ?? true
  }

  /// - Parameter otherwise: the day whose weekday applies if the rule has none; nil for any.
  private func isOnWeekday(_ day: Date, otherwise other: Date? = nil) -> Bool {
    let weekday = calendar.component(.weekday, from: day)
    if let named = rule.daysOfTheWeek { return named.contains { $0.dayOfTheWeek.rawValue == weekday } }
    return other.map { calendar.component(.weekday, from: $0) == weekday } ?? true
  }

  private func picked(_ days: [Date]) -> [Date] {
    guard let positions = rule.setPositions else { return days }
    return days.enumerated().filter { Self.contains(positions, $0.offset, of: days.count) }.map(\.element)
  }

  /// Returns whether ordinals, from 1 or from -1 at the end, contain an index.
  private static func contains(_ numbers: [NSNumber], _ index: Int, of count: Int) -> Bool {
    numbers.contains { $0.intValue == index + 1 || $0.intValue == index - count }
  }
}
