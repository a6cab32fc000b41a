import CoreLocation
import SimulatorTesting
import SwiftUI

@Suite("Locations of a simulated phone", .simulator(.iPhoneSE)) @MainActor
struct LocationUpdateTests {
  private func screen(_ log: LocationLog, _ location: SimulatedLocation) async throws -> Screen {
    let screen = await Screen(location: location) { LocationView(log: log) }
    try await screen.frames(2)
    log.entries = []
    return screen
  }

  @Test("given permission and a place, when one location is asked for, then there is one and no second")
  func once() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .authorizedWhenInUse, position: .berlin))
    // When
    log.manager.requestLocation()
    log.manager.requestLocation()
    #expect(log.entries == [], "the delegate is never called inside a call")
    try await screen.frames(2)
    screen.location.position = .potsdam
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["52.5 13.5"])
  }

  @Test("given a refusal, then location services of the phone are on nevertheless")
  func services() async throws {
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .denied, position: .berlin))
    #expect(screen.location.permission == .denied)
    #expect(CLLocationManager.locationServicesEnabled())
  }

  @Test(
    "given a refusal or nobody asked, when a location is asked for, then there is an error",
    arguments: [CLAuthorizationStatus.denied, .restricted, .notDetermined])
  func refused(permission: CLAuthorizationStatus) async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: permission, position: .berlin))
    // When
    log.manager.requestLocation()
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["error denied"])
    #expect(log.manager.location == nil)
  }

  @Test(
    "given a phone that does not know where it is, then the error comes after ten seconds, or the place before that")
  func unknown() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .authorizedAlways))
    // When
    log.manager.requestLocation()
    try await screen.advance(by: .seconds(9.9))
    #expect(log.entries == [])
    try await screen.advance(by: .seconds(0.2))
    // Then
    #expect(log.entries == ["error locationUnknown"])
    // When
    log.manager.requestLocation()
    try await screen.advance(by: .seconds(3))
    screen.location.position = .leipzig
    try await screen.advance(by: .seconds(20))
    // Then
    #expect(log.entries == ["error locationUnknown", "51.25 12.25"])
  }

  @Test("given updates, then each waypoint comes at its time until they are stopped")
  func route() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .authorizedWhenInUse, position: .berlin))
    log.manager.startUpdatingLocation()
    try await screen.frames(2)
    #expect(log.entries == ["52.5 13.5"])
    // When
    screen.location.route = [.init(at: .seconds(10), .potsdam), .init(at: .seconds(20), .leipzig)]
    try await screen.advance(by: .seconds(9.9))
    #expect(log.entries.count == 2, "setting the route is a report of the place, which is still the first")
    try await screen.advance(by: .seconds(0.2))
    // Then
    #expect(log.entries.last == "52.25 13.0")
    // When
    log.manager.stopUpdatingLocation()
    try await screen.advance(by: .seconds(30))
    // Then
    #expect(log.entries.last == "52.25 13.0")
    #expect(log.manager.location?.coordinate.latitude == 51.25)
  }

  @Test("given a distance filter and a wanted accuracy, then small movements are not told and places are no more exact")
  func filter() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .authorizedWhenInUse, position: .berlin))
    log.manager.distanceFilter = 1000
    log.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    log.manager.startUpdatingLocation()
    try await screen.frames(2)
    // When
    screen.location.position = CLLocation(latitude: 52.501, longitude: 13.5)
    try await screen.frames(2)
    screen.location.position = .potsdam
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["52.5 13.5", "52.25 13.0"])
    #expect(log.manager.location?.horizontalAccuracy == 100)
    log.manager.stopUpdatingLocation()
  }

  @Test("given updates before there is permission, then they begin with it and end with it")
  func permissionLater() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(position: .berlin))
    log.manager.startUpdatingLocation()
    try await screen.frames(2)
    #expect(log.entries == [])
    // When
    screen.location.permission = .authorizedWhenInUse
    try await screen.frames(2)
    screen.location.permission = .denied
    try await screen.frames(2)
    screen.location.position = .potsdam
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["permission 4", "52.5 13.5", "permission 2", "error denied"])
  }

  @Test("given an app left running, then nothing of the phone before reaches the next")
  func newPhone() async throws {
    // Given
    let log = LocationLog()
    let screen = try await screen(log, SimulatedLocation(permission: .authorizedAlways, position: .berlin))
    #expect(screen.location.position === CLLocation.berlin)
    // When
    Screen.beginNewPhone()
    // Then
    #expect(log.manager.authorizationStatus == .notDetermined && log.manager.location == nil)
  }

  @Test("given coordinates, then distances are those along the ground and errors are Apple's numbers")
  func values() throws {
    // A degree of latitude is 111.2 km; Berlin is 504.7 km from Munich along the great circle.
    let start = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(start.distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195) < 1)
    let munich = CLLocation(latitude: 48.137, longitude: 11.575)
    #expect(abs(CLLocation(latitude: 52.52, longitude: 13.405).distance(from: munich) - 504_400) < 1000)
    #expect(CLLocationCoordinate2DIsValid(start.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
    let error = CLError(.denied) as NSError
    #expect(error.domain == "kCLErrorDomain" && error.code == 1)
    do { throw CLError(.locationUnknown) } catch CLError.locationUnknown {} catch { Issue.record(error) }
  }

  @Test("the guide's example: asked, refused in Settings, and under way")
  func guide() async throws {
    // Given
    let log = LocationLog()
    let berlin = CLLocation(latitude: 52.5, longitude: 13.4)
    let screen = await Screen(location: SimulatedLocation(position: berlin)) { LocationView(log: log) }
    // When
    try await screen.tap("ask")
    try await screen.frames(2)
    try await screen.tap(.label("Allow While Using App"))
    try await screen.frames(3)
    log.manager.startUpdatingLocation()
    screen.location.route = [.init(at: .seconds(10), CLLocation(latitude: 52.6, longitude: 13.5))]
    try await screen.advance(by: .seconds(11))
    // Then
    #expect(log.entries.last == "52.6 13.5")
    // When
    screen.location.permission = .denied
    try await screen.frames(2)
    // Then
    #expect(log.entries.last == "error denied")
  }
}
