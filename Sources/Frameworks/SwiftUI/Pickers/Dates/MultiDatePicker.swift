import Foundation

/// Chooses any number of days in a calendar.
nonisolated public struct MultiDatePicker<Label: View>: View, FrameworkView {
  @Binding private var selection: Set<DateComponents>
  private let bounds: DateBounds
  private let label: Label
  @Environment(\.self) private var environment

  private init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
    _selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// The calendar; the label is only told to assistive technology.
  @MainActor public var body: some View {
    let calendar = environment.dateCalendar
    VStack(spacing: 0) {
      label.modifier(_SpokenOnlyModifier())
      MonthCalendar(
        start: selection.compactMap { calendar.date(from: $0) }.min() ?? Date(), bounds: bounds,
        isSelected: { chosen($0, calendar) != nil }, choose: { toggle($0, calendar) })
    }
    .modifier(_BoxSpacingModifier())
  }

  @MainActor private func chosen(_ date: Date, _ calendar: Calendar) -> DateComponents? {
    let wanted = calendar.dateComponents([.year, .month, .day], from: date)
    let era = calendar.component(.era, from: date)
    return selection.first {
      $0.year == wanted.year && $0.month == wanted.month && $0.day == wanted.day && ($0.era ?? era) == era
    }
  }

  @MainActor private func toggle(_ date: Date, _ calendar: Calendar) {
    if let known = chosen(date, calendar) {
      selection.remove(known)
    } else {
      selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

extension DateBounds {
  /// The upper bound itself cannot be chosen.
  init(_ range: Range<Date>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound.addingTimeInterval(-1))
  }
  init(_ range: PartialRangeUpTo<Date>) { self.init(maximum: range.upperBound.addingTimeInterval(-1)) }
}

extension MultiDatePicker {
  /// A picker of any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(), label())
  }

  /// A picker of days within a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(bounds), label())
  }

  /// A picker of days that are not before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds), label())
  }

  /// A picker of days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds), label())
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker of any days, with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleKey))
  }

  /// A picker of any days, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(title))
  }

  /// A picker of days within a range, with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// A picker of days within a range, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, DateBounds(bounds), Text(title))
  }

  /// A picker of days that are not before a date, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// A picker of days that are not before a date, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(title))
  }

  /// A picker of days before a date, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// A picker of days before a date, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(title))
  }
}
