/// A labelled value of each element of a plot: `.value("Price", \.price)`.
@available(iOS 18.0, *)
nonisolated public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let channel: (DataElement) -> Channel

  private init(_ label: Text, _ value: @escaping (DataElement) -> DataValue) {
    channel = { Channel(label: label, lower: value($0).datum) }
  }

  private init(
    _ label: Text, _ start: @escaping (DataElement) -> DataValue, _ end: @escaping (DataElement) -> DataValue
  ) {
    channel = { Channel(label: label, lower: start($0).datum, upper: end($0).datum) }
  }

  /// Returns the same value for all elements.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(Text(labelKey)) { _ in value }
  }

  /// Returns a property of each element.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(Text(labelKey)) { $0[keyPath: keyPath] }
  }

  /// Returns the same range of values for all elements.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    Self(Text(labelKey), { _ in start }, { _ in end })
  }

  /// Returns the range between two properties of each element.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(Text(labelKey), { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// Returns the same value for all elements.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    Self(Text(label)) { _ in value }
  }

  /// Returns a property of each element.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(Text(label)) { $0[keyPath: keyPath] }
  }

  /// Returns the same range of values for all elements.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> Self {
    Self(Text(label), { _ in start }, { _ in end })
  }

  /// Returns the range between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(Text(label), { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// Returns the same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self(label) { _ in value }
  }

  /// Returns a property of each element.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(label) { $0[keyPath: keyPath] }
  }

  /// Returns the same range of values for all elements.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self(label, { _ in start }, { _ in end })
  }

  /// Returns the range between two properties of each element.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label, { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// Returns the same value for all elements.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: DataValue) -> Self {
    Self(Text(label)) { _ in value }
  }

  /// Returns a property of each element.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(Text(label)) { $0[keyPath: keyPath] }
  }

  /// Returns the same range of values for all elements.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ start: DataValue, _ end: DataValue) -> Self {
    Self(Text(label), { _ in start }, { _ in end })
  }

  /// Returns the range between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(Text(label), { $0[keyPath: start] }, { $0[keyPath: end] })
  }
}

@available(iOS 18.0, *)
nonisolated extension PlottableProjection where DataValue == Date {
  private init(
    _ label: Text, _ unit: Calendar.Component, _ calendar: Calendar?, _ value: @escaping (DataElement) -> Date
  ) {
    channel = { PlottableValue<Date>.value(label, value($0), unit: unit, calendar: calendar).channel }
  }

  /// Returns the day, month or other calendar unit that contains a date, the same for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey), unit, calendar) { _ in value }
  }

  /// Returns the day, month or other calendar unit that contains each element's date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey), unit, calendar) { $0[keyPath: keyPath] }
  }

  /// Returns the day, month or other calendar unit that contains a date, the same for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label), unit, calendar) { _ in value }
  }

  /// Returns the day, month or other calendar unit that contains each element's date.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label), unit, calendar) { $0[keyPath: keyPath] }
  }

  /// Returns the day, month or other calendar unit that contains a date, the same for all elements.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label, unit, calendar) { _ in value }
  }

  /// Returns the day, month or other calendar unit that contains each element's date.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label, unit, calendar) { $0[keyPath: keyPath] }
  }

  /// Returns the day, month or other calendar unit that contains a date, the same for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label), unit, calendar) { _ in value }
  }

  /// Returns the day, month or other calendar unit that contains each element's date.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label), unit, calendar) { $0[keyPath: keyPath] }
  }
}
