import Foundation
import ScrollworkUIKit
import Synchronization

/// The handler of the person's answer.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// The handler for each event; setting the flag stops.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The person's calendars and reminders, of which each simulated phone has its own. Initially there is an empty
/// calendar and an empty list, and they last as long as the phone runs.
///
/// That a store may be sent to another task is a guess. Caveats: there are no accounts, invitations and ringing alarms.
open class EKEventStore: NSObject, @unchecked Sendable {
  private struct State {
    /// The uncommitted changes.
    var pending: [@Sendable (inout CalendarDatabase.Contents) throws -> Void] = []
    /// The app's unsaved calendars.
    var calendars: [EKCalendar] = []
    var requests = 0
  }
  private let state = Mutex(State())

  /// Creates a store.
  public override init() { super.init() }
  /// Creates a store with some sources. Caveat: there is only one source.
  public init(sources: [EKSource]) { super.init() }

  // MARK: Permission

  /// Returns the permission of the app.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    CalendarAccess.status(for: entityType)
  }

  private func request(_ wish: CalendarAccess.Wish, _ completion: @escaping EKEventStoreRequestAccessCompletionHandler)
  {
    CalendarAccess.request(wish) { completion($0, nil) }
  }

  private func request(_ wish: CalendarAccess.Wish) async -> Bool {
    await withCheckedContinuation { waiter in CalendarAccess.request(wish) { waiter.resume(returning: $0) } }
  }

  /// Asks the person for full access to events, unless already done. Without the usage description in the app's
  /// Info.plist nobody is asked, which is reported on stderr. The handler is called on the main queue.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.events, completion)
  }
  /// Asks and waits for the answer; returns whether it is granted.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { await request(.events) }

  /// Asks the person for write-only access to events, in the same way.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.onlyAdd, completion)
  }
  /// Asks and waits for the answer; returns whether it is granted.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { await request(.onlyAdd) }

  /// Asks the person for full access to reminders, in the same way.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.reminders, completion)
  }
  /// Asks and waits for the answer; returns whether it is granted.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { await request(.reminders) }

  /// Asks for full access, as before iOS 17. Since then, an app built for it gets an error and nobody is asked; here
  /// the person is asked anyway, as for apps that were built before.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    request(entityType == .event ? .events : .reminders, completion)
  }
  /// Asks and waits for the answer; returns whether it is granted.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await request(entityType == .event ? .events : .reminders)
  }

  private func mayRead(_ entity: EKEntityType) -> Bool { CalendarAccess.status(for: entity) == .fullAccess }

  func check(_ entity: EKEntityType) throws {
    let status = CalendarAccess.status(for: entity)
    guard status == .fullAccess || status == .writeOnly else { throw EKError(.eventStoreNotAuthorized) }
  }

  // MARK: Calendars

  /// The identifier of the store.
  open var eventStoreIdentifier: String { "00000000-0000-0000-0000-00000000000F" }
  /// The sources: the phone.
  open var sources: [EKSource] { mayRead(.event) || mayRead(.reminder) ? [EKSource.phone] : [] }
  /// The delegated sources: none.
  open var delegateSources: [EKSource] { [] }
  /// Returns a source by identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  /// Returns the calendars for a type of item; none without permission.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard mayRead(entityType) else { return [] }
    return all(entityType)
  }

  private func all(_ entity: EKEntityType) -> [EKCalendar] {
    let mask: EKEntityMask = entity == .event ? .event : .reminder
    return CalendarDatabase.contents.calendars.filter { $0.entities.contains(mask) }
      .map { EKCalendar($0, saved: $0) }
  }

  /// The default calendar for new events; nil without permission to add any.
  open var defaultCalendarForNewEvents: EKCalendar? { (try? check(.event)).flatMap { all(.event).first } }
  /// Returns the default list for new reminders; nil without permission to add any.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    (try? check(.reminder)).flatMap { all(.reminder).first }
  }

  /// Returns a calendar by identifier, if the app may access it.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }

  /// Returns a calendar by identifier, whether it is saved or not.
  func knownCalendar(_ identifier: String) -> EKCalendar? {
    if let record = CalendarDatabase.contents.calendars.first(where: { $0.id == identifier }) {
      return EKCalendar(record, saved: record)
    }
    return state.withLock { $0.calendars.first { $0.record.id == identifier } }
  }

  func remember(_ calendar: EKCalendar) {
    guard calendar.isNew else { return }
    state.withLock { if !$0.calendars.contains(calendar) { $0.calendars.append(calendar) } }
  }

  /// Returns the calendars that the system's pages offer, regardless of the app's permission.
  package func offeredCalendars(for entity: EKEntityType) -> [EKCalendar] { all(entity) }

  /// Saves a calendar.
  /// - Parameter commit: false to wait for `commit()`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.record.entities.contains(.event) ? .event : .reminder)
    guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
    let record = calendar.record
    try make(commit) { contents in
      if let index = contents.calendars.firstIndex(where: { $0.id == record.id }) {
        contents.calendars[index] = record
      } else {
        contents.calendars.append(record)
      }
    }
    calendar.saved = record
  }

  /// Removes a calendar with all its items.
  /// - Parameter commit: false to wait for `commit()`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.record.entities.contains(.event) ? .event : .reminder)
    let id = calendar.record.id
    try make(commit) { contents in
      contents.calendars.removeAll { $0.id == id }
      contents.items.removeAll { $0.calendar == id }
    }
    calendar.saved = nil
  }

  // MARK: Changes

  func make(_ commit: Bool, _ change: @escaping @Sendable (inout CalendarDatabase.Contents) throws -> Void) throws {
    state.withLock { $0.pending.append(change) }
    if commit { try self.commit() }
  }

  /// Commits the pending changes.
  open func commit() throws {
    let changes = state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
    try CalendarDatabase.change(changes)
  }

  /// Discards the pending changes.
  open func reset() { state.withLock { $0.pending = [] } }

  /// Refreshes from servers. Caveat: there are none.
  open func refreshSourcesIfNecessary() {}

  // MARK: Events

  /// Returns a predicate for events between two dates, in some calendars; nil for all. As on iOS, at most four years
  /// from the first date.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    let most = Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate) ?? endDate
    return EventPredicate(.events(startDate, min(endDate, most)), in: calendars)
  }

  /// Returns the occurrences that match a predicate, the earliest first; none without permission, or if the predicate
  /// is not one of a store for events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { found(predicate) }

  /// Calls a closure for each occurrence that matches.
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns an event's first occurrence by identifier; nil if there is none or without permission.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }

  /// Saves an event.
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

  /// Saves an event.
  /// - Parameters:
  ///   - span: for a recurring event, whether later occurrences change too.
  ///   - commit: false to wait for `commit()`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try check(.event)
    try keep(event, span: span, commit: commit)
  }

  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Removes an event.
  /// - Parameters:
  ///   - span: for a recurring event, whether later occurrences are removed too.
  ///   - commit: false to wait for `commit()`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard mayReadEvents() else { throw EKError(.eventStoreNotAuthorized) }
    try drop(event, span: span, commit: commit)
  }

  // MARK: Reminders

  /// Passes the reminders that match a predicate to a handler on the main queue; nil without permission.
  /// - Parameter predicate: a predicate of this store for reminders.
  /// - Returns: an identifier for `cancelFetchRequest(_:)`.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let number = state.withLock { state in
      state.requests += 1
      return state.requests
    }
    let request = ReminderRequest(number: number)
    nonisolated(unsafe) let completion = completion
    let wanted = mayRead(.reminder) ? predicate as? EventPredicate : nil
    let found = wanted.map { wanted in
      CalendarDatabase.contents.items.filter { wanted.fits($0) }.map { EKReminder($0, saved: $0, in: self) }
    }
    DispatchQueue.main.async { if !request.isCancelled.withLock({ $0 }) { completion(found) } }
    return request
  }

  /// Cancels a fetch of reminders.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {
    (fetchIdentifier as? ReminderRequest)?.isCancelled.withLock { $0 = true }
  }

  /// Returns a predicate for all reminders of some lists; nil for all.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(.reminders, in: calendars)
  }

  /// Returns a predicate for the incomplete reminders of some lists due between two dates; nil for any time.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EventPredicate(.incomplete(startDate, endDate), in: calendars) }

  /// Returns a predicate for the reminders of some lists completed between two dates; nil for any time.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EventPredicate(.completed(startDate, endDate), in: calendars) }

  /// Saves a reminder.
  /// - Parameter commit: false to wait for `commit()`.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    var record = reminder.record
    guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
    guard calendar.allowedEntityTypes.contains(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
    guard (0...9).contains(record.priority) else { throw EKError(.priorityIsInvalid) }
    guard record.rules.isEmpty || record.dueComponents != nil else {
      throw EKError(.recurringReminderRequiresDueDate)
    }
    (record.created, record.modified) = (record.created ?? Date(), Date())
    let kept = record
    try make(commit) { $0.put(kept) }
    (reminder.record, reminder.saved) = (kept, kept)
  }

  /// Removes a reminder.
  /// - Parameter commit: false to wait for `commit()`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    let id = reminder.record.id
    try make(commit) { $0.items.removeAll { $0.id == id } }
    reminder.saved = nil
  }

  /// Returns an event's first occurrence or a reminder, if the app may access it.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    guard let record = CalendarDatabase.contents.items.first(where: { $0.id == identifier }),
      mayRead(record.isReminder ? .reminder : .event)
    else { return nil }
    return record.isReminder
      ? EKReminder(record, saved: record, in: self) : EKEvent(record, saved: record, in: self)
  }

  /// Returns the same. Caveat: there are no servers with their own identifiers.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }

  func mayReadEvents() -> Bool { mayRead(.event) }
}

/// A fetch of reminders that can be cancelled.
private final class ReminderRequest: NSObject, Sendable {
  let number: Int
  let isCancelled = Mutex(false)
  init(number: Int) { self.number = number }
}

extension NSNotification.Name {
  /// Posted when calendars, events or reminders changed, on the main queue, here also after the app's own changes
  /// (guess).
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
