import Foundation
import ScrollworkCoreLocation

/// An event or a reminder. Changes are kept when a store saves it.
///
/// That items may be sent to another task is a guess. Caveat: there are no invitations.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  var record: ItemRecord
  var saved: ItemRecord?
  let store: EKEventStore

  init(_ record: ItemRecord, saved: ItemRecord?, in store: EKEventStore) {
    self.record = record
    self.saved = saved
    self.store = store
    super.init()
  }

  /// Whether there are unsaved changes.
  open override var hasChanges: Bool { record != saved }
  /// Whether it was never saved.
  open override var isNew: Bool { saved == nil }
  /// Discards changes.
  open override func reset() { if let saved { record = saved } }
  /// Discards changes.
  open override func rollback() { reset() }
  /// Reloads the saved item, of a recurring event the first occurrence (guess); returns false if it is gone.
  open override func refresh() -> Bool {
    guard let now = CalendarDatabase.contents.items.first(where: { $0.id == record.id }) else { return false }
    (record, saved) = (now, now)
    return true
  }

  /// The calendar.
  open var calendar: EKCalendar! {
    get { record.calendar.flatMap { store.knownCalendar($0) } }
    set {
      if let newValue { store.remember(newValue) }
      record.calendar = newValue?.record.id
    }
  }
  /// The identifier on this phone.
  open var calendarItemIdentifier: String { record.id }
  /// The identifier on the calendar's server. Caveat: there is none, and it is the one on this phone.
  open var calendarItemExternalIdentifier: String! { record.id }
  /// The title.
  open var title: String! {
    get { record.title ?? "" }
    set { record.title = newValue }
  }
  /// The location.
  open var location: String? {
    get { record.location }
    set { record.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { record.notes }
    set { record.notes = newValue }
  }
  /// The URL.
  open var url: URL? {
    get { record.url }
    set { record.url = newValue }
  }
  /// The modification date.
  open var lastModifiedDate: Date? { record.modified }
  /// The creation date.
  open var creationDate: Date? { record.created }
  /// The time zone; nil for the person's.
  open var timeZone: TimeZone? {
    get { record.timeZone }
    set { record.timeZone = newValue }
  }
  /// Whether there are alarms.
  open var hasAlarms: Bool { !record.alarms.isEmpty }
  /// Whether it recurs.
  open var hasRecurrenceRules: Bool { !record.rules.isEmpty }
  /// Whether there are attendees: no.
  open var hasAttendees: Bool { false }
  /// Whether there are notes.
  open var hasNotes: Bool { record.notes?.isEmpty == false }
  /// The attendees: nil.
  open var attendees: [EKParticipant]? { nil }

  /// The alarms; nil for none. Caveat: kept, and nothing rings.
  open var alarms: [EKAlarm]? {
    get { record.alarms.isEmpty ? nil : record.alarms }
    set { record.alarms = newValue ?? [] }
  }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { record.alarms.append(alarm) }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { record.alarms.removeAll { $0 == alarm } }

  /// The recurrence rules; nil for none. Caveat: only the first rule counts.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { record.rules.isEmpty ? nil : record.rules }
    set { record.rules = newValue ?? [] }
  }
  /// Adds a recurrence rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.append(rule) }
  /// Removes a recurrence rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.removeAll { $0 == rule } }
}

/// A participant of an event. Caveat: there are none on this phone.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
  private let address: URL

  init(url: URL) {
    address = url
    super.init()
  }

  /// The URL.
  open var url: URL { address }
  /// The name.
  open var name: String? { nil }
  /// The status.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// The role.
  open var participantRole: EKParticipantRole { .unknown }
  /// The type.
  open var participantType: EKParticipantType { .unknown }
  /// Whether it is the current person.
  open var isCurrentUser: Bool { false }
  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
