import Foundation
import ScrollworkCoreLocation

/// Formats distances.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of distances.
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

  /// The length of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// The locale's.
    case `default` = 0
    /// Short.
    case abbreviated = 1
    /// Long.
    case full = 2
  }

  /// The locale that decides the language and units.
  open var locale: Locale! = .current
  /// The units.
  open var units = Units.default
  /// The length of units.
  open var unitStyle = DistanceUnitStyle.default

  /// Returns a distance as text. The rounding is a guess: whole units below ten of the larger unit's tenths, one
  /// decimal above.
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

  /// Steps of 50 from 100 on, as in speech; a guess.
  private static func step(_ value: Double) -> Double {
    value < 100 ? value.rounded() : (value / 50).rounded() * 50
  }

  /// Returns the same for a number of metres.
  open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
}
