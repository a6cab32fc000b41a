import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// A place with an address. Caveat: what the app says of it; nobody here knows addresses.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// The street, as it was told.
  public let thoroughfare: String?
  /// The town, as it was told.
  public let locality: String?
  /// The country, as it was told.
  public let country: String?

  /// A place of which only the coordinate is known.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// A place and its address, under `Street`, `City` and `Country`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    thoroughfare = addressDictionary?["Street"] as? String
    locality = addressDictionary?["City"] as? String
    country = addressDictionary?["Country"] as? String
  }

  /// The address in a line; nil if nothing is known of it.
  public var title: String? {
    let parts = [thoroughfare, locality, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// None.
  public var subtitle: String? { nil }
  /// The place without its address.
  public var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
}

/// A place that a map or directions are about.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// Its name.
  open var name: String?
  /// How to call it.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// Its clock.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// It is wherever the phone is.
  public let isCurrentLocation: Bool

  /// A place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.title
    isCurrentLocation = false
  }

  /// A place without an address, as iOS 26 makes it.
  @available(iOS 26.0, *)
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    name = address?.shortAddress ?? address?.fullAddress
  }

  private init(current: Void) {
    placemark = MKPlacemark(coordinate: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    super.init()
    name = "Current Location"
  }

  /// Where the phone is.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// Where it is.
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// Shows the place in another app, by the web's address of Apple's maps; false without one.
  @discardableResult @MainActor
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("https", "maps.apple.com", "/")
    let place = placemark.coordinate
    parts.queryItems = [
      URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)"),
      URLQueryItem(name: "q", value: name ?? ""),
    ]
    guard let url = parts.url, UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// As short as it is understood nearby.
  public let shortAddress: String?

  /// An address; nil if it is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension MKPointOfInterestCategory {
  private static func kind(_ name: String) -> Self { Self(rawValue: "MKPOICategory" + name) }
  /// Airports.
  public static let airport = kind("Airport")
  /// Machines that give money.
  public static let atm = kind("ATM")
  /// Bakeries.
  public static let bakery = kind("Bakery")
  /// Banks.
  public static let bank = kind("Bank")
  /// Beaches.
  public static let beach = kind("Beach")
  /// Cafés.
  public static let cafe = kind("Cafe")
  /// Gyms.
  public static let fitnessCenter = kind("FitnessCenter")
  /// Filling stations.
  public static let gasStation = kind("GasStation")
  /// Hospitals.
  public static let hospital = kind("Hospital")
  /// Hotels.
  public static let hotel = kind("Hotel")
  /// Libraries.
  public static let library = kind("Library")
  /// Museums.
  public static let museum = kind("Museum")
  /// Parks.
  public static let park = kind("Park")
  /// Car parks.
  public static let parking = kind("Parking")
  /// Pharmacies.
  public static let pharmacy = kind("Pharmacy")
  /// Police stations.
  public static let police = kind("Police")
  /// Stops.
  public static let publicTransport = kind("PublicTransport")
  /// Restaurants.
  public static let restaurant = kind("Restaurant")
  /// Schools.
  public static let school = kind("School")
  /// Shops.
  public static let store = kind("Store")
  /// Theatres.
  public static let theater = kind("Theater")
  /// Universities.
  public static let university = kind("University")
  /// Zoos.
  public static let zoo = kind("Zoo")
}
