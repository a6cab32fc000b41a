import SwiftUI
@_exported import XCUIAutomation

@testable import iosApp

/// Replaces XCTest's class in this target, and determines what `XCUIApplication().launch()` shows.
class XCTestCase: SimulatorTestCase {
  override class func rootView(for launch: AppLaunch) throws -> any View {
    guard launch.arguments.contains("-landing-page") else { return SampleView(arguments: launch.arguments) }
    let repository = FakeAnnouncementRepository(
      count: Int(launch.environment["ANNOUNCEMENTS"] ?? "") ?? 3,
      failures: Int(launch.environment["FAILURES"] ?? "") ?? 0)
    return LandingPageView(
      viewModel: LandingPageViewModel(
        repository: repository, locationHandler: LocationPermissionHandler(locationService: DeniedLocation()),
        onAnnouncementTapped: { _ in }))
  }
}

/// A repository that answers after a second; the first calls fail.
@MainActor
private final class FakeAnnouncementRepository: AnnouncementRepositoryProtocol {
  private let announcements: [Announcement]
  private var failures: Int

  init(count: Int, failures: Int) {
    announcements = (0..<count).map { number in
      let created = Date(timeIntervalSince1970: 1_735_000_000 - Double(number) * 60)
      return Announcement(
        id: "\(number)", petName: "Pet \(number)", species: .cat, breed: nil, sex: .unknown, age: nil, description: "",
        status: .missing, location: nil, locationName: "Berlin", lastSeenDate: nil, photoURL: nil, createdAt: created,
        updatedAt: created)
    }
    self.failures = failures
  }

  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement] {
    try await Task.sleep(for: .seconds(1))
    guard failures == 0 else {
      failures -= 1
      throw AnnouncementRepositoryError.unreachable
    }
    return announcements
  }

  func getAnnouncement(id: String) async throws -> Announcement {
    throw AnnouncementRepositoryError.notFound(detail: nil)
  }
}

/// A location service without permission.
@MainActor
private final class DeniedLocation: LocationServiceProtocol {
  var authorizationStatus: LocationPermissionStatus { .denied }
  func requestWhenInUseAuthorization() async -> LocationPermissionStatus { .denied }
  func requestLocation() async -> Coordinate? { nil }
}
