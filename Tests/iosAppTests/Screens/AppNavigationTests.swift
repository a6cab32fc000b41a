import SimulatorTesting
import SwiftUI

@testable import iosApp

/// AL6, AL7, AL14: navigation through the app.
@MainActor @Suite("The way through the app", .serialized, .simulator(.iPhone15Pro))
struct AppNavigationTests {
  @Test("AL7: given Home, when a card is tapped, then Lost Pets shows its details at once, above the full list")
  func crossTab() async throws {
    // Given
    let app = try await AppFixture()
    #expect(try app.screen.find("tabs.home").isSelected)
    // When
    try await app.tap("\(AppFixture.homeCard)1")
    // Then
    #expect(try app.screen.find("tabs.lostPets").isSelected)
    #expect(try app.screen.find("petDetails.name").label == "Luna")
    #expect(app.repository.requestedIDs == ["1"])
    #expect(!app.screen.exists("landingPage.heroPanel"))
    // When
    try await app.back()
    // Then the list is the full one
    #expect(!app.screen.exists("petDetails.name"))
    let met = try await app.screen.collect(
      .identifier(startsWith: AppFixture.listCard), scrollingThrough: "animalList.list")
    #expect(met.count == 10)
    // And Home shows the landing page
    try await app.tap("tabs.home")
    #expect(try app.screen.find("tabs.home").isSelected)
    #expect(app.screen.exists("landingPage.heroPanel"))
    #expect(!app.screen.exists("BackButton"))
  }

  @Test("AL7: given details on Lost Pets, when another card is tapped on Home, then Back leads to the list too")
  func secondDetails() async throws {
    let app = try await AppFixture()
    try await app.tap("\(AppFixture.homeCard)0")
    try await app.tap("tabs.home")
    // When
    try await app.tap("\(AppFixture.homeCard)1")
    #expect(app.repository.requestedIDs.last == "1")
    try await app.back()
    // Then
    #expect(app.screen.exists("animalList.list"))
    #expect(!app.screen.exists("BackButton"))
  }

  @Test("given the full list, when one of its cards is tapped, then its details come, and Back keeps the place")
  func listTaps() async throws {
    // Given a list that is scrolled
    let app = try await AppFixture(opening: .lostPets)
    try await app.screen.wheel(300)
    try await app.screen.settle()
    let card = try #require(
      app.screen.findAll(.identifier(startsWith: AppFixture.listCard)).first { $0.frame.minY > 150 })
    // When
    try await app.tap(.identifier(card.identifier))
    // Then
    #expect(app.screen.exists("petDetails.name"))
    #expect(app.repository.requestedIDs == [String(card.identifier.dropFirst(AppFixture.listCard.count))])
    // When
    try await app.back()
    // Then
    #expect(try app.top(.identifier(card.identifier)) == card.frame.minY)
  }

  @Test("given Home, when View All is tapped, then Lost Pets is in front")
  func viewAll() async throws {
    let app = try await AppFixture()
    try await app.tap("landingPage.viewAllButton")
    #expect(try app.screen.find("tabs.lostPets").isSelected)
    #expect(app.screen.exists("animalList.list"))
  }

  @Test(
    "given a button that leads to a screen that is not there yet, then a page says so, and Back leads home",
    arguments: [
      ("landingPage.lostPetButton", "reportLostPet.comingSoon", "Lost Pet"),
      ("landingPage.foundPetButton", "reportFoundPet.comingSoon", "Found Pet"),
    ])
  func comingScreens(button: String, page: String, title: String) async throws {
    let app = try await AppFixture()
    try await app.tap(.identifier(button))
    #expect(try app.screen.find(.identifier(page)).label.contains("Coming Soon"))
    #expect(app.screen.exists(.label(title)))
    try await app.back()
    #expect(app.screen.exists("landingPage.heroPanel"))
  }

  @Test("AL6, AL14: given the tab bar, then it has five tabs, Lost Pets second, and each leads to its page")
  func tabs() async throws {
    let app = try await AppFixture()
    let tabs = ["tabs.home", "tabs.lostPets", "tabs.ask", "tabs.jokes", "tabs.me"]
    let frames = try tabs.map { try app.screen.find(.identifier($0)).frame.midX }
    #expect(frames == frames.sorted())
    #expect(
      try tabs.map { try app.screen.find(.identifier($0)).label } == ["Home", "Lost Pets", "Ask", "Jokes", "Me"])
    for (tab, page) in [("tabs.ask", "searchQuery"), ("tabs.jokes", "jokes.list"), ("tabs.me", "me.list")] {
      try await app.tap(.identifier(tab))
      #expect(app.screen.exists(.identifier(page)))
    }
  }

  @Test(
    "AL14: given any text size, then the bar's title is that of its page and never large",
    arguments: [TextSize.large, .accessibility5])
  func titles(_ textSize: TextSize) async throws {
    let app = try await AppFixture(opening: .lostPets, settings: DeviceSettings(textSize: textSize))
    // Then the content begins right below a bar of 44 points
    let list = try app.screen.find("animalList.list").scrollOffset
    #expect(list.y == 0)
    let title = try app.screen.find(.label("Lost Pets").and(.not("tabs.lostPets"))).frame
    // and is as wide as its letters
    let label = UILabel()
    label.text = "Lost Pets"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(title.width == label.intrinsicContentSize.width)
    let card = try app.screen.find("\(AppFixture.listCard)0").frame
    #expect(card.minY <= 53.67 + 44 + 16, "no large title between bar and list")
  }

  @Test("given a phone set to Arabic, then tabs and bars speak it")
  func arabic() async throws {
    let app = try await AppFixture(settings: DeviceSettings(locale: Locale(identifier: "ar_EG")))
    let (first, second) = try (app.screen.find("tabs.home"), app.screen.find("tabs.lostPets"))
    #expect(try second.label == "حيوانات مفقودة")
    #expect(try first.frame.midX > second.frame.midX)
  }
}
