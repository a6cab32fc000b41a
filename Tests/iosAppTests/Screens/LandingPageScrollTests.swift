import SimulatorTesting
import SwiftUI

@testable import iosApp

/// LP1 to LP9: the page scrolls as one.
@MainActor @Suite("The landing page scrolls as one", .simulator(.iPhoneSE))
struct LandingPageScrollTests {
  @Test("LP1, LP4: one gesture moves hero, resources and header by the same amount, and nothing is pinned")
  func oneGestureMovesEverything() async throws {
    // Given a page with five cards
    let page = try await LandingPageFixture(announcements: createMockAnnouncements(count: 10))
    let identifiers = ["landingPage.heroPanel", "landingPage.resources", "landingPage.listHeader"]
    let before = try identifiers.map { try page.top($0) }
    // When a finger drags by 150 points
    try await page.screen.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 350))
    // Then all moved by the same amount: the drag minus the 10 points and the step in which it became a scroll
    let moved = try zip(identifiers, before).map { try $1 - page.top($0) }
    #expect(moved.allSatisfy { abs($0 - moved[0]) < 0.001 })
    #expect((120...150).contains(moved[0]))
    // And at the end of the page, hero and header have left the screen
    try await page.screen.press(.end)
    try await page.screen.settle()
    #expect(try !page.screen.exists("landingPage.heroPanel") || page.top("landingPage.heroPanel") < -100)
  }

  @Test("LP1, X9: there is one scroll view on the page but for the row, which scrolls sideways only")
  func oneScrollView() async throws {
    let page = try await LandingPageFixture(announcements: createMockAnnouncements(count: 10))
    let scrollViews = page.screen.findAll(.role(.scrollView)).map(\.identifier)
    #expect(scrollViews == ["landingPage.scroll", "landingPage.resources.scroll"])
    // When a finger drags upwards on the row
    let row = try page.screen.find("landingPage.resources.scroll").frame
    let hero = try page.top("landingPage.heroPanel")
    try await page.screen.drag(
      from: CGPoint(x: 160, y: row.midY), to: CGPoint(x: 160, y: row.midY - 100))
    // Then the page moves, and the row does not
    #expect(try page.top("landingPage.heroPanel") < hero - 80)
    #expect(try page.screen.find("landingPage.resources.scroll").scrollOffset.x == 0)
    #expect(page.screen.openedURLs == [])
  }

  @Test("LP2, X11: exactly five cards are met by scrolling through, fewer are built at rest")
  func fiveCardsAreMet() async throws {
    let page = try await LandingPageFixture(announcements: createMockAnnouncements(count: 10))
    #expect(page.screen.findAll(.identifier(startsWith: LandingPageFixture.card)).count < 5)
    let met = try await page.screen.collect(
      .identifier(startsWith: LandingPageFixture.card), scrollingThrough: "landingPage.scroll")
    #expect(met.map(\.identifier) == (0..<5).map { "\(LandingPageFixture.card)\($0)" })
  }

  @Test("LP3: loading, error and empty state stand in the content, under hero and header")
  func inlineStates() async throws {
    // Given a load that is in progress
    let page = try await LandingPageFixture(announcements: nil)
    let hero = try page.top("landingPage.heroPanel")
    #expect(try page.top("landingPage.loading") > page.top("landingPage.listHeader"))
    // When it fails
    page.repository.answer(call: 0, with: .failure(AnnouncementRepositoryError.unreachable))
    try await page.screen.settle()
    // Then the error is where the spinner was, and the hero where it was
    #expect(page.screen.exists("landingPage.error"))
    #expect(try page.screen.find("landingPage.errorMessage").label.hasPrefix("Failed to load announcements: "))
    #expect(try page.top("landingPage.heroPanel") == hero)
    // When Retry is tapped and nothing is found
    try await page.screen.press(.end)
    try await page.screen.settle()
    try await page.screen.tap("landingPage.retryButton")
    page.repository.answer(call: 1, with: .success([]))
    try await page.screen.settle()
    // Then the empty state says so
    let empty = try page.screen.find("landingPage.emptyState").label
    #expect(empty.contains("No recent announcements"))
    #expect(empty.contains("Check back later for pet reports in your area"))
  }

  @Test("LP5: loading, success and refresh keep the position")
  func positionIsKept() async throws {
    // Given a page that loads, scrolled a little while it does
    let page = try await LandingPageFixture(announcements: nil)
    try await page.screen.wheel(60)
    let hero = try page.top("landingPage.heroPanel")
    // When the cards arrive
    page.repository.answer(call: 0, with: .success(createMockAnnouncements(count: 10)))
    try await page.screen.settle()
    // Then nothing above them moved
    #expect(try page.top("landingPage.heroPanel") == hero)
    // When the reader is at the third card and the page is refreshed
    try await page.screen.wheel(400)
    let visible = try #require(page.screen.findAll(.identifier(startsWith: LandingPageFixture.card)).last)
    await page.viewModel.refreshIfNeeded()
    try await page.screen.frames(2)
    page.repository.answer(call: 1, with: .success(createMockAnnouncements(count: 10)))
    try await page.screen.settle()
    // Then the card has not moved by a point
    #expect(try abs(page.top(visible.identifier) - visible.frame.minY) < 0.001)
  }

  @Test("LP6: a tap after a scroll is received, a tap that stops a scroll and a drag over a button are not")
  func tapsAndScrolls() async throws {
    let page = try await LandingPageFixture(announcements: createMockAnnouncements(count: 10))
    let viewAll = try page.screen.find("landingPage.viewAllButton").frame
    // When a drag begins on the button
    try await page.screen.drag(
      from: CGPoint(x: viewAll.midX, y: viewAll.midY), to: CGPoint(x: viewAll.midX, y: viewAll.midY - 80))
    #expect(page.taps.entries.isEmpty)
    // When the page is scrolling freely and a finger lands on it
    try await page.screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -2_000))
    try await page.screen.frames(3)
    try await page.screen.tap(at: CGPoint(x: 160, y: 300))
    #expect(page.taps.entries.isEmpty)
    // When a card is tapped in the first frame in which the page is at rest, with its indicator still visible
    var frames: [CGRect] = []
    while frames != page.screen.elements.map(\.frame) {
      frames = page.screen.elements.map(\.frame)
      try await page.screen.frames(1)
    }
    let card = try #require(
      page.screen.findAll(.identifier(startsWith: LandingPageFixture.card)).first { (40...540).contains($0.frame.midY) }
    )
    try await page.screen.tap(.identifier(card.identifier))
    let tapped = card.identifier.replacingOccurrences(of: LandingPageFixture.card, with: "")
    #expect(page.taps.entries == [tapped])
    // And when the wheel turns while the finger is down
    try await page.screen.touch.down(at: CGPoint(x: card.frame.midX, y: card.frame.midY))
    try await page.screen.wheel(6)
    try await page.screen.touch.up()
    try await page.screen.frames(1)
    #expect(page.taps.entries == [tapped, tapped])
  }

  @Test("LP8: every section is reached by scrolling at the largest text size, in reading order")
  func largestText() async throws {
    let page = try await LandingPageFixture(
      announcements: createMockAnnouncements(count: 10), settings: DeviceSettings(textSize: .accessibility5))
    let met = try await page.screen.collect(.identifier(contains: "."), scrollingThrough: "landingPage.scroll")
      .map(\.identifier)
    let order = [
      "landingPage.heroPanel.title", "landingPage.lostPetButton", "landingPage.foundPetButton",
      "landingPage.resources.title", "landingPage.resource.first-hours",
      "landingPage.listHeader.title", "landingPage.viewAllButton", "\(LandingPageFixture.card)0",
      "\(LandingPageFixture.card)4",
    ]
    #expect(order.map { met.firstIndex(of: $0) ?? -1 } == order.compactMap { met.firstIndex(of: $0) }.sorted())
    #expect(order.allSatisfy(met.contains))
  }

  @Test("LP9: short content leaves nothing to scroll", .simulator(.iPhone15Pro))
  func shortContent() async throws {
    let page = try await LandingPageFixture(announcements: [.fixture()])
    let before = page.screen.elements.map(\.frame)
    try await page.screen.wheel(500)
    #expect(page.screen.elements.map(\.frame) == before)
  }
}
