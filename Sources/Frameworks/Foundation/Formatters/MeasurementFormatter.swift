import Foundation

/// Writes measurements in the language, and if wanted in the units, of people of a locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt
    /// Flags as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own, not the one of the locale.
    public static var providedUnit: Self { Self(rawValue: 1 << 0) }
    /// The one that gives a handy number. Caveat: the locale's choice does so too, and its own unit is left for nothing else.
    public static var naturalScale: Self { Self(rawValue: 1 << 1) }
    /// Degrees without a name of the scale.
    public static var temperatureWithoutUnit: Self { Self(rawValue: 1 << 2) }
  }

  /// Which unit is written; the locale's at first.
  open var unitOptions: UnitOptions = []
  /// How long units are written; `.medium` at first, which is "5 km".
  open var unitStyle = Formatter.UnitStyle.medium
  /// Whose language and units they are.
  open var locale: Locale! = .autoupdatingCurrent
  private var ownNumberFormatter: NumberFormatter?

  /// Its digits after the point are kept to; nothing else of it is looked at.
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

  /// A measurement as text.
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

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? .current
    let one = unit.text(1, width: width, usage: nil, precision: "precision-integer", locale: locale)
    let number = 1.formatted(.number.locale(locale))
    return one.replacing(number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// A measurement; nil for anything else.
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
  /// So many digits after the point, as ICU's number skeletons say it.
  static func skeleton(_ digits: ClosedRange<Int>) -> String {
    let optional = min(digits.upperBound, 15) - digits.lowerBound
    if digits.upperBound == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: max(optional, 0))
  }
}
