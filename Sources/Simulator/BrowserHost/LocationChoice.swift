import Simulator

/// Whether the app may know where the phone is, as the page's control names it.
enum PermissionChoice: String, CaseIterable, Decodable, Sendable {
  case notAsked, whileUsing, denied

  init(_ permission: CLAuthorizationStatus) {
    switch permission {
    case .notDetermined: self = .notAsked
    case .authorizedWhenInUse, .authorizedAlways: self = .whileUsing
    default: self = .denied
    }
  }

  var permission: CLAuthorizationStatus {
    switch self {
    case .notAsked: .notDetermined
    case .whileUsing: .authorizedWhenInUse
    case .denied: .denied
    }
  }
}

/// Where the phone is, as the page's control names it.
enum PlaceChoice: String, CaseIterable, Decodable, Sendable {
  case unknown, berlin, lisbon
  /// From Alexanderplatz to Brandenburger Tor, a place every two seconds.
  case walk

  private static let street: [(latitude: Double, longitude: Double)] = [
    (52.5219, 13.4132), (52.5205, 13.4083), (52.5196, 13.4027), (52.5186, 13.3976), (52.5175, 13.3929),
    (52.5172, 13.3889), (52.5168, 13.3841), (52.5163, 13.3777),
  ]

  /// Creates a choice; nil for a place that the page does not offer.
  init?(_ location: SimulatedLocation) {
    let found = Self.allCases.first { choice in
      let (position, route) = choice.whereabouts
      return location.route.map(\.time) == route.map(\.time)
        && location.position?.coordinate.latitude == position?.coordinate.latitude
        && location.position?.coordinate.longitude == position?.coordinate.longitude
    }
    guard let found else { return nil }
    self = found
  }

  private var whereabouts: (position: CLLocation?, route: [SimulatedLocation.Waypoint]) {
    switch self {
    case .unknown: (nil, [])
    case .berlin: (CLLocation(latitude: 52.52, longitude: 13.405), [])
    case .lisbon: (CLLocation(latitude: 38.7223, longitude: -9.1393), [])
    case .walk:
      (
        nil,
        Self.street.enumerated().map { index, place in
          .init(at: .seconds(2 * index), CLLocation(latitude: place.latitude, longitude: place.longitude))
        }
      )
    }
  }

  func apply(to location: inout SimulatedLocation) { (location.position, location.route) = whereabouts }
}
