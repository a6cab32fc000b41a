import Foundation
import ScrollworkCoreLocation

/// A place with an address. Caveat: what the app or a geocoder says of it.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// A place of which only the coordinate is known.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// A place and its address, under `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode` and their like.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      address: addressDictionary ?? [:])
  }

  /// A place that a geocoder found.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// The country in two letters.
  open var countryCode: String? { isoCountryCode }

  /// The address in a line; nil if nothing is known of it.
  public var title: String? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts = [street.isEmpty ? name : street, locality, administrativeArea, postalCode, country].compactMap { $0 }
    let different = parts.enumerated().filter { $0.offset == 0 || parts[$0.offset - 1] != $0.element }.map(\.element)
    return different.isEmpty ? nil : different.joined(separator: ", ")
  }
  /// None.
  public var subtitle: String? { nil }
}
