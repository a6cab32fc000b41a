import Foundation

/// A city that the phone knows without a service. There are no others, and no streets: this table answers all requests
/// of an app. The coordinates are those of the city halls, to about a kilometre.
package struct KnownCity: Sendable {
  /// The English name.
  package let name: String
  /// The state or province, as in addresses.
  package let area: String
  /// The two-letter country code.
  package let regionCode: String
  /// The centre.
  package let coordinate: CLLocationCoordinate2D
  private let zone: String

  private init(_ name: String, _ area: String, _ code: String, _ north: Double, _ east: Double, _ zone: String) {
    (self.name, self.area, regionCode, self.zone) = (name, area, code, zone)
    coordinate = CLLocationCoordinate2D(latitude: north, longitude: east)
  }

  /// The distance in metres from the centre that still counts as the city; a guess that fits most of them.
  private static let reach: CLLocationDistance = 25_000

  /// Returns the localized name of the country.
  package func country(_ locale: Locale) -> String? { locale.localizedString(forRegionCode: regionCode) }

  /// Returns the city as a place, or a place in the city.
  package func placemark(at location: CLLocation? = nil, in locale: Locale? = nil) -> CLPlacemark {
    var address = ["Name": name, "City": name, "State": area, "CountryCode": regionCode]
    address["Country"] = country(locale ?? .current)
    return CLPlacemark(
      location: location ?? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      region: CLCircularRegion(center: coordinate, radius: Self.reach, identifier: name),
      timeZone: TimeZone(identifier: zone), address: address)
  }

  /// Returns the city that contains a location.
  package static func around(_ location: CLLocation) -> KnownCity? {
    func distance(_ city: KnownCity) -> CLLocationDistance {
      location.distance(from: CLLocation(latitude: city.coordinate.latitude, longitude: city.coordinate.longitude))
    }
    return all.min { distance($0) < distance($1) }.flatMap { distance($0) <= reach ? $0 : nil }
  }

  /// Returns the cities that match a string, such as "Paris" or "Paris, France"; with `isBeginning` those whose names
  /// begin with it.
  package static func named(_ text: String, isBeginning: Bool = false) -> [KnownCity] {
    func plain(_ text: some StringProtocol) -> String {
      text.trimmingCharacters(in: .whitespaces).folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    let parts = text.split(separator: ",").map { plain($0) }
    guard let first = parts.first, !first.isEmpty else { return [] }
    return all.filter { city in
      let name = plain(city.name)
      guard isBeginning ? name.hasPrefix(first) : name == first else { return false }
      let around = [
        city.area, city.regionCode, city.country(.current) ?? "", city.country(Locale(identifier: "en_US")) ?? "",
      ].map { plain($0) }
      return parts.dropFirst().allSatisfy { around.contains($0) }
    }
  }

  private static let all: [KnownCity] = [
    KnownCity("Amsterdam", "North Holland", "NL", 52.373, 4.892, "Europe/Amsterdam"),
    KnownCity("Athens", "Attica", "GR", 37.984, 23.728, "Europe/Athens"),
    KnownCity("Bangkok", "Bangkok", "TH", 13.756, 100.502, "Asia/Bangkok"),
    KnownCity("Barcelona", "Barcelona", "ES", 41.383, 2.177, "Europe/Madrid"),
    KnownCity("Beijing", "Beijing", "CN", 39.904, 116.407, "Asia/Shanghai"),
    KnownCity("Berlin", "Berlin", "DE", 52.518, 13.408, "Europe/Berlin"),
    KnownCity("Boston", "MA", "US", 42.360, -71.058, "America/New_York"),
    KnownCity("Buenos Aires", "Buenos Aires", "AR", -34.609, -58.373, "America/Argentina/Buenos_Aires"),
    KnownCity("Cairo", "Cairo", "EG", 30.044, 31.236, "Africa/Cairo"),
    KnownCity("Cape Town", "WC", "ZA", -33.925, 18.424, "Africa/Johannesburg"),
    KnownCity("Chicago", "IL", "US", 41.884, -87.632, "America/Chicago"),
    KnownCity("Copenhagen", "Copenhagen", "DK", 55.676, 12.570, "Europe/Copenhagen"),
    KnownCity("Cupertino", "CA", "US", 37.318, -122.029, "America/Los_Angeles"),
    KnownCity("Dubai", "Dubai", "AE", 25.265, 55.311, "Asia/Dubai"),
    KnownCity("Dublin", "Dublin", "IE", 53.344, -6.267, "Europe/Dublin"),
    KnownCity("Hong Kong", "Hong Kong", "HK", 22.281, 114.159, "Asia/Hong_Kong"),
    KnownCity("Istanbul", "İstanbul", "TR", 41.013, 28.955, "Europe/Istanbul"),
    KnownCity("Lagos", "Lagos", "NG", 6.455, 3.394, "Africa/Lagos"),
    KnownCity("Lisbon", "Lisbon", "PT", 38.708, -9.139, "Europe/Lisbon"),
    KnownCity("London", "England", "GB", 51.507, -0.128, "Europe/London"),
    KnownCity("Los Angeles", "CA", "US", 34.054, -118.243, "America/Los_Angeles"),
    KnownCity("Madrid", "Madrid", "ES", 40.417, -3.703, "Europe/Madrid"),
    KnownCity("Melbourne", "VIC", "AU", -37.814, 144.963, "Australia/Melbourne"),
    KnownCity("Mexico City", "CDMX", "MX", 19.433, -99.133, "America/Mexico_City"),
    KnownCity("Miami", "FL", "US", 25.774, -80.194, "America/New_York"),
    KnownCity("Milan", "Milan", "IT", 45.467, 9.190, "Europe/Rome"),
    KnownCity("Moscow", "Moscow", "RU", 55.756, 37.617, "Europe/Moscow"),
    KnownCity("Mumbai", "MH", "IN", 18.940, 72.835, "Asia/Kolkata"),
    KnownCity("Nairobi", "Nairobi", "KE", -1.286, 36.817, "Africa/Nairobi"),
    KnownCity("New Delhi", "DL", "IN", 28.614, 77.209, "Asia/Kolkata"),
    KnownCity("New York", "NY", "US", 40.713, -74.006, "America/New_York"),
    KnownCity("Oslo", "Oslo", "NO", 59.912, 10.733, "Europe/Oslo"),
    KnownCity("Paris", "Île-de-France", "FR", 48.857, 2.352, "Europe/Paris"),
    KnownCity("Prague", "Prague", "CZ", 50.087, 14.421, "Europe/Prague"),
    KnownCity("Rio de Janeiro", "RJ", "BR", -22.909, -43.176, "America/Sao_Paulo"),
    KnownCity("Rome", "Rome", "IT", 41.894, 12.483, "Europe/Rome"),
    KnownCity("San Francisco", "CA", "US", 37.779, -122.419, "America/Los_Angeles"),
    KnownCity("São Paulo", "SP", "BR", -23.548, -46.637, "America/Sao_Paulo"),
    KnownCity("Seattle", "WA", "US", 47.604, -122.330, "America/Los_Angeles"),
    KnownCity("Seoul", "Seoul", "KR", 37.567, 126.978, "Asia/Seoul"),
    KnownCity("Shanghai", "Shanghai", "CN", 31.230, 121.474, "Asia/Shanghai"),
    KnownCity("Singapore", "Singapore", "SG", 1.290, 103.852, "Asia/Singapore"),
    KnownCity("Stockholm", "Stockholm", "SE", 59.328, 18.055, "Europe/Stockholm"),
    KnownCity("Sydney", "NSW", "AU", -33.873, 151.206, "Australia/Sydney"),
    KnownCity("Tokyo", "Tokyo", "JP", 35.690, 139.692, "Asia/Tokyo"),
    KnownCity("Toronto", "ON", "CA", 43.653, -79.384, "America/Toronto"),
    KnownCity("Vienna", "Vienna", "AT", 48.211, 16.357, "Europe/Vienna"),
    KnownCity("Warsaw", "Mazowieckie", "PL", 52.230, 21.011, "Europe/Warsaw"),
    KnownCity("Zurich", "ZH", "CH", 47.373, 8.541, "Europe/Zurich"),
  ]
}
