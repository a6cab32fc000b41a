import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// A place on a map or in directions.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The location.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The web page.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The category.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is the phone's location.
  public let isCurrentLocation: Bool

  /// Creates a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name ?? placemark.title
    timeZone = placemark.timeZone
    isCurrentLocation = false
  }

  /// Creates a place without an address, as of iOS 26.
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

  /// Returns the phone's location.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// The location.
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// Shows the place in another app, by the URL of Apple's maps on the web; returns false if there is none. It passes
  /// on the directions mode and the map type.
  @discardableResult @MainActor
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places in another app, by the URL of Apple's maps on the web; returns false if there is none. With a
  /// directions mode two items are the start and destination, and one is the destination; without one only the first
  /// item is shown.
  @discardableResult @MainActor
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let url = address(mapItems, launchOptions ?? [:]), UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }

  private static func address(_ items: [MKMapItem], _ options: [String: Any]) -> URL? {
    func point(_ item: MKMapItem) -> String {
      "\(item.placemark.coordinate.latitude),\(item.placemark.coordinate.longitude)"
    }
    guard let first = items.first, let last = items.last else { return nil }
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("https", "maps.apple.com", "/")
    var query: [URLQueryItem] = []
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      if items.count > 1, !first.isCurrentLocation { query.append(URLQueryItem(name: "saddr", value: point(first))) }
      query.append(URLQueryItem(name: "daddr", value: point(last)))
      let letters = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
      ]
      if let letter = letters[mode] { query.append(URLQueryItem(name: "dirflg", value: letter)) }
    } else {
      query = [URLQueryItem(name: "ll", value: point(first)), URLQueryItem(name: "q", value: first.name ?? "")]
    }
    if let type = (options[MKLaunchOptionsMapTypeKey] as? NSNumber)?.uintValue, let kind = MKMapType(rawValue: type) {
      let letter =
        switch kind {
        case .standard, .mutedStandard: "m"
        case .satellite, .satelliteFlyover: "k"
        case .hybrid, .hybridFlyover: "h"
        }
      query.append(URLQueryItem(name: "t", value: letter))
    }
    parts.queryItems = query
    return parts.url
  }
}

/// The directions mode, in options of `openInMaps(launchOptions:)`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The map type, as a raw value of `MKMapType`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The person's preferred mode.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// An address as text.
open class MKAddress: NSObject, @unchecked Sendable {
  /// The full address.
  public let fullAddress: String
  /// The short form for use nearby.
  public let shortAddress: String?

  /// Creates an address; nil if it is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// A category of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension MKPointOfInterestCategory {
  private static func kind(_ name: String) -> Self { Self(rawValue: "MKPOICategory" + name) }
  /// Airports.
  public static let airport = kind("Airport")
  /// Cash machines.
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
  /// Public transport stops.
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
