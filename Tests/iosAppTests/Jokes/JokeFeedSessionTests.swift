import Foundation
import ScrollPatterns
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// FD3, FD4, FD7: rating, refreshing and choosing, as seen on the screen.
@MainActor @Suite("The feed of jokes in a session", .simulator(.iPhone15Pro), .serialized)
struct JokeFeedSessionTests {
  private func tapStar(_ stars: Int, _ number: Int, _ feed: JokesFixture) async throws {
    try await feed.screen.scroll(to: .identifier("joke.star.\(stars)").inside(JokesFixture.query(number)))
    try await feed.screen.find(JokesFixture.query(number)).tap("joke.star.\(stars)")
  }

  @Test(
    "FD3: given rated jokes, then the feed has the others, the most popular first; one rated now stays until the refresh"
  )
  func unratedOnly() async throws {
    // Given
    let database = JokeDatabase(url: nil)
    for number in [0, 3, 12] { try await database.rate(.fixture(number), stars: 4, at: 1_000) }
    let feed = try await JokesFixture(database: database)
    #expect(feed.numbers.prefix(4) == [1, 2, 4, 5])
    // When
    try await tapStar(5, 2, feed)
    try await feed.screen.settle()
    // Then it stays, with its stars, and a tap was felt
    #expect(feed.numbers.prefix(3) == [1, 2, 4])
    #expect(feed.viewModel.sessionRatedJokeIds == [Joke.fixture(2).id])
    let star = try feed.screen.find(JokesFixture.query(2)).find("joke.star.5")
    #expect(try star.isSelected)
    #expect(feed.screen.feedback.contains(.impact(.light, intensity: 1)))
    #expect(feed.service.sentRatings.map(\.stars).contains(5))
    // When the page is scrolled away and back, it is still there
    try await feed.scroll(3_000, each: 300)
    try await feed.screen.settle()
    try await feed.screen.wheel(-9_000)
    try await feed.screen.settle()
    #expect(feed.screen.exists(JokesFixture.query(2)))
    // When refreshed
    try await feed.pull()
    try await feed.screen.settle()
    // Then
    #expect(feed.numbers.prefix(3) == [1, 4, 5])
    #expect(feed.viewModel.sessionRatedJokeIds.isEmpty)
  }

  @Test("given a rating, when the same star is tapped again, then it is taken back, here and on the server")
  func takeBack() async throws {
    let feed = try await JokesFixture()
    try await tapStar(3, 0, feed)
    try await tapStar(3, 0, feed)
    try await feed.screen.settle()
    #expect(feed.storage.getRatedJokeIdsFast().isEmpty)
    #expect(feed.service.sentRatings.last?.stars == nil)
    #expect(Set(feed.service.sentRatings.map(\.id)).count == 1, "one rating, changed")
    try await feed.pull()
    try await feed.screen.settle()
    #expect(feed.numbers.first == 0)
  }

