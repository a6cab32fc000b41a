import Foundation
import ScrollworkCoreLocation

/// Writes distances as a person would say them.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// What distances are in.
  public enum Units: UInt, Sendable {
    /// The locale's.
    case `default` = 0
    /// Metres and kilometres.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    /// Yards and miles.
    case imperialWithYards = 3
  }

  /// How long the words are.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// The locale's.
    case `default` = 0
    /// Short.
    case abbreviated = 1
    /// Long.
    case full = 2
  }

  /// Whose language and units.
  open var locale: Locale! = .current
  /// What distances are in.
  open var units = Units.default
  /// How long the words are.
  open var unitStyle = DistanceUnitStyle.default

  /// A distance in words. The rounding is a guess: whole units below ten of the larger unit's tenths, one digit after the point above.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let locale = locale ?? .current
    let isMetric =
      units == .metric || (units == .default && locale.measurementSystem == .metric)
    let usesYards = units == .imperialWithYards || (units == .default && locale.measurementSystem == .uk)
    let (small, large): (UnitLength, UnitLength) =
      isMetric ? (.meters, .kilometers) : (usesYards ? .yards : .feet, .miles)
    let whole = Measurement(value: distance, unit: UnitLength.meters)
    let (inSmall, inLarge) = (whole.converted(to: small), whole.converted(to: large))
    // Feet and yards up to a tenth of a mile, metres up to a kilometre.
    let isSmall = isMetric ? inSmall.value.rounded() < 1000 : inLarge.value < 0.1
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    let shown = isSmall ? Self.step(inSmall.value) : inLarge.value
    formatter.numberFormatter.maximumFractionDigits = isSmall || shown >= 10 ? 0 : 1
    return formatter.string(from: Measurement(value: shown, unit: isSmall ? small : large))
  }

  /// Steps of 50 from 100 on, as spoken; a guess.
  private static func step(_ value: Double) -> Double {
    value < 100 ? value.rounded() : (value / 50).rounded() * 50
  }

  /// The same for any number of metres.
  open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
}
