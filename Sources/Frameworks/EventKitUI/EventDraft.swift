import Foundation
import Observation
import ScrollworkEventKit

/// The edited data of an event.
@MainActor @Observable
final class EventDraft {
  /// The recurrence of an event, as far as the form offers it.
  enum Rhythm: String, CaseIterable {
    case never = "Never"
    case daily = "Every Day"
    case weekly = "Every Week"
    case fortnightly = "Every 2 Weeks"
    case monthly = "Every Month"
    case yearly = "Every Year"
    case custom = "Custom"

    init(_ rule: EKRecurrenceRule?) {
      guard let rule else { self = .never; return }
      let plain = Self.allCases.first { $0.rule(end: rule.recurrenceEnd) == rule }
      self = plain ?? .custom
    }

    func rule(end: EKRecurrenceEnd?) -> EKRecurrenceRule? {
      let (frequency, interval): (EKRecurrenceFrequency, Int)
      switch self {
      case .never, .custom: return nil
      case .daily: (frequency, interval) = (.daily, 1)
      case .weekly: (frequency, interval) = (.weekly, 1)
      case .fortnightly: (frequency, interval) = (.weekly, 2)
      case .monthly: (frequency, interval) = (.monthly, 1)
      case .yearly: (frequency, interval) = (.yearly, 1)
      }
      return EKRecurrenceRule(recurrenceWith: frequency, interval: interval, end: end)
    }
  }

  /// The alarms in seconds before the start; nil for none.
  static let alarms: [(title: String, seconds: TimeInterval?)] = [
    ("None", nil), ("At time of event", 0), ("5 minutes before", 300), ("15 minutes before", 900),
    ("30 minutes before", 1800), ("1 hour before", 3600), ("1 day before", 86_400),
  ]

  var title: String
  var location: String
  var isAllDay: Bool
  /// The start; the end moves with it.
  var start: Date { didSet { end = end.addingTimeInterval(start.timeIntervalSince(oldValue)) } }
  var end: Date
  var rhythm: Rhythm
  var calendar: String
  var alarm: TimeInterval?
  var url: String
  var notes: String
  let calendars: [EKCalendar]
  private let oldAlarm: TimeInterval?

  init(_ event: EKEvent, _ calendars: [EKCalendar], _ preferred: EKCalendar?) {
    self.calendars = calendars
    (title, location) = (event.title ?? "", event.location ?? "")
    (isAllDay, notes) = (event.isAllDay, event.notes ?? "")
    url = event.url?.absoluteString ?? ""
    let start = event.startDate ?? Self.nextHour
    self.start = start
    end = event.endDate ?? start.addingTimeInterval(3600)
    rhythm = Rhythm(event.recurrenceRules?.first)
    calendar = (event.calendar ?? preferred ?? calendars.first)?.calendarIdentifier ?? ""
    let alarm = event.alarms?.first.flatMap { $0.absoluteDate == nil ? -$0.relativeOffset : nil }
    (self.alarm, oldAlarm) = (alarm, alarm)
  }

  private static var nextHour: Date {
    let now = Date()
    return Calendar.current.dateInterval(of: .hour, for: now)?.end ?? now
  }

  /// Whether it can be saved.
  var isComplete: Bool { start <= end }

  /// Applies the edited data to the event.
  func apply(to event: EKEvent) {
    event.title = title.isEmpty ? "New Event" : title
    if location != event.location ?? "" { event.location = location.isEmpty ? nil : location }
    event.isAllDay = isAllDay
    (event.startDate, event.endDate) = (start, end)
    event.notes = notes.isEmpty ? nil : notes
    event.url = url.isEmpty ? nil : URL(string: url)
    if let calendar = calendars.first(where: { $0.calendarIdentifier == calendar }) { event.calendar = calendar }
    if rhythm != Rhythm(event.recurrenceRules?.first) {
      event.recurrenceRules = rhythm.rule(end: nil).map { [$0] }
    }
    if alarm != oldAlarm { event.alarms = alarm.map { [EKAlarm(relativeOffset: -$0)] } }
  }
}
