import EventKit
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@Suite("Events that come again", .simulator(.iPhoneSE)) @MainActor
struct RecurrenceTests {
  private let store = EKEventStore()
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 9) -> Date {
    Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  /// Returns a screen of an app with full access.
  private func screen() async -> Screen {
    let screen = await Screen { Text("app") }
    CalendarAccess.answer(.event, .fullAccess)
    return screen
  }

  private func event(from start: Date, _ rule: EKRecurrenceRule?) throws -> EKEvent {
    let event = EKEvent(eventStore: store)
    (event.title, event.timeZone) = ("Run", Self.zone)
    (event.startDate, event.endDate) = (start, start.addingTimeInterval(3600))
    event.calendar = store.defaultCalendarForNewEvents
    if let rule { event.addRecurrenceRule(rule) }
    try store.save(event, span: .thisEvent)
    return event
  }

  private func events(_ first: Date, _ last: Date) -> [EKEvent] {
    store.events(matching: store.predicateForEvents(withStart: first, end: last, calendars: nil))
  }

  /// Returns the days between two dates on which an event begins, as "1-31", all at nine o'clock.
  private func days(_ first: Date, _ last: Date) -> [String] {
    events(first, last).map { event in
      let parts = Self.calendar.dateComponents([.month, .day, .hour], from: event.startDate)
      return "\(parts.month ?? 0)-\(parts.day ?? 0)" + (parts.hour == 9 ? "" : " at \(parts.hour ?? 0)")
    }
  }

  @Test(
    "given a rule by days, when clocks are put forward in between, then it comes at the same hour, as often as it is to"
  )
  func daily() async throws {
    // Given
    let screen = await screen()
    let end = EKRecurrenceEnd(occurrenceCount: 4)
    _ = try event(from: date(2026, 3, 27), EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: end))
    // Then
    #expect(days(date(2026, 1, 1), date(2026, 12, 31)) == ["3-27", "3-29", "3-31", "4-2"])
    #expect(days(date(2026, 3, 30), date(2026, 4, 1)) == ["3-31"])
    #expect(screen.visibleText == ["app"])
  }

  @Test(
    "given a rule by weeks with two days, when it is to come every second week, then both days come until its last day")
  func weekly() async throws {
    // Given
    let screen = await screen()
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2,
      daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.thursday)], daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
      end: EKRecurrenceEnd(end: date(2026, 2, 2)))
    // When: a Thursday
    _ = try event(from: date(2026, 1, 8), rule)
    // Then
    #expect(days(date(2026, 1, 1), date(2026, 12, 31)) == ["1-8", "1-19", "1-22", "2-2"])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given rules by months, when a month has no such day, then it is left out; days are counted from the end too")
  func monthly() async throws {
    // Given
    let screen = await screen()
    let first = try event(from: date(2026, 1, 31), EKRecurrenceRule(recurrenceWith: .monthly, interval: 1, end: nil))
    // Then
    #expect(days(date(2026, 1, 1), date(2026, 6, 1)) == ["1-31", "3-31", "5-31"])
    // When
    try store.remove(first, span: .futureEvents)
    #expect(days(date(2026, 1, 1), date(2026, 6, 1)) == [])
    let lastFriday = EKRecurrenceRule(
      recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)],
      daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
      end: EKRecurrenceEnd(occurrenceCount: 3))
    let second = try event(from: date(2026, 1, 30), lastFriday)
    // Then
    #expect(days(date(2026, 1, 1), date(2026, 12, 31)) == ["1-30", "2-27", "3-27"])
    // When: the last of the days from Monday to Friday
    try store.remove(second, span: .futureEvents)
    let workdays = [EKWeekday.monday, .tuesday, .wednesday, .thursday, .friday].map { EKRecurrenceDayOfWeek($0) }
    let lastWorkday = EKRecurrenceRule(
      recurrenceWith: .monthly, interval: 1, daysOfTheWeek: workdays, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: [-1], end: EKRecurrenceEnd(occurrenceCount: 3))
    _ = try event(from: date(2026, 1, 30), lastWorkday)
    // Then
    #expect(days(date(2026, 1, 1), date(2026, 12, 31)) == ["1-30", "2-27", "3-31"])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given rules by years, when they name a leap day, and a day of the week in a month, then they come on these")
  func yearly() async throws {
    // Given
    let screen = await screen()
    let leap = try event(from: date(2024, 2, 29), EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: nil))
    // Then
    #expect(days(date(2024, 1, 1), date(2027, 12, 1)) == ["2-29"])
    #expect(days(date(2025, 1, 1), date(2028, 12, 1)) == ["2-29"])
    // When
    try store.remove(leap, span: .futureEvents)
    let thanksgiving = EKRecurrenceRule(
      recurrenceWith: .yearly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.thursday, weekNumber: 4)],
      daysOfTheMonth: nil, monthsOfTheYear: [11], weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
      end: nil)
    _ = try event(from: date(2024, 11, 28), thanksgiving)
    // Then
    #expect(days(date(2024, 1, 1), date(2026, 12, 31)) == ["11-28", "11-27", "11-26"])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given an event that comes again, when one occurrence moves and one goes, then the others stay")
  func oneOccurrence() async throws {
    // Given
    let screen = await screen()
    let end = EKRecurrenceEnd(occurrenceCount: 4)
    let event = try event(from: date(2026, 5, 4), EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: end))
    let (first, last) = (date(2026, 5, 1), date(2026, 6, 30))
    // When
    let moved = try #require(events(first, last).dropFirst().first)
    moved.startDate = date(2026, 5, 12)
    moved.endDate = date(2026, 5, 12, hour: 10)
    try store.save(moved, span: .thisEvent)
    try store.remove(try #require(events(first, last).last), span: .thisEvent)
    // Then
    #expect(days(first, last) == ["5-4", "5-12", "5-18"])
    #expect(moved.isDetached && moved.occurrenceDate == date(2026, 5, 11))
    #expect(store.event(withIdentifier: event.eventIdentifier)?.recurrenceRules?.count == 1)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given an event that comes again, when one occurrence and all after it change, then those before stay")
  func futureOccurrences() async throws {
    // Given
    let screen = await screen()
    let end = EKRecurrenceEnd(occurrenceCount: 4)
    _ = try event(from: date(2026, 5, 4), EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: end))
    let (first, last) = (date(2026, 5, 1), date(2026, 6, 30))
    // When
    let third = try #require(events(first, last).dropFirst(2).first)
    third.title = "Swim"
    try store.save(third, span: .futureEvents)
    // Then
    #expect(events(first, last).map(\.title) == ["Run", "Run", "Swim", "Swim"])
    #expect(days(first, last) == ["5-4", "5-11", "5-18", "5-25"])
    // When
    try store.remove(try #require(events(first, last).dropFirst().first), span: .futureEvents)
    // Then
    #expect(events(first, last).map(\.title) == ["Run", "Swim", "Swim"])
    #expect(screen.visibleText == ["app"])
  }
}
