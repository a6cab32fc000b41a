/// A value for a chart, with the name of what it is.
nonisolated public struct PlottableValue<Value: Plottable> {
  let channel: Channel

  private init(_ label: Text, _ value: _Datum, upper: _Datum? = nil, unit: Calendar.Component? = nil) {
    channel = Channel(label: label, lower: value, upper: upper, unit: unit)
  }

  /// A value named by a key of the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), value.datum)
  }

  /// A value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(Text(label), value.datum)
  }

  /// A value named by a text.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value.datum) }

  /// A value named by a resource.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(label), value.datum)
  }
}

nonisolated extension PlottableValue where Value: Comparable {
  /// All values between two.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// All values between two.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    Self(Text(label), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// All values between two.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// All values of a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// All values of a bin.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(label), range.lowerBound.datum, upper: range.upperBound.datum)
  }

  /// All values of a bin.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound.datum, upper: range.upperBound.datum)
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// The day, month or other unit of the calendar that a moment is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(labelKey), value, unit: unit, calendar: calendar) }

  /// The day, month or other unit of the calendar that a moment is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(label), value, unit: unit, calendar: calendar) }

  /// The day, month or other unit of the calendar that a moment is in.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    guard let interval = (calendar ?? .current).dateInterval(of: unit, for: value) else {
      return Self(label, .date(value))
    }
    return Self(label, .date(interval.start), upper: .date(interval.end), unit: unit)
  }
}

/// One bin of several.
nonisolated public struct ChartBinRange<Bound: Comparable> {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where it ends.
  public let upperBound: Bound
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// What a mark shows in one way: a position, a colour, a symbol.
nonisolated struct Channel {
  var label: Text
  var lower: _Datum
  /// The other end of what the value stretches over.
  var upper: _Datum?
  var unit: Calendar.Component?

  /// The middle of the value, in numbers.
  var quantity: Double? {
    guard let low = lower.quantity else { return nil }
    guard let high = upper?.quantity else { return low }
    return (low + high) / 2
  }
}
