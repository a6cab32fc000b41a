import CoreLocation
import Testing

@testable import iosApp

struct LocationPermissionStatusTests {
  @Test(
    "Given each CLAuthorizationStatus, when it is mapped, then it has the domain's name",
    arguments: [
      (CLAuthorizationStatus.notDetermined, LocationPermissionStatus.notDetermined), (.restricted, .restricted),
      (.denied, .denied), (.authorizedAlways, .authorizedAlways), (.authorizedWhenInUse, .authorizedWhenInUse),
    ])
  func testInit_whenCLAuthorizationStatus_shouldMap(system: CLAuthorizationStatus, expected: LocationPermissionStatus) {
    #expect(LocationPermissionStatus(system) == expected)
  }

  @Test("Given a status of a later system, when it is mapped, then it counts as a refusal")
  func testInit_whenUnknown_shouldBeDenied() throws {
    let later = try #require(CLAuthorizationStatus(rawValue: 17))
    #expect(LocationPermissionStatus(later) == .denied)
  }
}
