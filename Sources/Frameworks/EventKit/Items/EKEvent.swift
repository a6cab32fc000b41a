import Foundation

/// An event, or an occurrence of a recurring event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Creates an event without a calendar.
  public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(), saved: nil, in: eventStore) }

  /// The identifier on this phone, the same for all occurrences; nil until it is saved.
  open var eventIdentifier: String! { saved == nil ? nil : record.id }
  /// Whether it is all-day, from the day of the start to that of the end.
  open var isAllDay: Bool {
    get { record.isAllDay }
    set { record.isAllDay = newValue }
  }
  /// The start date.
  open var startDate: Date! {
    get { record.start.map { record.isAllDay ? calendarDays.startOfDay(for: $0) : $0 } }
    set { record.start = newValue }
  }
  /// The end date. For an all-day event it is the last second of the last day.
  open var endDate: Date! {
    get {
      guard let end = record.end, record.isAllDay else { return record.end }
      let next = calendarDays.date(byAdding: .day, value: 1, to: calendarDays.startOfDay(for: end))
      return next?.addingTimeInterval(-1)
    }
    set { record.end = newValue }
  }
  /// The structured location.
  open var structuredLocation: EKStructuredLocation? {
    get { record.place }
    set {
      record.place = newValue
      record.location = newValue?.title
    }
  }
  /// The location.
  open override var location: String? {
    get { record.location }
    set {
      record.location = newValue
      record.place = newValue.map { EKStructuredLocation(title: $0) }
    }
  }
  /// The organizer: nil.
  open var organizer: EKParticipant? { nil }
  /// The availability of the person.
  open var availability: EKEventAvailability {
    get { record.availability }
    set { record.availability = newValue }
  }
  /// The status. Caveat: unknown, as there are no invitations.
  open var status: EKEventStatus { .none }
  /// Whether it is a modified occurrence, detached from its series.
  open var isDetached: Bool { record.series != nil }
  /// The original date of the occurrence.
  open var occurrenceDate: Date! { record.occurrence ?? record.start }
  /// The contact of a birthday. Caveat: nil.
  open var birthdayContactIdentifier: String? { nil }

  /// Compares the start dates of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let start = record.start, let second = other.record.start else { return .orderedSame }
    return start.compare(second)
  }

  private var calendarDays: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = record.timeZone ?? .current
    return calendar
  }
}
