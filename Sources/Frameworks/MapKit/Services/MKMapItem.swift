import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

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
    name = placemark.name ?? placemark.title
    timeZone = placemark.timeZone
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

  /// Shows the place in another app, by the web's address of Apple's maps; false without one. Of the options it gets the ways
  /// to go and the kind of map.
  @discardableResult @MainActor
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places in another app, by the web's address of Apple's maps; false without one. With a way to go two items are
  /// where it begins and ends, and one is where it ends; without one only the first item is shown.
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

/// How to go, in options of `openInMaps(launchOptions:)`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// What the map looks like, as a number of `MKMapType`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// As the person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

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
