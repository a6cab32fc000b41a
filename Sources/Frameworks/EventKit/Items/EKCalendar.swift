import Foundation
import ScrollworkUIKit

/// A calendar of events, or a list of reminders. Two are equal if they represent the same one.
open class EKCalendar: EKObject, @unchecked Sendable {
  var record: CalendarRecord
  var saved: CalendarRecord?

  init(_ record: CalendarRecord, saved: CalendarRecord?) {
    self.record = record
    self.saved = saved
    super.init()
  }

  /// Creates a calendar, without a title and a source.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    var record = CalendarRecord()
    record.entities = entityType == .event ? .event : .reminder
    self.init(record, saved: nil)
    source = nil
  }

  /// The source. Caveat: only the phone.
  open var source: EKSource! = EKSource.phone
  /// The identifier on this phone.
  open var calendarIdentifier: String { record.id }
  /// The name.
  open var title: String {
    get { record.title }
    set { record.title = newValue }
  }
  /// The type: local.
  open var type: EKCalendarType { .local }
  /// Whether items can be added and changed: yes.
  open var allowsContentModifications: Bool { true }
  /// Whether it is a subscription: no.
  open var isSubscribed: Bool { false }
  /// Whether it is immutable: no.
  open var isImmutable: Bool { false }
  /// The colour of its events.
  open var cgColor: CGColor! {
    get { record.color }
    set { if let newValue { record.color = newValue } }
  }
  /// The supported availabilities of its events.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask {
    record.entities.contains(.event) ? [.busy, .free] : []
  }
  /// The types of its items.
  open var allowedEntityTypes: EKEntityMask { record.entities }

  open override var hasChanges: Bool { record != saved }
  open override var isNew: Bool { saved == nil }
  open override func reset() { if let saved { record = saved } }
  open override func rollback() { reset() }
  open override func refresh() -> Bool {
    guard let now = CalendarDatabase.contents.calendars.first(where: { $0.id == record.id }) else { return false }
    (record, saved) = (now, now)
    return true
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.record.id == record.id }
  open override var hash: Int { record.id.hashValue }
}

/// A source of calendars. Caveat: only the phone itself, since it has no accounts.
open class EKSource: EKObject, @unchecked Sendable {
  static let phone = EKSource()

  /// The identifier on this phone.
  open var sourceIdentifier: String { "00000000-0000-0000-0000-00000000000E" }
  /// The type: local.
  open var sourceType: EKSourceType { .local }
  /// The name.
  open var title: String { "Default" }
  /// Whether it was delegated by others: no.
  open var isDelegate: Bool { false }

  /// Returns the calendars for a type of item, as far as the app may access them.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(EKEventStore().calendars(for: entityType))
  }
}
