import Foundation

/// Something that takes place: of an event that comes again, one occurrence.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// A new event, which is in no calendar yet.
  public convenience init(eventStore: EKEventStore) { self.init(ItemRecord(), saved: nil, in: eventStore) }

  /// Tells the event apart on this phone, all of its occurrences alike; nil until it is saved.
  open var eventIdentifier: String! { saved == nil ? nil : record.id }
  /// Whether it takes whole days, from the one of the beginning to the one of the end.
  open var isAllDay: Bool {
    get { record.isAllDay }
    set { record.isAllDay = newValue }
  }
  /// When it begins.
  open var startDate: Date! {
    get { record.start.map { record.isAllDay ? calendarDays.startOfDay(for: $0) : $0 } }
    set { record.start = newValue }
  }
  /// When it ends. Of an event of whole days it is the last second of the last one.
  open var endDate: Date! {
    get {
      guard let end = record.end, record.isAllDay else { return record.end }
      let next = calendarDays.date(byAdding: .day, value: 1, to: calendarDays.startOfDay(for: end))
      return next?.addingTimeInterval(-1)
    }
    set { record.end = newValue }
  }
  /// Where it is, as a place.
  open var structuredLocation: EKStructuredLocation? {
    get { record.place }
    set {
      record.place = newValue
      record.location = newValue?.title
    }
  }
  /// Where it is.
  open override var location: String? {
    get { record.location }
    set {
      record.location = newValue
      record.place = newValue.map { EKStructuredLocation(title: $0) }
    }
  }
  /// Who invited the others: nobody.
  open var organizer: EKParticipant? { nil }
  /// Whether the person has time meanwhile.
  open var availability: EKEventAvailability {
    get { record.availability }
    set { record.availability = newValue }
  }
  /// Whether it takes place. Caveat: not known, for nobody is invited.
  open var status: EKEventStatus { .none }
  /// Whether it was an occurrence of another event, and was changed by itself.
  open var isDetached: Bool { record.series != nil }
  /// When it was to begin by the rule.
  open var occurrenceDate: Date! { record.occurrence ?? record.start }
  /// Whose birthday it is. Caveat: nobody's.
  open var birthdayContactIdentifier: String? { nil }

  /// Which of two events begins first.
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