  @Test(
    "FD3: given a page on its way, when a joke is rated, then the row stays in place and is right when the page comes")
  func ratingWhileLoading() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(40))
    let feed = try await JokesFixture(service)
    service.fault = { _ in .init(delay: .seconds(2)) }
    try await feed.screen.press(.end)
    try await feed.screen.frames(3)
    #expect(feed.viewModel.isLoadingMore)
    let row = try #require(feed.cards.last { $0.frame.maxY < 700 && $0.frame.minY > 160 })
    let frame = row.frame
    try await feed.screen.find(.identifier(row.identifier)).tap("joke.star.2")
    try await feed.screen.advance(by: .seconds(3))
    #expect(feed.numbers.count > 10)
    #expect(feed.numbers == Array(0..<feed.numbers.count))
    #expect(try feed.screen.find(.identifier(row.identifier)).frame == frame)
    #expect(try feed.screen.find(.identifier(row.identifier)).find("joke.star.2").isSelected)
    try await feed.screen.settle()
  }

  @Test(
    "FD4: given the background, a page and ratings under way, when pulled, then all that is given up for a new first page at the top"
  )
  func refreshInTheMiddle() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(800))
    let feed = try await JokesFixture(service)
    try await feed.scroll(500)
    try await feed.screen.advance(by: .seconds(1.5))
    try await tapStar(4, 0, feed)
    try await feed.screen.wheel(-5_000)
    try await feed.screen.frames(60)
    #expect(feed.viewModel.isBackgroundLoading)
    // When the server is slow, a page of the old list is on its way, and the page is pulled
    service.fault = { _ in .init(delay: .seconds(1)) }
    try await feed.screen.advance(by: .seconds(1.2))
    try await feed.pull()
    #expect(feed.screen.exists(.role(.progress)), "the spinner")
    #expect(!feed.viewModel.isBackgroundLoading)
    #expect(feed.numbers.count > 10, "the rows stay until the new ones are there")
    try await feed.screen.advance(by: .seconds(2))
    // Then
    #expect(feed.numbers == Array(1..<10))
    #expect(try feed.screen.scrollOffset(of: "jokes.list").y == 0)
    #expect(feed.viewModel.sessionRatedJokeIds.isEmpty)
    #expect(service.requests.last?.cursor == nil)
    // Then nothing old arrives later, and nothing new by itself
    let requests = service.requests.count
    try await feed.screen.advance(by: .seconds(10))
    #expect(service.requests.count == requests)
    #expect(feed.numbers == Array(1..<10))
    // When scrolled, the background starts over
    try await feed.screen.wheel(20)
    try await feed.screen.frames(3)
    #expect(service.requests.last?.limit == 50)
    service.fault = { _ in .init() }
    try await feed.screen.settle(limit: .seconds(60))
    #expect(feed.numbers == Array(1..<800))
  }

  @Test("FD4: given a refresh that fails, then the jokes stay, and the spinner goes")
  func failingRefresh() async throws {
    let service = MockJokeService()
    let feed = try await JokesFixture(service)
    service.fault = { _ in .init(error: JokeServiceError.offline) }
    try await feed.pull()
    try await feed.screen.settle()
    #expect(feed.numbers == Array(0..<10))
    #expect(feed.screen.exists("jokes.offlineBanner"))
    #expect(!feed.screen.exists(.role(.progress)))
  }

  @Test("FD7: given a page that is scrolled, when a category is chosen, then its jokes are there, from the top")
  func categories() async throws {
    let feed = try await JokesFixture(MockJokeService(jokes: Joke.fixtures(90)))
    try await feed.scroll(1_500, each: 150)
    try await feed.screen.settle()
    // When
    try await feed.screen.tap("jokes.category.KNOCK_KNOCK")
    try await feed.screen.settle()
    // Then
    #expect(try feed.screen.scrollOffset(of: "jokes.list").y == 0)
    #expect(try feed.screen.find("jokes.category.KNOCK_KNOCK").isSelected)
    #expect(feed.numbers.count == 30, "the background loads this list, too")
    #expect(feed.numbers.allSatisfy { $0 % 3 == 1 })
    #expect(feed.screen.feedback.contains(.selection))
    // When all are chosen again
    try await feed.screen.tap("jokes.category.all")
    try await feed.screen.settle()
    #expect(feed.numbers == Array(0..<90))
  }

  @Test("given a card, then its joke can be copied, and shared")
  func copyAndShare() async throws {
    let feed = try await JokesFixture()
    try await feed.screen.scroll(to: .identifier("joke.copy").inside(JokesFixture.query(0)))
    try await feed.screen.find(JokesFixture.query(0)).tap("joke.copy")
    #expect(feed.screen.pasteboard.string == Joke.fixture(0).text)
    #expect(feed.screen.feedback.contains(.notification(.success)))
    try await feed.screen.frames(2)
    #expect(try feed.screen.find(JokesFixture.query(0)).find("joke.copy").label == "Copied")
    try await feed.screen.settle()
    #expect(try feed.screen.find(JokesFixture.query(0)).find("joke.copy").label == "Copy")
    try await feed.screen.find(JokesFixture.query(0)).tap("joke.share")
    try await feed.screen.settle()
    feed.screen.pasteboard.string = nil
    try await feed.screen.find(.label("Copy")).tap()
    try await feed.screen.settle()
    #expect(feed.screen.pasteboard.string == Joke.fixture(0).text, "the sheet has the joke")
  }

  @Test(
    "given every phone, then each card is inside the screen and each of its buttons can be touched",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPad10], textSizes: [.large, .accessibility3], dark: [true], rightToLeft: [false, true]))
  func everywhere() async throws {
    let feed = try await JokesFixture()
    try await feed.screen.scroll(to: .identifier("joke.share").inside(JokesFixture.query(0)))
    let card = try feed.screen.find(JokesFixture.query(0))
    let width = feed.screen.simulator.device.size.width
    for name in (1...5).map({ "joke.star.\($0)" }) + ["joke.copy", "joke.share"] {
      let button = try card.find(.identifier(name))
      #expect(try button.frame.minX >= 16 && button.frame.maxX <= width - 16, "\(name)")
      #expect(try button.frame.height >= 44)
    }
  }
}
