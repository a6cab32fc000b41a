import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The location.
  public let location: CLLocation?
  /// The region.
  public let region: CLRegion?
  /// The time zone.
  public let timeZone: TimeZone?
  /// The name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The two-letter country code.
  public let isoCountryCode: String?
  /// The country, in the phone's language.
  public let country: String?
  /// The lake or river; unknown here.
  public var inlandWater: String? { nil }
  /// The ocean; unknown here.
  public var ocean: String? { nil }
  /// The points of interest; unknown here.
  public var areasOfInterest: [String]? { nil }

  /// Creates a copy of a place.
  public init(placemark: CLPlacemark) {
    (location, region, timeZone) = (placemark.location, placemark.region, placemark.timeZone)
    (name, thoroughfare, subThoroughfare) = (placemark.name, placemark.thoroughfare, placemark.subThoroughfare)
    (locality, subLocality) = (placemark.locality, placemark.subLocality)
    (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
    (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
  }

  /// Creates a place with an address under the keys of Apple's address dictionaries.
  package init(location: CLLocation?, region: CLRegion? = nil, timeZone: TimeZone? = nil, address: [String: Any]) {
    func part(_ key: String) -> String? { address[key] as? String }
    (self.location, self.region, self.timeZone) = (location, region, timeZone)
    thoroughfare = part("Thoroughfare") ?? part("Street")
    subThoroughfare = part("SubThoroughfare")
    (locality, subLocality) = (part("City"), part("SubLocality"))
    (administrativeArea, subAdministrativeArea) = (part("State"), part("SubAdministrativeArea"))
    (postalCode, isoCountryCode, country) = (part("ZIP"), part("CountryCode"), part("Country"))
    name = part("Name") ?? part("Street") ?? locality
  }

  /// Returns itself: a place never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The address on one line, and the location.
  open override var description: String {
    let address = [name, locality, administrativeArea, postalCode, country].compactMap { $0 }.joined(separator: ", ")
    return location.map { "\(address) @ \($0.description)" } ?? address
  }
}
