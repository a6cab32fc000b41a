import CoreLocation
import SimulatorTesting
import SwiftUI
import UIKit

@testable import iosApp

/// AL8: coordinates on the cards with the real location service and the system's prompt.
@Suite("The landing page and the location", .simulator(.iPhone15ProMax)) @MainActor
struct LandingPageLocationTests {
  private func page(_ repository: MockAnnouncementRepository, _ location: SimulatedLocation) async throws -> Screen {
    repository.mockAnnouncements = [.fixture(location: Coordinate(latitude: 52.5388, longitude: 13.4244))]
    let viewModel = LandingPageViewModel(
      repository: repository,
      locationHandler: LocationPermissionHandler(
        locationService: LocationService(), foregroundNotification: UIApplication.willEnterForegroundNotification),
      onAnnouncementTapped: { _ in })
    let screen = await Screen(location: location) { LandingPageView(viewModel: viewModel) }
    try await screen.settle()
    return screen
  }

  private func card(_ screen: Screen) throws -> String {
    try screen.find("landingPage.announcementCard.1").label
  }

  private static let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
  private static let coordinates = "52.5388° N, 13.4244° E"

  @Test("Given nobody asked, when location is allowed, then the card has coordinates")
  func granted() async throws {
    let repository = MockAnnouncementRepository()
    let screen = try await page(repository, SimulatedLocation(position: Self.berlin))
    #expect(repository.requestedLocations.isEmpty, "nothing is loaded before the answer")
    // When
    try await screen.tap(.label("Allow While Using App"))
    try await screen.settle()
    // Then
    #expect(try card(screen).contains(Self.coordinates))
    #expect(repository.requestedLocations == [.berlin])
  }

  @Test(
    "Given a refusal, then the card has none; when it is allowed in Settings, then it has them once the app is back")
  func deniedThenGranted() async throws {
    let repository = MockAnnouncementRepository()
    let screen = try await page(repository, SimulatedLocation(position: Self.berlin))
    try await screen.tap(.label("Don’t Allow"))
    try await screen.settle()
    // Then
    #expect(!(try card(screen).contains("°")))
    #expect(repository.requestedLocations == [nil])
    // When
    try await screen.enterBackground()
    screen.location.permission = .authorizedWhenInUse
    try await screen.advance(by: .seconds(5))
    try await screen.enterForeground()
    try await screen.settle()
    // Then
    #expect(try card(screen).contains(Self.coordinates))
    #expect(repository.requestedLocations == [nil, .berlin])
  }
}
