import SimulatorTesting
import SwiftUI

@testable import iosApp

/// AL5, AL13: the Lost Pets tab.
@MainActor @Suite("The full announcement list", .serialized, .simulator(.iPhone15Pro))
struct AnnouncementListScreenTests {
  private let alertTitle = Query.label("Location Is Off")

  @Test("AL5: given a refusal, then a popup says so once a session, and Cancel leaves a list without coordinates")
  func popupOnce() async throws {
    // Given
    let app = try await AppFixture(announcements: [.fixture(location: .berlin)], permission: .denied)
    #expect(!app.screen.exists(alertTitle), "the landing page has none")
    // When
    try await app.tap("tabs.lostPets")
    // Then
    #expect(app.screen.exists(alertTitle))
    #expect(app.screen.exists(.label(contains: "Allow location access in Settings")))
    // When
    try await app.tap("animalList.permissionAlert.cancelButton")
    // Then
    #expect(!app.screen.exists(alertTitle))
    #expect(app.screen.openedURLs == [])
    #expect(try !app.screen.find("\(AppFixture.listCard)1").label.contains("°"))
    // When the person leaves and comes back
    try await app.tap("tabs.home")
    try await app.tap("tabs.lostPets")
    // Then
    #expect(!app.screen.exists(alertTitle))
  }

  @Test(
    "AL5: given a refusal, when it is allowed in Settings, then the list has coordinates once the app is back")
  func settingsAndForeground() async throws {
    // Given
    let app = try await AppFixture(
      announcements: [.fixture(location: Coordinate(latitude: 52.5388, longitude: 13.4244))], permission: .denied,
      opening: .lostPets)
    // When
    try await app.tap("animalList.permissionAlert.settingsButton")
    // Then
    #expect(app.screen.openedURLs.map(\.absoluteString) == ["app-settings:"])
    // When
    try await app.screen.enterBackground()
    app.screen.location.permission = .authorizedWhenInUse
    try await app.screen.advance(by: .seconds(5))
    try await app.screen.enterForeground()
    try await app.screen.settle()
    // Then
    #expect(try app.screen.find("\(AppFixture.listCard)1").label.contains("52.5388° N, 13.4244° E"))
    // The landing page, on the other tab, has been notified too.
    #expect(app.repository.requestedLocations == [nil, .berlin, .berlin])
    #expect(!app.screen.exists(alertTitle))
  }

  @Test("AL5: given the list, when Report a Missing Animal is tapped, then a page says that it is coming")
  func reportMissing() async throws {
    let app = try await AppFixture(opening: .lostPets)
    try await app.tap("animalList.reportMissingButton")
    #expect(app.screen.exists("reportMissing.comingSoon"))
    try await app.back()
    #expect(app.screen.exists("animalList.list"))
  }

  @Test(
    "given the end of the list, then its last card is above the button, which is above the tab bar",
    .simulatorMatrix(devices: [.iPhoneSE, .iPhone15Pro], textSizes: [.large, .accessibility5]))
  func lastCard() async throws {
    let app = try await AppFixture(opening: .lostPets)
    try await app.screen.press(.end)
    try await app.screen.settle()
    let card = try app.screen.find("\(AppFixture.listCard)9").frame
    let button = try app.screen.find("animalList.reportMissingButton").frame
    #expect(card.maxY <= button.minY)
    #expect(try button.maxY <= app.screen.find("tabs.home").frame.minY)
    #expect(button.height >= 44)
  }

  @Test("AL13: given the list, then cards are 8 points apart and 16 from the edges, on #FAFAFA or its dark counterpart")
  func measures() async throws {
    let app = try await AppFixture(opening: .lostPets)
    let cards = app.screen.findAll(.identifier(startsWith: AppFixture.listCard)).map(\.frame)
    #expect(abs(cards[1].minY - cards[0].maxY - 8) < 0.01)
    #expect(cards[0].minX == 16 && cards[0].maxX == 393 - 16)
    #expect(background(app.screen) == [0xFA, 0xFA, 0xFA])
    let dark = try await AppFixture(opening: .lostPets, settings: DeviceSettings(isDark: true))
    #expect(background(dark.screen) == [0x0A, 0x0A, 0x0A])
  }

  /// Returns the colour between screen edge and cards in the middle of the screen; grey, so the order does not matter.
  private func background(_ screen: Screen) -> [UInt8] {
    let image = screen.image()
    let start = (image.height / 2 * image.width + 4) * 4
    return Array(image.pixels[start..<start + 3])
  }

  @Test("given the list, when it is pulled down, then it is loaded again, and the cards are where they were")
  func pullToRefresh() async throws {
    let app = try await AppFixture(opening: .lostPets)
    let top = try app.top("\(AppFixture.listCard)0")
    #expect(app.repository.requestedLocations.count == 1)
    app.repository.mockAnnouncements += [.fixture(id: "new", createdSecondsAgo: 10_000)]
    // When
    try await app.pull()
    // Then
    #expect(app.repository.requestedLocations.count == 2)
    #expect(try app.top("\(AppFixture.listCard)0") == top)
    let met = try await app.screen.collect(
      .identifier(startsWith: AppFixture.listCard), scrollingThrough: "animalList.list")
    #expect(met.count == 11)
  }

  @Test("AL4: given a load, then the list shows loading, an error with Retry, and that there is nothing")
  func states() async throws {
    let app = try await AppFixture(announcements: nil, opening: .lostPets)
    #expect(app.screen.exists("animalList.loading"))
    // When it fails
    app.repository.answer(call: 0, with: .failure(AnnouncementRepositoryError.unreachable))
    try await app.screen.settle()
    #expect(app.screen.exists("animalList.error"))
    #expect(try app.screen.find("animalList.errorMessage").label.hasPrefix("Failed to load announcements: "))
    // When Retry finds nothing
    try await app.screen.tap("animalList.retryButton")
    app.repository.answer(call: 1, with: .success([]))
    try await app.screen.settle()
    #expect(try app.screen.find("animalList.emptyState").label.contains("No announcements"))
  }
}

/// LP5: pulling the landing page down.
@MainActor @Suite("The landing page is pulled down", .serialized, .simulator(.iPhone15Pro))
struct LandingPageRefreshTests {
  @Test("given the landing page, when it is pulled down, then it loads again and nothing moves or goes meanwhile")
  func positionIsKept() async throws {
    // Given
    let app = try await AppFixture()
    let identifiers = ["landingPage.heroPanel", "landingPage.listHeader", "\(AppFixture.homeCard)0"]
    let before = try identifiers.map { try app.top(.identifier($0)) }
    app.repository.holdsCalls = true
    // When
    try await app.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 450))
    try await app.screen.frames(30)
    // Then while it loads the cards stay, below the spinner
    #expect(app.repository.requestedLocations.count == 2)
    #expect(app.screen.exists("\(AppFixture.homeCard)0"))
    #expect(try app.top("landingPage.heroPanel") > before[0])
    // When the answer comes
    app.repository.answer(call: 1, with: .success(createMockAnnouncements(count: 10)))
    try await app.screen.settle()
    // Then
    #expect(try identifiers.map { try app.top(.identifier($0)) } == before)
  }
}
