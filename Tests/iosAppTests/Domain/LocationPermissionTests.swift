import Foundation
import Testing

@testable import iosApp

@MainActor
struct LocationPermissionTests {
  @Test("given each status, then only refusals show the app's own popup and only permissions give a location")
  func statuses() {
    let popups = LocationPermissionStatus.allCases.filter(\.shouldShowCustomPopup)
    let permissions = LocationPermissionStatus.allCases.filter(\.isAuthorized)
    #expect(popups == [.denied, .restricted])
    #expect(permissions == [.authorizedWhenInUse, .authorizedAlways])
  }

  @Test("given a question never asked, when it is granted, then the location follows")
  func grant() async {
    let service = MockLocationService()
    service.answer = .authorizedWhenInUse
    service.location = .berlin
    let result = await LocationPermissionHandler(locationService: service).requestLocationWithPermissions()
    #expect(result == LocationRequestResult(status: .authorizedWhenInUse, location: .berlin))
    #expect(service.calls == [.requestAuthorization, .requestLocation])
  }

  @Test("given a refusal, then neither the question nor the location is asked for again")
  func refusal() async {
    let service = MockLocationService()
    service.authorizationStatus = .denied
    service.location = .berlin
    let result = await LocationPermissionHandler(locationService: service).requestLocationWithPermissions()
    #expect(result == LocationRequestResult(status: .denied, location: nil))
    #expect(service.calls.isEmpty)
  }

  @Test("given a permission that arrives in the background, then observers hear of it once, when the app comes back")
  func foreground() async {
    // Given
    let name = Notification.Name("foreground \(UUID())")
    let service = MockLocationService()
    service.authorizationStatus = .denied
    let handler = LocationPermissionHandler(locationService: service, foregroundNotification: name)
    _ = await handler.requestLocationWithPermissions()
    let told = Tally()
    var statuses: [LocationPermissionStatus] = []
    var arrivals: [Bool] = []
    handler.startObservingForeground { status, didBecomeAuthorized in
      statuses.append(status)
      arrivals.append(didBecomeAuthorized)
      told.add()
    }
    // When
    NotificationCenter.default.post(name: name, object: nil)
    await told.reaches(1)
    service.authorizationStatus = .authorizedWhenInUse
    NotificationCenter.default.post(name: name, object: nil)
    await told.reaches(2)
    NotificationCenter.default.post(name: name, object: nil)
    await told.reaches(3)
    // Then
    #expect(statuses == [.denied, .authorizedWhenInUse, .authorizedWhenInUse])
    #expect(arrivals == [false, true, false])
    #expect(service.calls.isEmpty, "coming back asks nobody")
  }
}
