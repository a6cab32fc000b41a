import CoreLocation
import SimulatorTesting
import SwiftUI
import UIKit

@testable import iosApp

/// The whole app as the system starts it, over a repository whose answers the test determines.
@MainActor
struct AppFixture {
  let repository: MockAnnouncementRepository
  let jokeService = MockJokeService()
  let screen: Screen

  /// Starts the app and waits until it is at rest. If `announcements` is nil, loads hang until the test answers.
  init(
    announcements: [Announcement]? = createMockAnnouncements(count: 10),
    permission: CLAuthorizationStatus = .authorizedWhenInUse, opening first: AppScreen = .landing,
    settings: DeviceSettings? = nil
  ) async throws {
    let repository = MockAnnouncementRepository()
    repository.mockAnnouncements = announcements ?? []
    repository.holdsCalls = announcements == nil
    self.repository = repository
    ServiceContainer.shared.announcementRepository = repository
    ServiceContainer.shared.locationPermissionHandler = LocationPermissionHandler(
      locationService: LocationService(), foregroundNotification: UIApplication.willEnterForegroundNotification)
    let container = ServiceContainer.shared
    container.jokeService = jokeService
    container.connectionMonitor = ConnectionMonitor()
    container.jokeStorage = LocalStorageService(
      database: JokeDatabase(url: nil), service: jokeService, connection: container.connectionMonitor)
    let location = SimulatedLocation(permission: permission, position: CLLocation(latitude: 52.52, longitude: 13.405))
    screen = await Screen(settings: settings, location: location, delegate: AppDelegate(screen: first))
    if announcements != nil { try await screen.settle() } else { try await screen.frames(4) }
  }

  /// Taps something and waits until everything is at rest.
  func tap(_ query: Query) async throws {
    try await screen.tap(query)
    try await screen.settle()
  }

  /// Goes back as a person does.
  func back() async throws { try await tap("BackButton") }

  /// Pulls the page down far enough to refresh it.
  func pull() async throws {
    try await screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 450))
    try await screen.settle()
  }

  func top(_ query: Query) throws -> CGFloat { try screen.find(query).frame.minY }

  static let homeCard = "landingPage.announcementCard."
  static let listCard = "animalList.announcementCard."
}
