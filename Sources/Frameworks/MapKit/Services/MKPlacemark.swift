import Foundation
import ScrollworkCoreLocation

/// A place with an address, from the app or a geocoder.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The location.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place with only a coordinate.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a place with an address, under `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode` and similar
  /// keys.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      address: addressDictionary ?? [:])
  }

  /// Creates a place from a geocoder's.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// The two-letter country code.
  open var countryCode: String? { isoCountryCode }

  /// The address on one line; nil if nothing is known.
  public var title: String? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts = [street.isEmpty ? name : street, locality, administrativeArea, postalCode, country].compactMap { $0 }
    let different = parts.enumerated().filter { $0.offset == 0 || parts[$0.offset - 1] != $0.element }.map(\.element)
    return different.isEmpty ? nil : different.joined(separator: ", ")
  }
  /// None.
  public var subtitle: String? { nil }
}
