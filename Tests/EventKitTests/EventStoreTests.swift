import EventKit
import Foundation
import SimulatorTesting
import SwiftUI
import Synchronization
import Testing

@Suite("Calendars", .simulator(.iPhoneSE)) @MainActor
struct EventStoreTests {
  private let store = EKEventStore()
  private let noon = Date(timeIntervalSince1970: 1_780_000_000)

  /// Returns a screen of an app with this authorization.
  private func screen(_ entity: EKEntityType, _ status: EKAuthorizationStatus = .fullAccess) async -> Screen {
    let screen = await Screen { Text("app") }
    CalendarAccess.answer(entity, status)
    return screen
  }

  private func event() -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    (event.startDate, event.endDate) = (noon, noon.addingTimeInterval(1800))
    event.calendar = store.defaultCalendarForNewEvents
    return event
  }

  @Test("given a place without a title, when it gets a title, then it equals one that was created with it")
  func structuredLocation() {
    let place = EKStructuredLocation()
    #expect(place.title == nil)
    place.title = "Café"
    #expect(place == EKStructuredLocation(title: "Café"))
  }

  private var found: [EKEvent] {
    store.events(
      matching: store.predicateForEvents(
        withStart: noon.addingTimeInterval(-60), end: noon.addingTimeInterval(60), calendars: nil))
  }

  @Test("given an app that nobody asked about, when it asks without a reason in its Info.plist, then it is denied")
  func notAsked() async throws {
    // Given
    let screen = await Screen { Text("app") }
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    // When
    let answer = Mutex<Bool?>(nil)
    store.requestFullAccessToEvents { isAllowed, _ in answer.withLock { $0 = isAllowed } }
    try await screen.settle()
    // Then
    #expect(answer.withLock { $0 } == false)
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
    #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
    #expect(throws: EKError(.noCalendar)) {
      CalendarAccess.answer(.event, .fullAccess)
      let event = event()
      event.calendar = nil
      try store.save(event, span: .thisEvent)
    }
  }

  @Test("given an app that may only add events, when it saves one, then it cannot find it, and with full access it can")
  func writeOnly() async throws {
    // Given
    let screen = await screen(.event, .writeOnly)
    // When
    try store.save(event(), span: .thisEvent)
    // Then
    #expect(found.isEmpty && store.calendars(for: .event).isEmpty)
    // When
    CalendarAccess.answer(.event, .fullAccess)
    // Then
    #expect(found.map(\.title) == ["Lunch"])
    #expect(EKEventStore.authorizationStatus(for: .event) == .authorized)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given events that cannot be, when they are saved, then the errors say why")
  func errors() async throws {
    // Given
    let screen = await screen(.event)
    let event = event()
    // When
    event.endDate = noon.addingTimeInterval(-1)
    // Then
    #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
    // When
    event.endDate = nil
    // Then
    #expect(throws: EKError(.noEndDate)) { try store.save(event, span: .thisEvent) }
    #expect((EKError(.noEndDate) as NSError).code == 3)
    #expect(found.isEmpty && screen.visibleText == ["app"])
  }

  @Test("given changes without a commit, when they are committed, then they are there, and the app hears once")
  func commit() async throws {
    // Given
    let screen = await screen(.event)
    let heard = Mutex(0)
    let observer = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) { _ in
      heard.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    // When
    try store.save(event(), span: .thisEvent, commit: false)
    try store.save(event(), span: .thisEvent, commit: false)
    // Then
    #expect(found.isEmpty)
    // When
    try store.commit()
    try await screen.settle()
    // Then
    #expect(found.count == 2 && heard.withLock { $0 } == 1)
    // When
    try store.remove(try #require(found.first), span: .thisEvent)
    // Then
    #expect(found.count == 1)
  }

  @Test("given a calendar of the app's own, when it is removed, then its events go with it")
  func calendars() async throws {
    // Given
    let screen = await screen(.event)
    let own = EKCalendar(for: .event, eventStore: store)
    own.title = "Own"
    #expect(throws: EKError(.calendarHasNoSource)) { try store.saveCalendar(own, commit: true) }
    own.source = store.sources.first
    try store.saveCalendar(own, commit: true)
    #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Own"])
    let event = event()
    event.calendar = own
    try store.save(event, span: .thisEvent)
    #expect(found.first?.calendar == own)
    // When
    try store.removeCalendar(own, commit: true)
    // Then
    #expect(found.isEmpty && store.calendars(for: .event).map(\.title) == ["Calendar"])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given reminders, when some are done, then predicates find those done and those that are due")
  func reminders() async throws {
    // Given
    let screen = await screen(.reminder)
    for (title, day) in [("Milk", 10), ("Bread", 20)] {
      let reminder = EKReminder(eventStore: store)
      (reminder.title, reminder.calendar) = (title, store.defaultCalendarForNewReminders())
      reminder.dueDateComponents = DateComponents(calendar: .current, year: 2026, month: 6, day: day)
      reminder.isCompleted = title == "Bread"
      try store.save(reminder, commit: true)
    }
    func titles(_ predicate: NSPredicate) async throws -> [String]? {
      var titles: [String]?
      store.fetchReminders(matching: predicate) { reminders in titles = reminders?.map { $0.title } }
      try await screen.settle()
      return titles
    }
    // Then
    let all = store.predicateForReminders(in: nil)
    #expect(try await titles(all) == ["Milk", "Bread"])
    let first = DateComponents(calendar: .current, year: 2026, month: 6, day: 15).date
    let open = { (start: Date?, end: Date?) in
      store.predicateForIncompleteReminders(withDueDateStarting: start, ending: end, calendars: nil)
    }
    #expect(try await titles(open(nil, first)) == ["Milk"])
    #expect(try await titles(open(first, nil)) == [])
    let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)
    #expect(try await titles(done) == ["Bread"])
    #expect(screen.visibleText == ["app"])
  }
}
