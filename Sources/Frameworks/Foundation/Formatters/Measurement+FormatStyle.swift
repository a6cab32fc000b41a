import Foundation

/// The purpose of a measurement, which decides the unit that people prefer.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: RawRepresentable, Hashable, Codable, Sendable {
  /// ICU's name of the usage.
  public var rawValue: String
  /// Creates a usage that ICU knows.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The unit as given.
  public static var asProvided: Self { Self(rawValue: "asProvided") }
  /// The unit that people prefer in most cases.
  public static var general: Self { Self(rawValue: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance by road.
  public static var road: Self { Self(rawValue: "road") }
  /// A person's height.
  public static var person: Self { Self(rawValue: "person-height") }
  /// The range of visibility.
  public static var visibility: Self { Self(rawValue: "visiblty") }
  /// An amount of rain.
  public static var rainfall: Self { Self(rawValue: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(rawValue: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(rawValue: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's body temperature.
  public static var person: Self { Self(rawValue: "person") }
  /// The outdoor temperature.
  public static var weather: Self { Self(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid.
  public static var liquid: Self { Self(rawValue: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(rawValue: "food") }
  /// The energy of a workout.
  public static var workout: Self { Self(rawValue: "food") }
}

extension Measurement where UnitType: Dimension {
  /// Formats measurements in the language and units of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of units.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate var skeleton: String
      /// "37.2 litres".
      public static var wide: Self { Self(skeleton: UnitText.Width.full.rawValue) }
      /// "37.2 L".
      public static var abbreviated: Self { Self(skeleton: UnitText.Width.short.rawValue) }
      /// "37.2L".
      public static var narrow: Self { Self(skeleton: UnitText.Width.narrow.rawValue) }
    }

    /// The width of units.
    public var width: UnitWidth
    /// The locale that decides the language and units.
    public var locale: Locale
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; nil for the unit's default. Caveat: only the way it writes numbers of the unit as
    /// provided is kept.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the measurement as text.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let isProvided = usage == .asProvided
      let use = measurement.unit is UnitTemperature && usage == .general ? "weather" : usage.rawValue
      let width = UnitText.Width(rawValue: width.skeleton) ?? .short
      func text(_ precision: String) -> String {
        measurement.unit.text(
          measurement.value, width: width, usage: isProvided ? nil : use, precision: precision, locale: locale)
      }
      guard let numberFormatStyle else { return text(isProvided ? ".######" : "") }
      // ICU writes the number in full; the style's replaces it.
      let exact = text(".###############")
      let digits = exact.prefix { !$0.isNumber }.count
      let number = exact.dropFirst(digits).prefix { $0.isNumber || ".,٫٬  '’".contains($0) }
      let trimmed = number.trimmingCharacters(in: .whitespaces)
      guard let value = try? Double(trimmed, format: .number.locale(locale)) else { return exact }
      return exact.replacing(trimmed, with: numberFormatStyle.locale(locale).format(value), maxReplacements: 1)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// A style that returns attributed text, marking the number and the unit.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }
  }

  /// Formats measurements as attributed text that marks the number and the unit.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    fileprivate var style: FormatStyle

    /// Returns the measurement as text with the attribute `measurement`.
    public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
      let text = style.format(measurement)
      var result = AttributedString(text)
      func mark(_ part: Substring, _ attribute: AttributeScopes.FoundationAttributes.MeasurementAttribute.Component) {
        guard !part.isEmpty, let range = Range(part.startIndex..<part.endIndex, in: result) else { return }
        result[range].measurement = attribute
      }
      guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
        return result
      }
      let start = text[..<first].last.map { "-−+".contains($0) } == true ? text.index(before: first) : first
      mark(text[start...last], .value)
      for part in [text[..<start], text[text.index(after: last)...]] {
        guard let from = part.firstIndex(where: { !$0.isWhitespace }),
          let to = part.lastIndex(where: { !$0.isWhitespace })
        else { continue }
        mark(part[from...to], .unit)
      }
      return result
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self { AttributedStyle(style: style.locale(locale)) }
  }

  /// Returns the measurement formatted with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the measurement as text, in the units of the phone's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
