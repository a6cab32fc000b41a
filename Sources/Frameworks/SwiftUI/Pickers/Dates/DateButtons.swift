import Foundation

/// A date and a time as buttons that open a calendar and wheels. Together they are one accessibility element, whose
/// activation opens the calendar.
nonisolated struct DateButtons: View, FrameworkView {
  @Binding var selection: Date
  let bounds: DateBounds
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let buttons = HStack(spacing: 6) {
      if components.contains(.date) {
        PopoverButton(name: "Date Picker", text: text(date: .abbreviated, time: .omitted)) {
          DateCalendar(selection: $selection, bounds: bounds).frame(width: 300).padding(10)
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isDatePicker)
        }
      }
      if components.contains(.hourAndMinute) {
        PopoverButton(name: "Time Picker", text: text(date: .omitted, time: .shortened)) {
          DateWheels(selection: $selection, bounds: bounds, components: .hourAndMinute)
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isDatePicker)
        }
      }
    }
    // As in UIKit, a long label beside them wraps. With accessibility's text sizes it is above them.
    .fixedSize(horizontal: !environment.dynamicTypeSize.isAccessibilitySize, vertical: false)
    if components.isSuperset(of: [.date, .hourAndMinute]) {
      buttons
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Date and Time Picker" as String)
        .accessibilityValue(text(date: .abbreviated, time: .shortened))
        .accessibilityAddTraits(.isButton)
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
    } else {
      buttons
    }
  }

  @MainActor private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    selection.formatted(
      Date.FormatStyle(
        date: date, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone))
  }
}

/// A button on a rounded background that opens a popover, with the dimensions of a compact date picker on iOS 18: 35
/// points high, corners of 8 and text 12 from the sides.
nonisolated private struct PopoverButton<Card: View>: View, FrameworkView {
  let name: String
  let text: String
  @ViewBuilder let card: Card
  @State private var opener = MenuOpener()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.system) private var system

  @MainActor var body: some View {
    Button {
      opener.open()
    } label: {
      Text(verbatim: text)
        .lineLimit(1)
        .foregroundStyle(Color(uiColor: isEnabled ? .label : .tertiaryLabel))
        .padding(.horizontal, 12)
        .padding(.vertical, 22 / 3)
        .background(
          Color(uiColor: .tertiarySystemFill),
          in: RoundedRectangle(cornerRadius: ControlMetrics(system).dateButton, style: .continuous))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityValue(text)
    .modifier(_MenuSourceModifier(kind: .card, opener: opener, items: AnyView(card)))
  }
}
