import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Date pickers", .simulator(.iPhone15Pro))
struct DatePickerTests {
  @MainActor @Observable final class Choice {
    var date: Date
    var days: Set<DateComponents> = []
    init(_ date: Date) { self.date = date }
  }

  static let zone = TimeZone(secondsFromGMT: 0)!
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()

  static func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  struct ViewInFixedCalendar<Content: View>: View {
    @Bindable var choice: Choice
    var locale = "en_US"
    @ViewBuilder let content: (Binding<Date>) -> Content
    var body: some View {
      content($choice.date)
        .environment(\.timeZone, DatePickerTests.zone)
        .environment(\.calendar, DatePickerTests.calendar)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  @Test("given a compact picker, when a day is tapped in its calendar, then it is chosen, and the time stays")
  func compact() async throws {
    let choice = Choice(Self.day(2024, 6, 5))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) { date in Form { DatePicker("Due", selection: date) } }
    }
    let button = try screen.find(.label("Date and Time Picker"))
    #expect(abs(try button.frame.height - 35) < 1)
    #expect(screen.exists(.label("Due")))
    try await button.tap()
    try await screen.settle()
    #expect(try screen.find("DatePicker.Show").value == "June 2024")
    #expect(try screen.find(.label("Wednesday, June 5")).isSelected)
    try await screen.tap(.label("Thursday, June 20"))
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 6, 20))
    #expect(try screen.find(.label("Thursday, June 20")).isSelected)
    #expect(try !screen.find(.label("Wednesday, June 5")).isSelected)
    try await screen.tap("DatePicker.NextMonth")
    try await screen.settle()
    try await screen.tap(.label("Monday, July 1"))
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 7, 1))
    try await screen.tap(at: CGPoint(x: 200, y: 800))
    try await screen.settle()
    #expect(!screen.exists("DatePicker.Show"))
    #expect(try screen.find(.label("Date and Time Picker")).value.hasPrefix("Jul 1, 2024"))
  }

  @Test("Given a picker of a day or a time only, then its button is called what it picks and has the text as its value")
  func compactParts() async throws {
    // Given a day and a time
    let choice = Choice(Self.day(2024, 6, 5))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) { date in
        Form {
          DatePicker("Day", selection: date, displayedComponents: .date)
          DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
        }
      }
    }
    // Then UI tests find them as on a device
    #expect(try screen.find(.label("Date Picker")).value == "Jun 5, 2024")
    #expect(try screen.find(.label("Time Picker")).value.hasPrefix("9:41"))
  }

  @Test("given a range, then days outside cannot be chosen, and no arrow leads there")
  func range() async throws {
    let choice = Choice(Self.day(2024, 6, 5))
    let bounds = Self.day(2024, 6, 3, 12)...Self.day(2024, 6, 10)
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) {
        DatePicker("Due", selection: $0, in: bounds, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    #expect(try !screen.find(.label("Sunday, June 2")).isEnabled)
    #expect(try screen.find(.label("Monday, June 3")).isEnabled)
    #expect(try !screen.find(.label("Tuesday, June 11")).isEnabled)
    #expect(try !screen.find(.label("Previous Month")).isEnabled)
    #expect(try !screen.find(.label("Next Month")).isEnabled)
    try await screen.tap(.label("Monday, June 3"))
    try await screen.settle()
    // The day begins before the range starts.
    #expect(choice.date == Self.day(2024, 6, 3, 12))
  }

  @Test("given a week that begins on Monday, then the first of a month stands where it belongs")
  func firstWeekday() async throws {
    let choice = Choice(Self.day(2024, 9, 15))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice, locale: "de_DE") {
        DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    let first = try screen.find(.label("Sonntag, 1. September")).frame
    let second = try screen.find(.label("Montag, 2. September")).frame
    #expect(first.minX > 300 && second.minX < 60 && second.minY - first.minY == 44)
  }

  @Test(
    "given wheels, when one is turned or adjusted, then the date follows; a month that is too short has its last day")
  func wheels() async throws {
    let choice = Choice(Self.day(2024, 1, 31))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) {
        DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
      }
    }
    #expect(try screen.find(.label("Month")).value == "January")
    #expect(try screen.find(.label("Year")).value == "2024")
    let day = try screen.find(.label("Day")).frame
    #expect(try screen.find(.label("Month")).frame.maxX <= day.minX)
    try await screen.find(.label("Month")).perform("Increment")
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 2, 29))
    #expect(try screen.find(.label("Day")).value == "29")
    // A tap on the row above the middle one.
    try await screen.tap(at: CGPoint(x: day.midX, y: day.midY - 29))
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 2, 28))
    // A drag turns the wheel by two rows.
    try await screen.drag(
      from: CGPoint(x: day.midX, y: day.midY), to: CGPoint(x: day.midX, y: day.midY - 70), duration: .seconds(1))
    try await screen.settle()
    #expect(choice.date != Self.day(2024, 2, 28))
    #expect(Self.calendar.component(.month, from: choice.date) == 2)
  }

  @Test("given a 12-hour clock, then there is a wheel for the half of the day; with 24 hours there is none")
  func clocks() async throws {
    let choice = Choice(Self.day(2024, 1, 31, 9, 5))
    let knob = Knob("en_US")
    let screen = await Screen {
      Turned(knob: knob) { locale in
        ViewInFixedCalendar(choice: choice, locale: locale) {
          DatePicker("At", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
        }
      }
    }
    #expect(try screen.find(.label("Hour")).value == "9")
    #expect(try screen.find(.label("Minute")).value == "05")
    try await screen.find(.label("AM/PM")).perform("Increment")
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 1, 31, 21, 5))
    knob.value = "de_DE"
    try await screen.settle()
    #expect(!screen.exists(.label("AM/PM")))
    #expect(try screen.find(.label("Hour")).value == "21")
  }

  @Test("given a calendar, when the month's name is tapped, then wheels choose another month")
  func months() async throws {
    let choice = Choice(Self.day(2024, 6, 5))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) {
        DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    try await screen.tap(.label("Show year picker"))
    try await screen.settle()
    try await screen.find(.label("Year")).perform("Increment")
    try await screen.settle()
    #expect(try screen.find("DatePicker.Hide").value == "June 2025")
    try await screen.tap(.label("Hide year picker"))
    try await screen.settle()
    #expect(choice.date == Self.day(2024, 6, 5))
    try await screen.tap(.label("Thursday, June 5"))
    #expect(choice.date == Self.day(2025, 6, 5))
  }

  struct Days: View {
    @Bindable var choice: Choice
    var body: some View {
      MultiDatePicker("Days", selection: $choice.days, in: DatePickerTests.day(2024, 6, 1)...)
        .environment(\.timeZone, DatePickerTests.zone)
        .environment(\.calendar, DatePickerTests.calendar)
    }
  }

  @Test("given a picker of several days, when days are tapped, then they are chosen and given up again")
  func several() async throws {
    let choice = Choice(Self.day(2024, 6, 5))
    choice.days = [DateComponents(year: 2024, month: 6, day: 7)]
    let screen = await Screen { Days(choice: choice) }
    #expect(try screen.find(.label("Friday, June 7")).isSelected)
    try await screen.tap(.label("Saturday, June 8"))
    try await screen.settle()
    #expect(choice.days.map(\.day).sorted { $0! < $1! } == [7, 8])
    try await screen.tap(.label("Friday, June 7"))
    try await screen.settle()
    #expect(choice.days.map(\.day) == [8])
    #expect(try !screen.find(.label("Previous Month")).isEnabled)
  }

  struct Shouted: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Later") { configuration.selection += 3600 }
      configuration.label
    }
  }

  @Test("given a style of the app's own, then it draws the picker and moves the date")
  func ownStyle() async throws {
    let choice = Choice(Self.day(2024, 6, 5))
    let screen = await Screen {
      ViewInFixedCalendar(choice: choice) { DatePicker("Due", selection: $0).datePickerStyle(Shouted()) }
    }
    try await screen.tap(.label("Later"))
    #expect(choice.date == Self.day(2024, 6, 5, 10))
    #expect(screen.exists(.label("Due")))
  }
}
