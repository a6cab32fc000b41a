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

  @Test("given the app's own service, then it is undecided and knows no location")
  func builtIn() async {
    let result = await LocationPermissionHandler(locationService: LocationService()).requestLocationWithPermissions()
    #expect(result == LocationRequestResult(status: .notDetermined, location: nil))
  }
}
