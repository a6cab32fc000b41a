import Foundation
import ScrollworkUIKit

/// A calendar for one date.
nonisolated struct DateCalendar: View, KeptFrameworkView {
  @Binding var selection: Date
  let bounds: DateBounds
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let calendar = environment.dateCalendar
    MonthCalendar(
      start: selection, bounds: bounds, isSelected: { calendar.isDate($0, inSameDayAs: selection) },
      choose: { day in
        let parts = DateParts(calendar: calendar, date: selection)
        selection = bounds.clamped(parts.onDay(of: day))
      })
  }
}

/// A date with replaceable components.
struct DateParts {
  let calendar: Calendar
  let date: Date

  private var components: DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
  }

  func value(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }

  /// Returns the date with one component replaced. In a month that is too short it is the month's last day.
  func with(_ component: Calendar.Component, _ value: Int) -> Date {
    var parts = components
    parts.setValue(value, for: component)
    if component == .month || component == .year {
      let day = parts.day ?? 1
      parts.day = 1
      let days = calendar.date(from: parts).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
      parts.day = min(day, days ?? day)
    }
    return calendar.date(from: parts) ?? date
  }

  /// Returns the same time on another day.
  func onDay(of other: Date) -> Date {
    var parts = components
    let day = calendar.dateComponents([.era, .year, .month, .day], from: other)
    (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    return calendar.date(from: parts) ?? other
  }
}

/// What a `UICalendarView` adds to a calendar.
struct CalendarAdditions {
  /// A moment in the visible month.
  let month: Binding<Date>
  /// Whether a day, which begins at a date, can be selected.
  let canSelect: (Date) -> Bool
  /// Returns the decoration of a day; nil if there is no room for any.
  let decoration: ((Date) -> UICalendarView.Decoration?)?
  /// Whether the circle of today, if selected, differs from that of other days.
  let marksSelectedToday: Bool
}

