import Foundation

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates components from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute, in the locale's clock.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control for picking a date, in the environment's calendar, locale and time zone.
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

  /// The picker in the environment's style. A picker counts as one view, however many views the style makes.
  @MainActor public var body: some View {
    HStack {
      style.body(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label.asControlLabel)), selection: selection, minimumDate: bounds.minimum,
          maximumDate: bounds.maximum, displayedComponents: displayedComponents))
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isDatePicker)
    .modifier(_BoxSpacingModifier())
    .modifier(_ListRowTraitModifier(trait: .control(style.isCompact)))
  }
}

extension DatePicker {
  /// Creates a picker for any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// Creates a picker for a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// Creates a picker for a date not before another date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// Creates a picker for a date not after another date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for any date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// Creates a picker for a date in a range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a picker for a date not before another date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a picker for a date not after another date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a picker for any date, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// Creates a picker for a date in a range, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// Creates a picker for a date not before another date, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// Creates a picker for a date not after another date, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }
}

/// The range of dates that can be selected.
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

  /// Returns whether some moment from `start` up to, but not including, `end` can be selected.
  func meets(_ start: Date, _ end: Date) -> Bool {
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }
}
