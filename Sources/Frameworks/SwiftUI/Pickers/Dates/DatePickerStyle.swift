import Foundation

/// What a style gets of the date picker that it draws.
public struct DatePickerStyleConfiguration {
  /// The label, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What is picked.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date; nil for none.
  public var minimumDate: Date?
  /// The latest date; nil for none.
  public var maximumDate: Date?
  /// What of the date can be picked.
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

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// What a picker is drawn with.
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of the picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is usual: the date and the time as buttons.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date and the time as buttons: one opens a calendar, the other one wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The same as `.compact`.
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

/// A calendar, and the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The same as `.graphical`.
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

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The same as `.wheel`.
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
  /// The date and the time as buttons.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time as buttons.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, and the time below it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Any style.
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

/// Gives a style an identity of its own, so that its dynamic properties work.
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
  /// How date pickers inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyDatePickerStyle(style: style))
  }
}
