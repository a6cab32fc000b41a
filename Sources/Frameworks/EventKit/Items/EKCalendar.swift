import Foundation
import ScrollworkUIKit

/// A calendar of events, or a list of reminders. Two are equal if they stand for the same one.
open class EKCalendar: EKObject, @unchecked Sendable {
  var record: CalendarRecord
  var saved: CalendarRecord?

  init(_ record: CalendarRecord, saved: CalendarRecord?) {
    self.record = record
    self.saved = saved
    super.init()
  }

  /// A new one, without a title and a source.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    var record = CalendarRecord()
    record.entities = entityType == .event ? .event : .reminder
    self.init(record, saved: nil)
    source = nil
  }

  /// Whose it is. Caveat: there is only the phone.
  open var source: EKSource! = EKSource.phone
  /// Tells it apart on this phone.
  open var calendarIdentifier: String { record.id }
  /// What it is called.
  open var title: String {
    get { record.title }
    set { record.title = newValue }
  }
  /// Whose it is: the phone's.
  open var type: EKCalendarType { .local }
  /// Whether events can be added and changed: yes.
  open var allowsContentModifications: Bool { true }
  /// Whether it is somebody else's: no.
  open var isSubscribed: Bool { false }
  /// Whether its title is fixed: no.
  open var isImmutable: Bool { false }
  /// The colour of its events.
  open var cgColor: CGColor! {
    get { record.color }
    set { if let newValue { record.color = newValue } }
  }
  /// Which availabilities its events can have.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask {
    record.entities.contains(.event) ? [.busy, .free] : []
  }
  /// Whether it is for events or reminders.
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

/// Whose calendars are on the phone. Caveat: only the phone's own, since no account is on it.
open class EKSource: EKObject, @unchecked Sendable {
  static let phone = EKSource()

  /// Tells it apart on this phone.
  open var sourceIdentifier: String { "00000000-0000-0000-0000-00000000000E" }
  /// Whose they are: the phone's.
  open var sourceType: EKSourceType { .local }
  /// What it is called.
  open var title: String { "Default" }
  /// Whether it stands for somebody else's calendars: no.
  open var isDelegate: Bool { false }

  /// The calendars of a kind, as far as the app may see them.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(EKEventStore().calendars(for: entityType))
  }
}
