import CoreLocation
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The app's own service on a simulated phone, with the system's prompt on the screen.
@Suite("LocationService", .simulator(.iPhoneSE)) @MainActor
struct LocationServiceTests {
  private func screen(_ location: SimulatedLocation) async -> Screen {
    await Screen(location: location) { Text("app") }
  }

  private static let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

  @Test(
    "Given a person never asked, when the question is answered, then the location follows",
    arguments: [
      ("Allow While Using App", LocationRequestResult(status: .authorizedWhenInUse, location: .berlin)),
      ("Allow Once", LocationRequestResult(status: .authorizedWhenInUse, location: .berlin)),
      ("Don’t Allow", LocationRequestResult(status: .denied, location: nil)),
    ])
  func testRequest_whenAnswered(button: String, expected: LocationRequestResult) async throws {
    // Given
    let screen = await screen(SimulatedLocation(position: Self.berlin))
    let handler = LocationPermissionHandler(locationService: LocationService())
    // When
    let request = Task { await handler.requestLocationWithPermissions() }
    try await screen.settle()
    #expect(screen.exists(.label(contains: "how far away lost and found pets")), "the words of Info.plist")
    try await screen.tap(.label(button))
    // Then
    #expect(await request.value == expected)
  }

  @Test("Given permission, when two ask at once, then both get the location")
  func testRequestLocation_whenCalledTwice() async throws {
    // Given
    let screen = await screen(SimulatedLocation(permission: .authorizedAlways, position: Self.berlin))
    let service = LocationService()
    // When
    async let first = service.requestLocation()
    async let second = service.requestLocation()
    // Then
    #expect(await [first, second] == [.berlin, .berlin])
    #expect(await service.requestWhenInUseAuthorization() == .authorizedAlways)
    #expect(!screen.exists(.label("Allow Once")))
  }

  @Test("Given a phone that does not know where it is, when it gives up, then there is no location")
  func testRequestLocation_whenUnknown() async throws {
    // Given
    let screen = await screen(SimulatedLocation(permission: .authorizedWhenInUse))
    let service = LocationService()
    // When
    let request = Task { await service.requestLocation() }
    try await screen.advance(by: .seconds(11))
    // Then
    #expect(await request.value == nil)
  }
}
