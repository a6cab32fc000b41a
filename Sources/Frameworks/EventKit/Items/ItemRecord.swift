import Foundation
import ScrollworkUIKit

/// The stored data of a calendar.
struct CalendarRecord: Equatable, Sendable {
  var id = UUID().uuidString
  var title = ""
  var color = CGColor(red: 0.11, green: 0.62, blue: 0.97, alpha: 1)
  var entities: EKEntityMask = .event
}

/// The stored data of an event or a reminder. Its values are immutable.
struct ItemRecord: Equatable, @unchecked Sendable {
  var id = UUID().uuidString
  var isReminder = false
  var calendar: String?
  var title: String?
  var location: String?
  var place: EKStructuredLocation?
  var notes: String?
  var url: URL?
  var timeZone: TimeZone?
  var created: Date?
  var modified: Date?
  var alarms: [EKAlarm] = []
  var rules: [EKRecurrenceRule] = []

  // Event properties.
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy
  /// The dates of missing occurrences: removed or detached ones.
  var exceptions: Set<Date> = []
  /// The series of a detached occurrence, and its original date.
  var series: String?
  var occurrence: Date?

  // Reminder properties.
  var startComponents: DateComponents?
  var dueComponents: DateComponents?
  var completed: Date?
  var priority = 0

  /// Returns the event's occurrences that overlap a period.
  func occurrences(from first: Date, to last: Date) -> [ItemRecord] {
    guard let start, let end else { return [] }
    guard let rule = rules.first else { return start <= last && end >= first ? [self] : [] }
    let length = end.timeIntervalSince(start)
    let dates = Occurrences(start: start, rule: rule, timeZone: timeZone ?? .current).dates(through: last)
    return dates.filter { $0.addingTimeInterval(length) >= first && !exceptions.contains($0) }.map { date in
      var item = self
      (item.start, item.end, item.occurrence) = (date, date.addingTimeInterval(length), date)
      return item
    }
  }

  /// Returns the original date of a recurring event's occurrence; nil for other events.
  var occurrenceInSeries: Date? { rules.isEmpty || series != nil ? nil : occurrence ?? start }

  /// Returns the number of occurrences before one.
  func count(before date: Date) -> Int {
    guard let start, let rule = rules.first else { return 0 }
    return Occurrences(start: start, rule: rule, timeZone: timeZone ?? .current).dates(through: date)
      .count { $0 < date }
  }
}
