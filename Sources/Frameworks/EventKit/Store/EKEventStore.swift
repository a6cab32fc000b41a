import Foundation
import ScrollworkUIKit
import Synchronization

/// What is called when the person has answered.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// What is called for each event; setting the flag ends it.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The person's calendars and reminders, of which each simulated phone has its own. They begin with an empty calendar and an
/// empty list, and last as long as the phone runs.
///
/// That a store may be sent to another task is a guess. Caveats: there are no accounts, invitations and alarms that ring.
open class EKEventStore: NSObject, @unchecked Sendable {
  private struct State {
    /// Changes that wait for `commit()`.
    var pending: [@Sendable (inout CalendarDatabase.Contents) throws -> Void] = []
    /// Calendars that the app made and has not saved yet.
    var calendars: [EKCalendar] = []
    var requests = 0
  }
  private let state = Mutex(State())

  /// The calendars.
  public override init() { super.init() }
  /// The calendars of some sources. Caveat: there is only one source.
  public init(sources: [EKSource]) { super.init() }

  // MARK: Permission

  /// What the app may do.
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

  /// Has the system ask whether the app may see and change events, unless it did before. Without the reason in the app's
  /// Info.plist nobody is asked, which is said on stderr. The answer comes on the main queue.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.events, completion)
  }
  /// The same, and waits; true for yes.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { await request(.events) }

  /// Has the system ask whether the app may add events, in the same way.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.onlyAdd, completion)
  }
  /// The same, and waits; true for yes.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { await request(.onlyAdd) }

  /// Has the system ask whether the app may see and change reminders, in the same way.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    request(.reminders, completion)
  }
  /// The same, and waits; true for yes.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { await request(.reminders) }

  /// Has the system ask for all, as before iOS 17. Since then, an app that was built for it hears an error and nobody is
  /// asked; here the person is asked all the same, as for apps that were built before.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    request(entityType == .event ? .events : .reminders, completion)
  }
  /// The same, and waits; true for yes.
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

  /// Tells this store apart.
  open var eventStoreIdentifier: String { "00000000-0000-0000-0000-00000000000F" }
  /// Whose calendars there are: the phone's.
  open var sources: [EKSource] { mayRead(.event) || mayRead(.reminder) ? [EKSource.phone] : [] }
  /// Whose calendars others gave to the person: none.
  open var delegateSources: [EKSource] { [] }
  /// A source by its identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  /// The calendars of a kind; none if the app may not see them.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard mayRead(entityType) else { return [] }
    return all(entityType)
  }

  private func all(_ entity: EKEntityType) -> [EKCalendar] {
    let mask: EKEntityMask = entity == .event ? .event : .reminder
    return CalendarDatabase.contents.calendars.filter { $0.entities.contains(mask) }
      .map { EKCalendar($0, saved: $0) }
  }

  /// Where the person wants new events; nil if the app may not add any.
  open var defaultCalendarForNewEvents: EKCalendar? { (try? check(.event)).flatMap { all(.event).first } }
  /// Where the person wants new reminders; nil if the app may not add any.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    (try? check(.reminder)).flatMap { all(.reminder).first }
  }

  /// A calendar by its identifier, if the app may see it.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }

  /// A calendar that an item is in, whether it is saved or not.
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

  /// The calendars that a page of the system's offers, whatever the app may see.
  package func offeredCalendars(for entity: EKEntityType) -> [EKCalendar] { all(entity) }

  /// Keeps a calendar.
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

  /// Removes a calendar with everything that is in it.
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

  /// Makes the changes that wait.
  open func commit() throws {
    let changes = state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
    try CalendarDatabase.change(changes)
  }

  /// Forgets the changes that wait.
  open func reset() { state.withLock { $0.pending = [] } }

  /// Asks the servers. Caveat: there are none.
  open func refreshSourcesIfNecessary() {}

  // MARK: Events

  /// Events between two moments, in some calendars; nil for all. As on iOS, not more than four years from the first one.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    let most = Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate) ?? endDate
    return EventPredicate(.events(startDate, min(endDate, most)), in: calendars)
  }

  /// The occurrences that fit, the earliest first; none if the app may not see events, or the predicate is not one of a
  /// store's for events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { found(predicate) }

  /// Calls a function for each occurrence that fits.
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stops)
      if stops.boolValue { return }
    }
  }

  /// An event's first occurrence by the identifier; nil if it is not there or the app may not see it.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }

  /// Keeps an event.
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

  /// Keeps an event.
  /// - Parameters:
  ///   - span: of an event that comes again, whether its later occurrences change too.
  ///   - commit: false to wait for `commit()`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try check(.event)
    try keep(event, span: span, commit: commit)
  }

  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Removes an event.
  /// - Parameters:
  ///   - span: of an event that comes again, whether its later occurrences go too.
  ///   - commit: false to wait for `commit()`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard mayReadEvents() else { throw EKError(.eventStoreNotAuthorized) }
    try drop(event, span: span, commit: commit)
  }

  // MARK: Reminders

  /// Calls a function with the reminders that fit, on the main queue; with nil if the app may not see them.
  /// - Parameter predicate: one of this store's for reminders.
  /// - Returns: what `cancelFetchRequest(_:)` takes.
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

  /// Has a function not called.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {
    (fetchIdentifier as? ReminderRequest)?.isCancelled.withLock { $0 = true }
  }

  /// All reminders of some lists; nil for all.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(.reminders, in: calendars)
  }

  /// The reminders of some lists that are not done and due between two moments; nil for any time.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EventPredicate(.incomplete(startDate, endDate), in: calendars) }

  /// The reminders of some lists that were done between two moments; nil for any time.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { EventPredicate(.completed(startDate, endDate), in: calendars) }

  /// Keeps a reminder.
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

  /// An event's first occurrence or a reminder, if the app may see it.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    guard let record = CalendarDatabase.contents.items.first(where: { $0.id == identifier }),
      mayRead(record.isReminder ? .reminder : .event)
    else { return nil }
    return record.isReminder
      ? EKReminder(record, saved: record, in: self) : EKEvent(record, saved: record, in: self)
  }

  /// The same. Caveat: there are no servers with identifiers of their own.
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
  /// Calendars, events or reminders changed. Posted on the main queue, here also after the app's own changes (guess).
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
