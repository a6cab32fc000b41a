import Foundation
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// FD7: the tabs of jokes in the whole app.
@MainActor @Suite("The tabs of jokes", .simulator(.iPhone15Pro), .serialized)
struct JokeNavigationTests {
  @Test(
    "given the Jokes tab, when a character is tapped, then their jokes come, page by page, and Back keeps the place")
  func character() async throws {
    let app = try await AppFixture(opening: .jokes)
    let service = app.jokeService
    service.jokes = Joke.fixtures(120)
    try await app.screen.wheel(60)
    try await app.screen.settle()
    let list = try app.screen.scrollOffset(of: "jokes.list")
    // When
    try await app.tap("jokes.character.MR_POTTY")
    // Then
    #expect(try app.screen.find("character.header").label.contains("Mr. Potty"))
    let cards = app.screen.findAll(.identifier(startsWith: "character.card."))
    #expect(cards.count > 2)
    #expect(service.requests.last?.query == JokeQuery(character: .mrPotty))
    let requests = service.requests.count
    try await app.screen.press(.end)
    try await app.screen.settle()
    #expect(service.requests.count > requests)
    // When
    try await app.back()
    #expect(try app.screen.scrollOffset(of: "jokes.list") == list)
  }

  @Test("given the carousel, then its arrow leads to the last character")
  func carousel() async throws {
    let app = try await AppFixture(opening: .jokes)
    #expect(!app.screen.isVisible("jokes.character.MR_SAD"))
    for _ in 0..<4 where app.screen.exists("scrollArrow.right") { try await app.tap("scrollArrow.right") }
    #expect(app.screen.isVisible("jokes.character.MR_SAD"))
  }

  @Test("given the joke of the day, when it is tapped, then it is there in full, and can be rated")
  func jokeOfTheDay() async throws {
    let app = try await AppFixture(opening: .jokes)
    try await app.tap("jokes.daily")
    #expect(app.screen.exists(.identifier(startsWith: "joke.card.")))
    try await app.tap("joke.star.4")
    #expect(ServiceContainer.shared.jokeStorage.getRatedJokeIdsFast() == [Joke.fixture(29).id])
  }

  @Test(
    "given the Me tab, then it is empty at first, and has the rated jokes then, newest first; without a connection, too"
  )
  func me() async throws {
    let app = try await AppFixture(opening: .me)
    #expect(try app.screen.find("me.empty").label.contains("No rated jokes"))
    // When jokes are rated on the other tab
    try await app.tap("tabs.jokes")
    for number in [0, 1] {
      let card = JokesFixture.query(number)
      try await app.screen.scroll(to: .identifier("joke.star.5").inside(card))
      try await app.screen.find(card).tap("joke.star.5")
      try await app.screen.advance(by: .seconds(1))
    }
    app.jokeService.fault = { _ in .init(error: JokeServiceError.offline) }
    try await app.tap("tabs.me")
    // Then
    let shown = app.screen.findAll(.identifier(startsWith: "me.card.")).map(\.identifier)
    #expect(shown == [1, 0].map { "me.card.\(Joke.fixture($0).id.uuidString)" })
    // When one rating is withdrawn, the joke is gone on the next visit
    try await app.screen.find(.identifier(shown[0])).tap("joke.star.5")
    try await app.screen.settle()
    try await app.tap("tabs.jokes")
    try await app.tap("tabs.me")
    #expect(app.screen.findAll(.identifier(startsWith: "me.card.")).map(\.identifier) == [shown[1]])
  }

  @Test("given 300 rated jokes, then the Me tab pages through them")
  func manyRated() async throws {
    let app = try await AppFixture(opening: .landing)
    for number in 0..<300 {
      try await ServiceContainer.shared.jokeStorage.database.rate(.fixture(number), stars: 3, at: Int64(number))
    }
    try await app.tap("tabs.me")
    for _ in 0..<40 {
      try await app.screen.press(.end)
      try await app.screen.frames(20)
    }
    try await app.screen.settle()
    let last = app.screen.findAll(.identifier(startsWith: "me.card.")).last
    #expect(last?.identifier == "me.card.\(Joke.fixture(0).id.uuidString)")
    #expect(app.screen.counters.liveRows < 60)
  }

  @Test("given a phone set to Arabic, then the feed speaks it, from right to left")
  func arabic() async throws {
    let app = try await AppFixture(opening: .jokes, settings: DeviceSettings(locale: Locale(identifier: "ar_EG")))
    #expect(try app.screen.find("jokes.category.all").label == "الكل")
    let (all, next) = try (app.screen.find("jokes.category.all"), app.screen.find("jokes.category.DAD_JOKE"))
    #expect(try all.frame.midX > next.frame.midX)
  }
}
