import DisplayList
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The measures that an iOS designer takes on the screen.
@MainActor @Suite("The landing page's measures", .simulator(.iPhone15Pro))
struct LandingPageDesignTests {
  private func page(_ settings: DeviceSettings? = nil) async throws -> LandingPageFixture {
    try await LandingPageFixture(announcements: createMockAnnouncements(count: 10), settings: settings)
  }

  @Test("hero, cards and header keep 16 points from the edges of the screen", arguments: [false, true])
  func margins(isRightToLeft: Bool) async throws {
    let page = try await page(DeviceSettings(isRightToLeft: isRightToLeft))
    for identifier in ["landingPage.heroPanel", "landingPage.listHeader", "\(LandingPageFixture.card)0"] {
      let frame = try page.screen.find(.identifier(identifier)).frame
      #expect(abs(frame.minX - 16) < 0.01)
      #expect(abs(frame.maxX - (393 - 16)) < 0.01)
    }
    let cards = page.screen.findAll(.identifier(startsWith: LandingPageFixture.card))
    #expect(abs(cards[1].frame.minY - cards[0].frame.maxY - 8) < 0.01)
  }

  /// Except the row's arrows, which `003` specifies as circles of 40 points.
  @Test("every button is at least 44 points tall and wide", arguments: [TextSize.xSmall, .large, .accessibility5])
  func touchTargets(_ textSize: TextSize) async throws {
    let page = try await page(DeviceSettings(textSize: textSize))
    let buttons = page.screen.findAll(.role(.button).and(.not(.identifier(startsWith: "scrollArrow."))))
    // At the largest size the hero's two buttons fill the screen.
    #expect(buttons.count >= (textSize == .accessibility5 ? 2 : 3))
    for button in buttons { #expect(button.frame.height >= 44 && button.frame.width >= 44, "\(button.label)") }
  }

  @Test("text has the sizes and weights of Apple's text styles")
  func textStyles() async throws {
    let page = try await page()
    let runs = page.screen.simulator.displayList.root.glyphBoxes().map(\.run)
    func face(_ text: String) throws -> FontFace { try #require(runs.first { $0.text == text }).face }
    let title = try face("Find Your Pet")
    #expect(title.size == 34 && title.weight == 700)
    let header = try face("Recent Reports")
    #expect(header.size == 22 && header.weight == 700)
    let viewAll = try face("View All")
    #expect(viewAll.size == 17 && viewAll.weight == 400)
    let name = try face("Luna")
    #expect(name.size == 17 && name.weight == 600)
  }

  @Test("cards have continuous corners")
  func corners() async throws {
    let page = try await page()
    let card = try page.screen.find("\(LandingPageFixture.card)0").node
    let (fragment, _) = try #require(page.screen.fragment(of: card))
    func outlines(_ fragment: Fragment) -> [Outline] {
      fragment.commands.compactMap { if case .fill(let outline, _) = $0 { outline } else { nil } }
        + fragment.children.flatMap(outlines)
    }
    let background = outlines(fragment).first
    guard case .roundedRect(let rect, let radii, let style)? = background else {
      Issue.record("the card's background is \(String(describing: background))")
      return
    }
    #expect(rect.width == card.frame.width)
    #expect(radii.topLeft > 0)
    #expect(style == .continuous)
  }

  @Test("a finger that rests on a button shows it pressed after 150 ms, and released when it lifts")
  func pressed() async throws {
    let page = try await page()
    let button = try page.screen.find("landingPage.lostPetButton").frame
    let center = CGPoint(x: button.midX, y: button.midY)
    let before = page.screen.image().pixels
    try await page.screen.touch.down(at: center)
    try await page.screen.frames(4)
    #expect(page.screen.image().pixels == before)
    try await page.screen.frames(20)
    #expect(page.screen.image().pixels != before)
    try await page.screen.touch.up()
    try await page.screen.settle()
    #expect(page.screen.image().pixels == before)
    #expect(page.taps.entries == ["lostPet"])
  }
}