/// A month's days in weeks, below the month's name and arrows to other months; tapping the name shows wheels instead.
/// Sizes are those of UIKit's calendar as far as pictures show them; that it always has room for six weeks is a guess.
nonisolated struct MonthCalendar: View, FrameworkView {
  let bounds: DateBounds
  let isSelected: (Date) -> Bool
  let choose: (Date) -> Void
  /// With additions the weeks also share the height that the calendar gets.
  let additions: CalendarAdditions?
  /// A moment in the visible month, unless the additions have it.
  @State private var ownMonth: Date
  @State private var isChoosingMonth = false
  @Environment(\.self) private var environment

  static var day: CGFloat { 44 }
  /// The height of the room for a decoration, in points: the least, and what a calendar wants that may choose its own.
  /// The latter holds the text of a caption.
  static var decoration: (least: CGFloat, ideal: CGFloat) { (12, 18) }

  init(
    start: Date, bounds: DateBounds, additions: CalendarAdditions? = nil, isSelected: @escaping (Date) -> Bool,
    choose: @escaping (Date) -> Void
  ) {
    _ownMonth = State(initialValue: start)
    self.bounds = bounds
    self.additions = additions
    self.isSelected = isSelected
    self.choose = choose
  }

  private var shown: Date {
    get { additions?.month.wrappedValue ?? ownMonth }
    nonmutating set {
      if let additions { additions.month.wrappedValue = newValue } else { ownMonth = newValue }
    }
  }

  private var hasDecorations: Bool { additions?.decoration != nil }

  @MainActor var body: some View {
    let calendar = environment.dateCalendar
    VStack(spacing: 0) {
      header(calendar)
      if isChoosingMonth {
        let height = 20 + 6 * (Self.day + (hasDecorations ? Self.decoration.ideal : 0))
        MonthWheels(shown: additions?.month ?? $ownMonth, bounds: bounds)
          .frame(
            minHeight: 20 + 6 * Self.day, idealHeight: height, maxHeight: additions == nil ? height : .infinity)
      } else {
        WeekdayNames(calendar: calendar).frame(height: 20)
        days(calendar)
      }
    }
  }

  @MainActor private func days(_ calendar: Calendar) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { day in
            cell(number: week * 7 + day, calendar)
              .frame(
                maxWidth: .infinity, minHeight: hasDecorations ? Self.day + Self.decoration.least : Self.day,
                idealHeight: hasDecorations ? Self.day + Self.decoration.ideal : nil,
                maxHeight: additions == nil ? nil : .infinity)
          }
        }
      }
    }
    .gesture(MonthSwipe(direction: .left) { turn(by: isMirrored ? -1 : 1, calendar) })
    .gesture(MonthSwipe(direction: .right) { turn(by: isMirrored ? 1 : -1, calendar) })
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isCollection)
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Returns a month before or after the visible one; nil outside of the range.
  private func month(by months: Int, _ calendar: Calendar) -> DateInterval? {
    let month = calendar.date(byAdding: .month, value: months, to: shown).flatMap {
      calendar.dateInterval(of: .month, for: $0)
    }
    return month.flatMap { bounds.meets($0.start, $0.end) ? $0 : nil }
  }

  private func turn(by months: Int, _ calendar: Calendar) {
    if let month = month(by: months, calendar) { shown = month.start }
  }

  @MainActor private func header(_ calendar: Calendar) -> some View {
    HStack(spacing: 20) {
      Button {
        isChoosingMonth.toggle()
      } label: {
        HStack(spacing: 4) {
          Text(verbatim: monthName)
            .font(.system(size: 17, weight: .semibold))
            // Primary would be the button's colour.
            .foregroundStyle(isChoosingMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .label)))
          Image(systemName: isChoosingMonth ? "chevron.down" : "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .accessibilityLabel(isChoosingMonth ? "Hide year picker" as String : "Show year picker")
      .accessibilityValue(monthName)
      .accessibilityIdentifier(isChoosingMonth ? "DatePicker.Hide" : "DatePicker.Show")
      Spacer()
      if !isChoosingMonth {
        arrow("chevron.backward", "Previous Month", calendar, by: -1).accessibilityIdentifier(
          "DatePicker.PreviousMonth")
        arrow("chevron.forward", "Next Month", calendar, by: 1).accessibilityIdentifier("DatePicker.NextMonth")
      }
    }
    .buttonStyle(.borderless)
    .padding(.horizontal, 8)
    .frame(height: Self.day)
  }

  @MainActor private var monthName: String {
    shown.formatted(
      Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        .month(.wide).year())
  }

  @MainActor
  private func arrow(_ symbol: String, _ name: String, _ calendar: Calendar, by months: Int) -> some View {
    Button {
      turn(by: months, calendar)
    } label: {
      Image(systemName: symbol).font(.system(size: 20, weight: .medium)).frame(width: 24, height: Self.day)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(name)
    .disabled(month(by: months, calendar) == nil)
  }

  @MainActor @ViewBuilder private func cell(number: Int, _ calendar: Calendar) -> some View {
    if let date = date(number: number, calendar), let end = calendar.date(byAdding: .day, value: 1, to: date) {
      DayButton(
        number: calendar.component(.day, from: date), date: date, isToday: calendar.isDateInToday(date),
        isSelected: isSelected(date), isMarked: additions?.marksSelectedToday ?? true, isDecorated: hasDecorations
      ) {
        choose(date)
      }
      .overlay {
        if let decoration = additions?.decoration?(date) { DayDecoration(decoration: decoration) }
      }
      .disabled(!bounds.meets(date, end) || additions?.canSelect(date) == false)
    } else {
      Color.clear.frame(height: Self.day)
    }
  }

  /// The day in one of the 42 places; nil if the month has none there.
  @MainActor private func date(number: Int, _ calendar: Calendar) -> Date? {
    guard let month = calendar.dateInterval(of: .month, for: shown),
      let days = calendar.range(of: .day, in: .month, for: shown)
    else { return nil }
    let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    guard number >= before, number < before + days.count else { return nil }
    return calendar.date(byAdding: .day, value: number - before, to: month.start)
  }
}

/// The names of the weekdays, in the calendar's order.
nonisolated private struct WeekdayNames: View, FrameworkView {
  let calendar: Calendar

  @MainActor var body: some View {
    let names = calendar.shortStandaloneWeekdaySymbols
    HStack(spacing: 0) {
      ForEach(0..<names.count, id: \.self) { number in
        Text(verbatim: names[(number + calendar.firstWeekday - 1) % names.count].uppercased(with: calendar.locale))
          .font(.system(size: 13, weight: .semibold))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A day of the calendar. Today has the tint, and the selected day a circle.
nonisolated private struct DayButton: View, FrameworkView {
  let number: Int
  let date: Date
  let isToday: Bool
  let isSelected: Bool
  /// Whether today, if selected, has a circle in the full tint.
  let isMarked: Bool
  /// Whether a decoration has room below the number.
  let isDecorated: Bool
  let choose: @MainActor () -> Void
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    Button(action: choose) {
      VStack(spacing: 0) {
        Text(verbatim: number.formatted(.number.locale(environment.locale)))
          .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
          .foregroundStyle(color)
          .frame(maxWidth: .infinity, minHeight: MonthCalendar.day)
          .background {
            if isSelected { Circle().fill(isFull ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15))) }
          }
        if isDecorated {
          Color.clear.frame(
            minHeight: MonthCalendar.decoration.least, idealHeight: MonthCalendar.decoration.ideal, maxHeight: .infinity
          )
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var isFull: Bool { isToday && isMarked }

  @MainActor private var color: AnyShapeStyle {
    if !environment.isEnabled { return AnyShapeStyle(.tertiary) }
    if isSelected, isFull { return AnyShapeStyle(.white) }
    return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  @MainActor private var name: String {
    let day = date.formatted(
      Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        .weekday(.wide).month(.wide).day())
    return isToday ? "Today, \(day)" : day
  }
}
