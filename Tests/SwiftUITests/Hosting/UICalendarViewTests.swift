import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Calendar views of UIKit", .simulator(.iPhone15Pro))
struct UICalendarViewTests {
  /// The delegate of calendars and selections, which writes down what it is told.
  private final class Desk: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var lines: [String] = []
    /// The days for which decorations were asked.
    var asked: [DateComponents] = []
    var decorations: [Int: UICalendarView.Decoration] = [:]
    /// The days of the month that can be neither selected nor deselected.
    var locked: Set<Int> = []
    /// Whether nothing can be selected.
    var takesNothing = false

    private func date(_ parts: DateComponents?) -> String {
      guard let parts else { return "nothing" }
      return [parts.year, parts.month, parts.day].compactMap { $0?.description }.joined(separator: "-")
    }
    private func isOpen(_ parts: DateComponents) -> Bool { parts.day.map { !locked.contains($0) } ?? false }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      asked.append(dateComponents)
      return dateComponents.day.flatMap { decorations[$0] }
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      lines.append("\(date(previousDateComponents)) to \(date(calendarView.visibleDateComponents))")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
      -> Bool
    { dateComponents.map(isOpen) ?? takesNothing }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      lines.append("selected \(date(dateComponents))")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { isOpen(dateComponents) }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      lines.append("selected \(date(dateComponents))")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      lines.append("deselected \(date(dateComponents))")
    }
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      lines.append("week \(weekOfYearComponents?.weekOfYear?.description ?? "none")")
    }
  }

  /// Takes every day, as a delegate without methods of its choice does.
  private final class Plain: NSObject, UICalendarSelectionSingleDateDelegate {
    var selections = 0
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      selections += 1
    }
  }

  /// Returns a calendar that shows June 2024.
  private func june(_ desk: Desk? = nil) -> UICalendarView {
    let view = UICalendarView()
    view.calendar = DatePickerTests.calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = DatePickerTests.zone
    view.visibleDateComponents = DateComponents(year: 2024, month: 6)
    view.delegate = desk
    return view
  }

  private func screen(_ view: UICalendarView) async -> Screen {
    await Screen { UIKitView(view: view).frame(width: 350, height: 420) }
  }

  @Test func `Given a selection of one day, when a day is tapped, then it is selected, and again only if allowed none`()
    async throws
  {
    // Given
    let desk = Desk()
    let view = june()
    let selection = UICalendarSelectionSingleDate(delegate: desk)
    view.selectionBehavior = selection
    selection.selectedDate = DateComponents(year: 2024, month: 6, day: 5)
    let screen = await screen(view)
    #expect(try screen.find(.label("Wednesday, June 5")).isSelected)
    // When
    try await screen.tap(.label("Thursday, June 20"))
    try await screen.settle()
    // Then
    #expect(desk.lines == ["selected 2024-6-20"])
    #expect(selection.selectedDate?.day == 20)
    #expect(try screen.find(.label("Thursday, June 20")).isSelected)
    #expect(try !screen.find(.label("Wednesday, June 5")).isSelected)
    // When it is tapped again although a day has to be selected
    try await screen.tap(.label("Thursday, June 20"))
    try await screen.settle()
    #expect(desk.lines == ["selected 2024-6-20"])
    #expect(selection.selectedDate?.day == 20)
    // When none has to be
    desk.takesNothing = true
    try await screen.tap(.label("Thursday, June 20"))
    try await screen.settle()
    #expect(desk.lines == ["selected 2024-6-20", "selected nothing"])
    #expect(selection.selectedDate == nil)
    #expect(try !screen.find(.label("Thursday, June 20")).isSelected)
  }

  @Test func `Given a delegate that is only told, then every day can be selected, and the selected one stays so`()
    async throws
  {
    let (plain, view) = (Plain(), june())
    let selection = UICalendarSelectionSingleDate(delegate: plain)
    view.selectionBehavior = selection
    let screen = await screen(view)
    for _ in 0..<2 {
      try await screen.tap(.label("Wednesday, June 5"))
      try await screen.settle()
      #expect(selection.selectedDate?.day == 5)
    }
    #expect(plain.selections == 1)
  }

  @Test func `Given no selection, when a day is tapped, then nothing is selected`() async throws {
    let view = june()
    let screen = await screen(view)
    try await screen.tap(.label("Wednesday, June 5"))
    try await screen.settle()
    #expect(try !screen.find(.label("Wednesday, June 5")).isSelected)
    // The same tap selects as soon as there is a selection.
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    try await screen.settle()
    try await screen.tap(.label("Wednesday, June 5"))
    try await screen.settle()
    #expect(selection.selectedDate?.day == 5)
  }

  @Test func `Given days that cannot be selected, then they are disabled until the delegate is asked again`()
    async throws
  {
    let (desk, view) = (Desk(), june())
    desk.locked = [5]
    let selection = UICalendarSelectionSingleDate(delegate: desk)
    view.selectionBehavior = selection
    let screen = await screen(view)
    #expect(try !screen.find(.label("Wednesday, June 5")).isEnabled)
    #expect(try screen.find(.label("Thursday, June 6")).isEnabled)
    desk.locked = [6]
    selection.updateSelectableDates()
    try await screen.settle()
    #expect(try screen.find(.label("Wednesday, June 5")).isEnabled)
    #expect(try !screen.find(.label("Thursday, June 6")).isEnabled)
  }

  @Test func `Given a range, then days outside of it cannot be selected, and no arrow and no swipe leaves it`()
    async throws
  {
    let (desk, view) = (Desk(), june())
    view.delegate = desk
    let selection = UICalendarSelectionSingleDate(delegate: desk)
    view.selectionBehavior = selection
    view.availableDateRange = DateInterval(
      start: DatePickerTests.day(2024, 6, 3), end: DatePickerTests.day(2024, 6, 10))
    let screen = await screen(view)
    let outside = try screen.find(.label("Sunday, June 2"))
    #expect(try !outside.isEnabled)
    #expect(try screen.find(.label("Monday, June 3")).isEnabled)
    #expect(try screen.find(.label("Monday, June 10")).isEnabled)
    #expect(try !screen.find(.label("Tuesday, June 11")).isEnabled)
    #expect(try !screen.find("DatePicker.PreviousMonth").isEnabled)
    #expect(try !screen.find("DatePicker.NextMonth").isEnabled)
    let frame = try outside.frame
    try await screen.tap(at: CGPoint(x: frame.midX, y: frame.minY + 22))
    try await screen.settle()
    #expect(selection.selectedDate == nil)
    try await swipe(screen, by: -150)
    #expect(view.visibleDateComponents.month == 6 && desk.lines.isEmpty)
    // A month outside of it becomes the nearest one.
    view.visibleDateComponents = DateComponents(year: 2030, month: 1)
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 6)
  }

  /// Swipes over the days.
  private func swipe(_ screen: Screen, by distance: CGFloat) async throws {
    let frame = try screen.find(.label("Show year picker")).frame
    let start = CGPoint(x: 196 - distance / 2, y: frame.maxY + 150)
    try await screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: .milliseconds(200))
    try await screen.settle()
  }

  @Test func `Given a month, when arrows, swipes or wheels turn it, then the delegate hears of it, unlike from code`()
    async throws
  {
    // Given
    let desk = Desk()
    let view = june(desk)
    let selection = UICalendarSelectionSingleDate(delegate: desk)
    view.selectionBehavior = selection
    let screen = await screen(view)
    #expect(try screen.find("DatePicker.Show").value == "June 2024")
    // When
    try await screen.tap("DatePicker.NextMonth")
    try await screen.settle()
    // Then
    #expect(desk.lines == ["2024-6 to 2024-7"])
    #expect(screen.exists(.label("Wednesday, July 31")))
    // When a finger moves across days, which does not tap them
    try await swipe(screen, by: -150)
    #expect(desk.lines.last == "2024-7 to 2024-8")
    try await swipe(screen, by: 150)
    #expect(desk.lines.last == "2024-8 to 2024-7")
    #expect(selection.selectedDate == nil)
    // When the year is turned
    try await screen.tap(.label("Show year picker"))
    try await screen.settle()
    try await screen.find(.label("Year")).perform("Increment")
    try await screen.settle()
    #expect(desk.lines.last == "2024-7 to 2025-7")
    // When code shows a month
    let count = desk.lines.count
    view.setVisibleDateComponents(DateComponents(year: 2023, month: 2), animated: true)
    try await screen.settle()
    #expect(try screen.find("DatePicker.Hide").value == "February 2023")
    #expect(desk.lines.count == count)
  }

  @Test func `Given decorations, then they are asked for the days of the month, once, and drawn below the numbers`()
    async throws
  {
    // Given a circle and a view
    let desk = Desk()
    var made = 0
    desk.decorations[5] = .default(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    desk.decorations[6] = .customView {
      made += 1
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      return view
    }
    let view = june(desk)
    let screen = await screen(view)
    // Then
    #expect(desk.asked.compactMap(\.day).sorted() == Array(1...30))
    #expect(desk.asked.allSatisfy { $0.year == 2024 && $0.month == 6 && $0.calendar != nil })
    #expect(made == 1)
    func below(_ day: String) throws -> [Int] {
      let frame = try screen.find(.label(day)).frame
      return screen.rgb(at: CGPoint(x: frame.midX, y: (frame.minY + 44 + frame.maxY) / 2)).map { Int($0) }
    }
    #expect(try below("Wednesday, June 5") == [255, 0, 0])
    #expect(try below("Thursday, June 6") == [0, 0, 255])
    #expect(try below("Friday, June 7") == [255, 255, 255])
    // When one is gone
    desk.decorations[5] = nil
    view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 6, day: 5)], animated: true)
    try await screen.settle()
    // Then only that day is asked for
    #expect(desk.asked.count == 31 && desk.asked.last?.day == 5)
    #expect(try below("Wednesday, June 5") == [255, 255, 255])
    #expect(made == 1)
    // When another month is shown, its days are
    try await screen.tap("DatePicker.NextMonth")
    try await screen.settle()
    #expect(desk.asked.dropFirst(31).compactMap(\.month).allSatisfy { $0 == 7 })
    #expect(desk.asked.count == 31 + 31)
  }

  @Test func `Given no wish for decorations, then none are asked for, and the calendar is as high as a date picker's`()
    async throws
  {
    let desk = Desk()
    let view = june(desk)
    let wish = Knob(true)
    let screen = await Screen {
      Turned(knob: wish) { _ in
        UIKitView(view: view).frame(width: 350).fixedSize(horizontal: false, vertical: true).named("calendar")
      }
    }
    // Each of six weeks has 18 points more.
    #expect(try screen.size("calendar").height == 328 + 6 * 18)
    desk.asked = []
    view.wantsDateDecorations = false
    wish.value = false
    try await screen.settle()
    #expect(try screen.size("calendar").height == 328)
    #expect(desk.asked.isEmpty)
  }

  @Test func `Given a selection of several days, when days are tapped, then they are selected and deselected`()
    async throws
  {
    let (desk, view) = (Desk(), june())
    let selection = UICalendarSelectionMultiDate(delegate: desk)
    view.selectionBehavior = selection
    selection.setSelectedDates([DateComponents(year: 2024, month: 6, day: 7)], animated: false)
    let screen = await screen(view)
    #expect(try screen.find(.label("Friday, June 7")).isSelected)
    try await screen.tap(.label("Saturday, June 8"))
    try await screen.settle()
    #expect(selection.selectedDates.map(\.day) == [7, 8])
    try await screen.tap(.label("Friday, June 7"))
    try await screen.settle()
    #expect(selection.selectedDates.map(\.day) == [8])
    #expect(desk.lines == ["selected 2024-6-8", "deselected 2024-6-7"])
    #expect(try !screen.find(.label("Friday, June 7")).isSelected)
    desk.locked = [8]
    try await screen.tap(.label("Saturday, June 8"))
    try await screen.settle()
    #expect(selection.selectedDates.map(\.day) == [8] && desk.lines.count == 2)
  }

  @Test func `Given a selection of a week, when a day is tapped, then its whole week is selected`() async throws {
    let (desk, view) = (Desk(), june())
    let selection = UICalendarSelectionWeekOfYear(delegate: desk)
    view.selectionBehavior = selection
    let screen = await screen(view)
    try await screen.tap(.label("Wednesday, June 5"))
    try await screen.settle()
    #expect(desk.lines == ["week 23"])
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    #expect(try screen.find(.label("Sunday, June 2")).isSelected)
    #expect(try screen.find(.label("Saturday, June 8")).isSelected)
    #expect(try !screen.find(.label("Sunday, June 9")).isSelected)
    selection.setSelected(nil, animated: false)
    try await screen.settle()
    #expect(try !screen.find(.label("Sunday, June 2")).isSelected)
  }

  @Test func `Given components of another calendar, then they are converted; by default this month is shown`() {
    let view = june()
    // May 2, 2567 of the Buddhist calendar.
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .buddhist), timeZone: DatePickerTests.zone, year: 2567, month: 5, day: 2)
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 5)
    let today = UICalendarView()
    #expect(today.visibleDateComponents.month == Calendar.current.component(.month, from: Date()))
    #expect(today.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
  }
}
