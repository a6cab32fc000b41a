import Foundation

/// The properties of a date picker, for a style to draw.
public struct DatePickerStyleConfiguration {
  /// The type-erased label of the picker.
  nonisolated public struct Label: View, ControlLabel, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label of the picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date; nil for no limit.
  public var minimumDate: Date?
  /// The latest date; nil for no limit.
  public var maximumDate: Date?
  /// The parts of the date that can be picked.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var bounds: DateBounds { DateBounds(minimum: minimumDate, maximum: maximumDate) }
}

/// A type that defines the appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that draws the picker.
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view that draws the picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: buttons for the date and the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A style with buttons for the date and the time; one opens a calendar, the other wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style. Same as `.compact`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(isValue: true) {
      configuration.label
    } control: {
      DateButtons(
        selection: configuration.$selection, bounds: configuration.bounds, components: configuration.displayedComponents
      )
    }
  }
}

/// A style with a calendar, and the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style. Same as `.graphical`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.label.modifier(_SpokenOnlyModifier())
      if configuration.displayedComponents.contains(.date) {
        DateCalendar(selection: configuration.$selection, bounds: configuration.bounds)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          if configuration.displayedComponents.contains(.date) {
            Text("Time")
            Spacer()
          }
          DateButtons(
            selection: configuration.$selection, bounds: configuration.bounds, components: .hourAndMinute)
        }
      }
    }
  }
}

/// A style with a wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style. Same as `.wheel`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine {
      configuration.label
    } control: {
      DateWheels(
        selection: configuration.$selection, bounds: configuration.bounds, components: configuration.displayedComponents
      )
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Buttons for the date and the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons for the date and the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar, and the time below it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A type-erased style.
struct AnyDatePickerStyle {
  let style: any DatePickerStyle
  var isCompact: Bool { style is DefaultDatePickerStyle || style is CompactDatePickerStyle }

  @MainActor
  func body(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    func open<S: DatePickerStyle>(_ style: S) -> AnyView {
      AnyView(DatePickerStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct DatePickerStyleBody<S: DatePickerStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: DatePickerStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyDatePickerStyle { AnyDatePickerStyle(style: DefaultDatePickerStyle()) }
}

extension EnvironmentValues {
  var datePickerStyle: AnyDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }

  /// The calendar with the environment's time zone and locale.
  var dateCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

nonisolated extension View {
  /// Sets the style of date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyDatePickerStyle(style: style))
  }
}
