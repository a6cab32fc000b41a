import Foundation

extension Unit {
  /// ICU's name of the unit; nil for units defined by the app.
  var identifier: String? {
    switch self {
    case is UnitLength: Self.lengths[symbol]
    case is UnitMass: Self.masses[symbol]
    case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"][symbol]
    case is UnitSpeed:
      ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"][symbol]
    case is UnitDuration:
      // Foundation on Linux calls the first two "h" and "m".
      [
        "hr": "hour", "h": "hour", "min": "minute", "m": "minute", "s": "second", "ms": "millisecond",
        "μs": "microsecond", "ns": "nanosecond",
      ][
        symbol]
    case is UnitVolume: Self.volumes[symbol]
    case is UnitEnergy:
      ["kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour"][symbol]
    case is UnitArea:
      [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
      ][symbol]
    case is UnitPressure:
      [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "inHg": "inch-ofhg", "bar": "bar",
        "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
      ][symbol]
    case is UnitAngle:
      ["°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution"][symbol]
    case is UnitPower:
      ["GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower"][symbol]
    case is UnitFrequency: ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"][symbol]
    case is UnitElectricPotentialDifference: ["V": "volt"][symbol]
    case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"][symbol]
    case is UnitElectricResistance: ["Ω": "ohm"][symbol]
    case is UnitInformationStorage:
      [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
      ][symbol]
    default: nil
    }
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "μm": "micrometer",
    "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
    "ua": "astronomical-unit", "pc": "parsec",
  ]

  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "μg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]

  private static let volumes = [
    "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "km³": "cubic-kilometer",
    "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
    "mi³": "cubic-mile", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
  ]

  /// Returns an amount of the unit, with the unit's symbol if ICU does not know it.
  /// - Parameters:
  ///   - usage: ICU's name of the usage that decides the preferred unit; nil for the unit itself.
  ///   - precision: a part of an ICU number skeleton.
  func text(_ value: Double, width: UnitText.Width, usage: String?, precision: String, locale: Locale) -> String {
    let known = identifier.flatMap { name in
      UnitText.string(
        value, skeleton: "unit/\(name) \(usage.map { "usage/\($0)" } ?? "") \(width.rawValue) \(precision)",
        locale: locale)
    }
    return known ?? "\(value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))) \(symbol)"
  }
}
