import Backend
import CoreLocation
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@testable import iosApp

/// The whole app over a real backend with the same data every day.
@MainActor
struct AppOnShow {
  let backend: BackendService
  private let url: URL

  init() async throws {
    Self.setTimeZone("UTC")
    backend = try await ShownData.backend()
    url = try await backend.start()
  }

  /// Starts the app as if on a new phone.
  func open(
    _ first: AppScreen, permission: CLAuthorizationStatus = .authorizedWhenInUse, settings: DeviceSettings? = nil
  ) async -> Screen {
    let container = ServiceContainer.shared
    container.apiConfiguration = APIConfiguration(baseURL: url)
    container.locationPermissionHandler = LocationPermissionHandler(
      locationService: LocationService(), foregroundNotification: UIApplication.willEnterForegroundNotification)
    container.connectionMonitor = ConnectionMonitor()
    container.jokeService = PinnedJokes(service: JokeService(api: APIClient(configuration: container.apiConfiguration)))
    container.jokeStorage = LocalStorageService(
      database: JokeDatabase(url: nil), service: container.jokeService, connection: container.connectionMonitor)
    container.researchService = LibraryAnswers(library: backend.library)
    container.answerArchive = AnswerArchive(url: nil)
    let location = SimulatedLocation(permission: permission, position: CLLocation(latitude: 52.52, longitude: 13.405))
    return await Screen(settings: settings, location: location, delegate: AppDelegate(screen: first))
  }

  func close() async {
    ServiceContainer.shared.apiConfiguration = .local
    await backend.stop()
    Self.setTimeZone(Self.ownTimeZone)
  }

  private static let ownTimeZone = ProcessInfo.processInfo.environment["TZ"]

  /// Sets the process's time zone, on which the greeting and the days of conversations depend.
  private static func setTimeZone(_ name: String?) {
    _ = ownTimeZone
    if let name { setenv("TZ", name, 1) } else { unsetenv("TZ") }
    NSTimeZone.resetSystemTimeZone()
  }
}
