import Foundation

/// What a measurement is used for, which decides about the unit that people take.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: RawRepresentable, Hashable, Codable, Sendable {
  /// What ICU calls the use.
  public var rawValue: String
  /// A use that ICU knows.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The unit as it is given.
  public static var asProvided: Self { Self(rawValue: "asProvided") }
  /// Whatever people take for most things.
  public static var general: Self { Self(rawValue: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How far it is by road.
  public static var road: Self { Self(rawValue: "road") }
  /// How tall somebody is.
  public static var person: Self { Self(rawValue: "person-height") }
  /// How far one can see.
  public static var visibility: Self { Self(rawValue: "visiblty") }
  /// How much it rained.
  public static var rainfall: Self { Self(rawValue: "rainfall") }
  /// How much it snowed.
  public static var snowfall: Self { Self(rawValue: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy somebody is.
  public static var personWeight: Self { Self(rawValue: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm somebody is.
  public static var person: Self { Self(rawValue: "person") }
  /// How warm it is outside.
  public static var weather: Self { Self(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount to drink or pour.
  public static var liquid: Self { Self(rawValue: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(rawValue: "food") }
  /// What training takes.
  public static var workout: Self { Self(rawValue: "food") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements in the language and units of people of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long units are written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate var skeleton: String
      /// "37.2 litres".
      public static var wide: Self { Self(skeleton: UnitText.Width.full.rawValue) }
      /// "37.2 L".
      public static var abbreviated: Self { Self(skeleton: UnitText.Width.short.rawValue) }
      /// "37.2L".
      public static var narrow: Self { Self(skeleton: UnitText.Width.narrow.rawValue) }
    }

    /// How long units are written.
    public var width: UnitWidth
    /// Whose language and units they are.
    public var locale: Locale
    /// What the measurement is used for.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; nil for what goes with the unit. Caveat: of a style only how it writes numbers of the unit as
    /// provided is kept.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let isProvided = usage == .asProvided
      let use = measurement.unit is UnitTemperature && usage == .general ? "weather" : usage.rawValue
      let width = UnitText.Width(rawValue: width.skeleton) ?? .short
      func text(_ precision: String) -> String {
        measurement.unit.text(
          measurement.value, width: width, usage: isProvided ? nil : use, precision: precision, locale: locale)
      }
      guard let numberFormatStyle else { return text(isProvided ? ".######" : "") }
      // ICU writes the number in full, and the style's takes its place.
      let exact = text(".###############")
      let digits = exact.prefix { !$0.isNumber }.count
      let number = exact.dropFirst(digits).prefix { $0.isNumber || ".,٫٬  '’".contains($0) }
      let trimmed = number.trimmingCharacters(in: .whitespaces)
      guard let value = try? Double(trimmed, format: .number.locale(locale)) else { return exact }
      return exact.replacing(trimmed, with: numberFormatStyle.locale(locale).format(value), maxReplacements: 1)
    }

    /// The same for other people.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The same as text that says what of it is the number and what the unit.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }
  }

  /// Writes measurements as text that says what of it is the number and what the unit.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    fileprivate var style: FormatStyle

    /// The measurement as text with the attribute `measurement`.
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

    /// The same for other people.
    public func locale(_ locale: Locale) -> Self { AttributedStyle(style: style.locale(locale)) }
  }

  /// The measurement as text in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// The measurement as text, in the units of the phone's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
