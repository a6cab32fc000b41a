import Foundation

/// A control for picking any number of days in a calendar.
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

  /// The calendar. Only assistive technology uses the label.
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
  /// Excludes the upper bound.
  init(_ range: Range<Date>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound.addingTimeInterval(-1))
  }
  init(_ range: PartialRangeUpTo<Date>) { self.init(maximum: range.upperBound.addingTimeInterval(-1)) }
}

extension MultiDatePicker {
  /// Creates a picker for any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(), label())
  }

  /// Creates a picker for days in a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(bounds), label())
  }

  /// Creates a picker for days on or after a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds), label())
  }

  /// Creates a picker for days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds), label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for any days, with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleKey))
  }

  /// Creates a picker for any days, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(title))
  }

  /// Creates a picker for days in a range, with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// Creates a picker for days in a range, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, DateBounds(bounds), Text(title))
  }

  /// Creates a picker for days on or after a date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// Creates a picker for days on or after a date, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(title))
  }

  /// Creates a picker for days before a date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(titleKey))
  }

  /// Creates a picker for days before a date, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateBounds(bounds), Text(title))
  }
}
