import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The details of an announcement, on the Lost Pets tab.
@MainActor @Suite("The details screen", .serialized, .simulator(.iPhoneSE))
struct AnnouncementDetailsScreenTests {
  private static let rich = Announcement.fixture(
    petName: "Rex", species: .dog, breed: "Beagle", status: .found, locationName: "Mitte,\nBerlin",
    lastSeenDate: Date(timeIntervalSince1970: 1_795_219_200), sex: .male, years: 3,
    description: "Friendly.\nHas a red collar.")

  /// Returns the details that are shown immediately.
  private func details(_ announcement: Announcement = rich, settings: DeviceSettings? = nil) async throws -> AppFixture
  {
    let app = try await AppFixture(announcements: [announcement], opening: .lostPets, settings: settings)
    try await app.tap("\(AppFixture.listCard)1")
    return app
  }

  @Test(
    "given everything is known, then everything is shown",
    .simulatorMatrix(textSizes: [.large, .accessibility5]))
  func complete() async throws {
    let app = try await details()
    let met = try await app.screen.collect(
      .identifier(startsWith: "petDetails."), scrollingThrough: "petDetails.scroll")
    let labels = Dictionary(met.map { ($0.identifier, $0.label) }) { first, _ in first }
    #expect(labels["petDetails.photo"]?.contains("No photo") == true)
    #expect(labels["petDetails.status"] == "Found")
    #expect(labels["petDetails.name"] == "Rex")
    #expect(labels["petDetails.kind"] == "Dog \u{B7} Beagle")
    #expect(labels["petDetails.sex"] == "Sex, Male")
    #expect(labels["petDetails.age"] == "Age in years, 3")
    #expect(labels["petDetails.date"]?.contains("2026") == true)
    #expect(labels["petDetails.place"] == "Last seen near, Mitte, Berlin")
    #expect(labels["petDetails.description"] == "Friendly.\nHas a red collar.")
  }

  @Test("given next to nothing is known, then there is no line for it")
  func sparse() async throws {
    let app = try await details(.fixture(petName: nil, breed: nil, locationName: nil))
    #expect(try app.screen.find("petDetails.name").label == "Unnamed pet")
    for name in ["age", "date", "place", "description"] {
      #expect(!app.screen.exists(.identifier("petDetails.\(name)")), "\(name)")
    }
  }

  @Test("given a place, then a map shows it below everything else, and a finger on it moves the page")
  func map() async throws {
    // Given
    let app = try await details(.fixture(location: .berlin, description: String(repeating: "Friendly. ", count: 60)))
    try await app.screen.scroll(to: "petDetails.map")
    let map = try app.screen.find("petDetails.map")
    #expect(try map.label == "Last seen near")
    #expect(try map.frame.minY >= app.screen.find("petDetails.description").frame.maxY)
    // When
    let offset = try app.screen.scrollOffset(of: "petDetails.scroll").y
    try await map.drag(by: CGVector(dx: 0, dy: 80))
    // Then
    #expect(try app.screen.scrollOffset(of: "petDetails.scroll").y < offset)
  }

  @Test("given a slow answer, then the screen says that it loads until the answer is there")
  func loading() async throws {
    let app = try await AppFixture(announcements: [Self.rich], opening: .lostPets)
    app.repository.holdsCalls = true
    try await app.screen.tap("\(AppFixture.listCard)1")
    try await app.screen.frames(60)
    #expect(app.screen.exists("petDetails.loading"))
    // When
    app.repository.answerDetails()
    try await app.screen.settle()
    // Then
    #expect(!app.screen.exists("petDetails.loading"))
    #expect(app.screen.exists("petDetails.name"))
  }

  @Test("given a failure, then the screen explains it, and Retry brings the details")
  func failure() async throws {
    let app = try await AppFixture(announcements: [Self.rich], opening: .lostPets)
    app.repository.shouldThrowError = true
    try await app.tap("\(AppFixture.listCard)1")
    #expect(app.screen.exists("petDetails.error"))
    #expect(try app.screen.find("petDetails.errorMessage").label.hasPrefix("Failed to load details: The connection"))
    // When
    app.repository.shouldThrowError = false
    try await app.screen.scroll(to: "petDetails.retryButton")
    try await app.tap("petDetails.retryButton")
    // Then
    #expect(app.screen.exists("petDetails.name"))
    #expect(app.repository.requestedIDs == ["1", "1"])
  }

  @Test("given an announcement that is gone meanwhile, then the screen says so, without Retry")
  func notFound() async throws {
    let app = try await AppFixture(announcements: [Self.rich], opening: .lostPets)
    app.repository.mockAnnouncements = []
    try await app.tap("\(AppFixture.listCard)1")
    #expect(try app.screen.find("petDetails.notFound").label.contains("no longer exists"))
    #expect(!app.screen.exists("petDetails.retryButton"))
  }
}
