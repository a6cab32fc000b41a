/// A value for a chart, with a label.
nonisolated public struct PlottableValue<Value: Plottable> {
  let channel: Channel

  private init(_ label: Text, _ value: _Datum, upper: _Datum? = nil, unit: Calendar.Component? = nil) {
    channel = Channel(label: label, lower: value, upper: upper, unit: unit)
  }

  /// Returns a value labelled by a localized string key.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), value.datum)
  }

  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(Text(label), value.datum)
  }

  /// Returns a value labelled by a text view.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value.datum) }

  /// Returns a value labelled by a resource.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(label), value.datum)
  }
}

nonisolated extension PlottableValue where Value: Comparable {
  /// Returns a range of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// Returns a range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    Self(Text(label), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// Returns a range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// Returns the values of a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// Returns the values of a bin.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(label), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// Returns the values of a bin.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound.datum, upper: range.upperBound.datum)
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// Returns the day, month or other calendar unit that contains a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(labelKey), value, unit: unit, calendar: calendar) }

  /// Returns the day, month or other calendar unit that contains a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(label), value, unit: unit, calendar: calendar) }

  /// Returns the day, month or other calendar unit that contains a date.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    guard let interval = (calendar ?? .current).dateInterval(of: unit, for: value) else {
      return Self(label, .date(value))
    }
    return Self(label, .date(interval.start), upper: .date(interval.end), unit: unit)
  }
}

/// A single bin.
nonisolated public struct ChartBinRange<Bound: Comparable> {
  /// The start of the bin.
  public let lowerBound: Bound
  /// The end of the bin.
  public let upperBound: Bound
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// The value of a mark in one channel: a position, a colour, a symbol.
nonisolated struct Channel {
  var label: Text
  var lower: _Datum
  /// The upper end of a range.
  var upper: _Datum?
  var unit: Calendar.Component?

  /// The middle of the value, as a number.
  var quantity: Double? {
    guard let low = lower.quantity else { return nil }
    guard let high = upper?.quantity else { return low }
    return (low + high) / 2
  }
}
