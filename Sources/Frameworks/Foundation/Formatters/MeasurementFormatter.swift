import Foundation

/// Formats measurements in the language and, on request, the units of a locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates flags from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit instead of the locale's.
    public static var providedUnit: Self { Self(rawValue: 1 << 0) }
    /// The unit that gives a convenient number. Caveat: the locale's choice does so too, and its own unit is not
    /// changed for any other.
    public static var naturalScale: Self { Self(rawValue: 1 << 1) }
    /// Degrees without the name of the scale.
    public static var temperatureWithoutUnit: Self { Self(rawValue: 1 << 2) }
  }

  /// The choice of unit; defaults to the locale's.
  open var unitOptions: UnitOptions = []
  /// The width of units; defaults to `.medium`, as in "5 km".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale that decides the language and units.
  open var locale: Locale! = .autoupdatingCurrent
  private var ownNumberFormatter: NumberFormatter?

  /// The formatter of the number. Only its fraction digits are used.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumberFormatter { return ownNumberFormatter }
      let new = NumberFormatter()
      new.numberStyle = .decimal
      ownNumberFormatter = new
      return new
    }
    set { ownNumberFormatter = newValue }
  }

  /// Returns a measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let unit = measurement.unit
    let isTemperature = unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      let degrees = measurement.value.formatted(
        .number.precision(.fractionLength(0...digits.upperBound)).locale(locale ?? .current))
      return "\(degrees)°"
    }
    let usage = unitOptions.contains(.providedUnit) ? nil : isTemperature ? "weather" : "default"
    let precision = usage == nil || ownNumberFormatter != nil ? UnitPrecision.skeleton(digits) : ""
    return unit.text(
      measurement.value, width: width, usage: usage, precision: precision, locale: locale ?? .current)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? .current
    let one = unit.text(1, width: width, usage: nil, precision: "precision-integer", locale: locale)
    let number = 1.formatted(.number.locale(locale))
    return one.replacing(number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns a measurement as text; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? any AnyMeasurement else { return nil }
    return measurement.text(by: self)
  }

  private var digits: ClosedRange<Int> {
    guard let numbers = ownNumberFormatter else { return 0...3 }
    let least = max(numbers.minimumFractionDigits, 0)
    return least...max(numbers.maximumFractionDigits, least)
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }
}

private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}

enum UnitPrecision {
  /// Returns a number of fraction digits as an ICU number skeleton.
  static func skeleton(_ digits: ClosedRange<Int>) -> String {
    let optional = min(digits.upperBound, 15) - digits.lowerBound
    if digits.upperBound == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: max(optional, 0))
  }
}
