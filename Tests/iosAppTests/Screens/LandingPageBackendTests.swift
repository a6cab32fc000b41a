import Backend
import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// AL10: the page against the real server and a real database, over a real socket and in real time.
@MainActor @Suite("The landing page and the real backend", .realTime, .serialized)
struct LandingPageBackendTests {
  private func page(_ url: URL, device: Device = .iPhoneSE) async -> Screen {
    let configuration = APIConfiguration(baseURL: url)
    let viewModel = LandingPageViewModel(
      repository: AnnouncementRepository(api: APIClient(configuration: configuration)),
      locationHandler: MockLocationPermissionHandler(), onAnnouncementTapped: { _ in })
    return await Screen(device: device) { LandingPageView(viewModel: viewModel) }
  }

  @Test("the five newest announcements of the database are shown with their photos")
  func fiveNewest() async throws {
    // Given the seed data
    let service = try BackendService(BackendConfiguration())
    let url = try await service.start()
    // When the page loads
    let screen = await page(url, device: .iPhone15ProMax)
    try await screen.wait("cards") { screen.exists(.identifier(startsWith: LandingPageFixture.card)) }
    try await screen.wait("photos") { screen.photoCount >= 3 }
    // Then the cards are the newest of the database, in order
    let shown = screen.findAll(.identifier(startsWith: LandingPageFixture.card)).map(\.identifier)
    let newest = try await service.store.announcements(matching: AnnouncementQuery(limit: 5))
    let expected = newest.map { LandingPageFixture.card + $0.id.uuidString }
    #expect(shown == Array(expected.prefix(shown.count)))
    await service.stop()
  }

  @Test("a stopped backend gives an error with Retry; once it runs again Retry brings the cards and moves nothing")
  func retry() async throws {
    // Given a backend that was stopped
    let service = try BackendService(BackendConfiguration())
    let url = try await service.start()
    await service.stop()
    // When the page loads
    let screen = await page(url)
    try await screen.wait("the error") { screen.exists("landingPage.error") }
    // Then the hero is still there
    #expect(screen.exists("landingPage.heroPanel"))
    // When the reader scrolls to the button, the backend comes back and Retry is tapped
    try await screen.press(.end)
    try await screen.frames(30)
    let header = try screen.find("landingPage.listHeader").frame.minY
    _ = try await service.start()
    try await screen.tap("landingPage.retryButton")
    try await screen.wait("cards") { screen.exists(.identifier(startsWith: LandingPageFixture.card)) }
    // Then the cards are there and the page has not moved
    #expect(try screen.find("landingPage.listHeader").frame.minY == header)
    await service.stop()
  }

  @Test("a photo that is missing leaves a labelled placeholder")
  func missingPhoto() async throws {
    // Given an announcement whose photo the server does not have
    let service = try BackendService(BackendConfiguration(seed: .none))
    var record = try #require(AnnouncementGenerator.announcements(count: 1).first)
    record.photoUrl = "/photos/not-there.jpg"
    try await service.store.insert([record])
    let url = try await service.start()
    // When the page shows it
    let screen = await page(url)
    let identifier = LandingPageFixture.card + record.id.uuidString
    try await screen.wait("the placeholder") {
      (try? screen.find(.identifier(identifier)).label.contains(L10n.AnnouncementCard.photoMissing)) ?? false
    }
    await service.stop()
  }
}

extension Screen {
  /// The number of pictures that are drawn.
  var photoCount: Int {
    func count(_ fragment: Fragment) -> Int {
      let own = fragment.commands.filter { if case .image = $0 { true } else { false } }.count
      return own + fragment.children.reduce(0) { $0 + count($1) }
    }
    return count(simulator.displayList.root)
  }
}
