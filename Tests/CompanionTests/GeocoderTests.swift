import CoreLocation
import MapKit
import SimulatorTesting
import SwiftUI

/// Records the calls of a completer.
@MainActor
private final class Suggestions: NSObject, @preconcurrency MKLocalSearchCompleterDelegate {
  let completer = MKLocalSearchCompleter()
  var heard: [String] = []

  override init() {
    super.init()
    completer.delegate = self
  }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    heard.append(completer.results.map { "\($0.title), \($0.subtitle)" }.joined(separator: "; "))
  }
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    heard.append("\((error as? MKError)?.code == .serverFailure)")
  }
}

@MainActor @Suite("Places and addresses", .simulator(.iPhoneSE))
struct GeocoderTests {
  @Test(
    "given a place in a city that is known, when its address is asked for, then it is the city's; elsewhere there is no network"
  )
  func reverse() async throws {
    // Given
    let geocoder = CLGeocoder()
    // When
    let place = try #require(
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 48.86, longitude: 2.29)).first)
    // Then
    #expect(place.locality == "Paris" && place.isoCountryCode == "FR" && place.thoroughfare == nil)
    #expect(place.timeZone?.identifier == "Europe/Paris" && place.location?.coordinate.longitude == 2.29)
    await #expect(throws: CLError(.network)) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: -30))
    }
  }

  @Test("given an address, when its place is asked for, then the answer comes later, or that it was taken back")
  func forward() async throws {
    // Given
    let screen = await Screen { Text("Map") }
    let geocoder = CLGeocoder()
    var answers: [String] = []
    func ask(_ text: String) {
      geocoder.geocodeAddressString(text) { places, error in
        answers.append(places?.first?.administrativeArea ?? "\((error as? CLError)?.code.rawValue ?? -1)")
      }
    }
    // When
    ask("san francisco, United States")
    #expect(geocoder.isGeocoding && answers.isEmpty)
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(!geocoder.isGeocoding)
    ask("1 Nowhere Street")
    try await screen.advance(by: .seconds(1))
    ask("Paris")
    geocoder.cancelGeocode()
    try await screen.advance(by: .seconds(1))
    #expect(answers == ["CA", "2", "10"])
  }

  @Test("given a search for a city, then it is found, and suggested as soon as its name begins so")
  func search() async throws {
    // Given
    let screen = await Screen { Text("Map") }
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Tokyo")
    // When
    let response = try await MKLocalSearch(request: request).start()
    // Then
    let item = try #require(response.mapItems.first)
    #expect(item.name == "Tokyo" && item.placemark.countryCode == "JP")
    #expect(item.placemark.isKind(of: CLPlacemark.self) && !item.placemark.isMember(of: CLPlacemark.self))
    #expect(abs(response.boundingRegion.center.latitude - 35.69) < 0.1)
    // When
    let suggestions = Suggestions()
    suggestions.completer.queryFragment = "Sa"
    suggestions.completer.queryFragment = "San"
    try await screen.advance(by: .seconds(1))
    suggestions.completer.queryFragment = "Sandwich"
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(suggestions.heard == ["San Francisco, CA, United States", "true"])
  }

  @Test("given places, when they open in maps with a way to go, then the address says where and how")
  func maps() async {
    // Given
    let screen = await Screen { Text("Map") }
    let item = MKMapItem(
      placemark: MKPlacemark(
        coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: 2), addressDictionary: ["City": "Here"]))
    // When
    screen.openableSchemes = []
    #expect(!item.openInMaps())
    screen.openableSchemes = ["https"]
    #expect(
      item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]))
    // Then
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://maps.apple.com/?daddr=1.5,2.0&dirflg=w"])
    #expect(
      CLCircularRegion(center: item.placemark.coordinate, radius: 1000, identifier: "a").contains(
        item.location.coordinate))
  }
}

@MainActor @Suite("Kinds of suggestions for places", .simulator(.iPhoneSE))
struct SearchFilterTypeTests {
  @Test("given the older kinds of suggestions, then they are the newer ones with or without queries")
  func filterType() {
    let completer = MKLocalSearchCompleter()
    #expect(completer.filterType == .locationsAndQueries)
    completer.filterType = .locationsOnly
    #expect(completer.resultTypes == [.address, .pointOfInterest])
    completer.resultTypes = [.address, .query]
    #expect(completer.filterType == .locationsAndQueries)
  }
}
