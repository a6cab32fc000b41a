import Foundation
import ScrollworkCoreLocation

/// An event or a reminder. What the app changes is kept when a store saves it.
///
/// That items may be sent to another task is a guess. Caveat: nobody is invited.
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

  /// Whether it differs from what is saved.
  open override var hasChanges: Bool { record != saved }
  /// Whether it was never saved.
  open override var isNew: Bool { saved == nil }
  /// Forgets changes.
  open override func reset() { if let saved { record = saved } }
  /// Forgets changes.
  open override func rollback() { reset() }
  /// Takes over what is saved by now, of an event that comes again its first occurrence (guess); false if it is gone.
  open override func refresh() -> Bool {
    guard let now = CalendarDatabase.contents.items.first(where: { $0.id == record.id }) else { return false }
    (record, saved) = (now, now)
    return true
  }

  /// The calendar that it is in.
  open var calendar: EKCalendar! {
    get { record.calendar.flatMap { store.knownCalendar($0) } }
    set {
      if let newValue { store.remember(newValue) }
      record.calendar = newValue?.record.id
    }
  }
  /// Tells it apart on this phone.
  open var calendarItemIdentifier: String { record.id }
  /// Tells it apart on the calendar's server. Caveat: there is none, and it is the one on this phone.
  open var calendarItemExternalIdentifier: String! { record.id }
  /// What it is called.
  open var title: String! {
    get { record.title ?? "" }
    set { record.title = newValue }
  }
  /// Where it is.
  open var location: String? {
    get { record.location }
    set { record.location = newValue }
  }
  /// What else is to be known.
  open var notes: String? {
    get { record.notes }
    set { record.notes = newValue }
  }
  /// An address that goes with it.
  open var url: URL? {
    get { record.url }
    set { record.url = newValue }
  }
  /// When it was changed.
  open var lastModifiedDate: Date? { record.modified }
  /// When it was made.
  open var creationDate: Date? { record.created }
  /// Where days begin; nil for where the person is.
  open var timeZone: TimeZone? {
    get { record.timeZone }
    set { record.timeZone = newValue }
  }
  /// Whether there are alarms.
  open var hasAlarms: Bool { !record.alarms.isEmpty }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { !record.rules.isEmpty }
  /// Whether somebody is invited: no.
  open var hasAttendees: Bool { false }
  /// Whether there are notes.
  open var hasNotes: Bool { record.notes?.isEmpty == false }
  /// Who is invited: nobody.
  open var attendees: [EKParticipant]? { nil }

  /// When the person is to be told; nil for never. Caveat: kept, and nothing rings.
  open var alarms: [EKAlarm]? {
    get { record.alarms.isEmpty ? nil : record.alarms }
    set { record.alarms = newValue ?? [] }
  }
  /// Has the person told once more.
  open func addAlarm(_ alarm: EKAlarm) { record.alarms.append(alarm) }
  /// Has the person not told.
  open func removeAlarm(_ alarm: EKAlarm) { record.alarms.removeAll { $0 == alarm } }

  /// How it comes again; nil for never. Caveat: of several rules the first one counts.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { record.rules.isEmpty ? nil : record.rules }
    set { record.rules = newValue ?? [] }
  }
  /// Has it come again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.append(rule) }
  /// Has it not come again.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.removeAll { $0 == rule } }
}

/// Somebody who is invited. Caveat: nobody is, on this phone.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
  private let address: URL

  init(url: URL) {
    address = url
    super.init()
  }

  /// Their address.
  open var url: URL { address }
  /// Their name.
  open var name: String? { nil }
  /// What they said.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What they are in the event.
  open var participantRole: EKParticipantRole { .unknown }
  /// Who they are.
  open var participantType: EKParticipantType { .unknown }
  /// Whether it is the person with the phone.
  open var isCurrentUser: Bool { false }
  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
