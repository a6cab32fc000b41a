import Foundation

/// What of a date can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Components by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute, by the locale's clock.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Chooses a date, by the environment's calendar, locale and time zone.
nonisolated public struct DatePicker<Label: View>: View, FrameworkView {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let displayedComponents: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  private init(_ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    displayedComponents = components
    self.label = label
  }

  /// The picker in the environment's style. However many views the style makes, a picker is one.
  @MainActor public var body: some View {
    HStack {
      style.body(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)), selection: selection, minimumDate: bounds.minimum,
          maximumDate: bounds.maximum, displayedComponents: displayedComponents))
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isDatePicker)
    .modifier(_BoxSpacingModifier())
    .modifier(_ListRowTraitModifier(trait: .control(style.isCompact)))
  }
}

extension DatePicker {
  /// A picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// A picker of a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// A picker of a date that is not before another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// A picker of a date that is not after another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// A picker of a date within a range, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// A picker of a date that is not before another one, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// A picker of a date that is not after another one, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// A picker of any date, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// A picker of a date within a range, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// A picker of a date that is not before another one, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// A picker of a date that is not after another one, with a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }
}

/// Between which dates one can be chosen.
struct DateBounds {
  var minimum: Date?
  var maximum: Date?

  init(minimum: Date? = nil, maximum: Date? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  init(_ range: ClosedRange<Date>) { self.init(minimum: range.lowerBound, maximum: range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }
  init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }

  func clamped(_ date: Date) -> Date {
    let late = minimum.map { max(date, $0) } ?? date
    return maximum.map { min(late, $0) } ?? late
  }

  /// Some moment between `start` and `end`, which itself does not belong to it, can be chosen.
  func meets(_ start: Date, _ end: Date) -> Bool {
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }
}
