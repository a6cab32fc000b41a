import Foundation
import ScrollPatterns
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// FD1, FD2, FD5, FD6, FD10, FD11: how the feed loads, as seen on the screen.
@MainActor @Suite("The feed of jokes loads", .simulator(.iPhone15Pro), .serialized)
struct JokeFeedLoadingTests {
  @Test(
    "FD1: given the feed, when the reader nears the end, then the next page comes by itself, and there is no button for it"
  )
  func moreByItself() async throws {
    let feed = try await JokesFixture()
    #expect(feed.numbers == Array(0..<10))
    #expect(feed.service.limits == [10])
    // When the reader scrolls, but the third joke from the end is far away
    try await feed.scroll(120)
    #expect(feed.service.limits.filter { $0 == 10 } == [10])
    try await feed.screen.settle()
    #expect(!feed.screen.visibleText.contains { $0.localizedCaseInsensitiveContains("load more") })
  }

  @Test(
    "FD1: given rows that appear in storms, when the reader goes back and forth over the end, then nothing loads twice")
  func storms() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(40))
    // The background finds nothing, so that all pages are the reader's; pages are slow.
    service.fault = { $0.limit == 50 ? .init(error: JokeServiceError.unavailable) : .init(delay: .seconds(3)) }
    let feed = try await JokesFixture(service)
    try await feed.screen.press(.end)
    try await feed.screen.frames(2)
    // When rows at the end come and go thirty times while the page is on its way
    for _ in 0..<30 {
      try await feed.screen.wheel(-900)
      try await feed.screen.wheel(900)
    }
    #expect(feed.viewModel.isLoadingMore)
    let cursors = service.requests.filter { $0.limit == 10 }.map(\.cursor)
    #expect(cursors == [nil, "10"])
    // When rows appear once more after the page has arrived, and the phone is rotated
    try await feed.screen.advance(by: .seconds(3))
    #expect(feed.numbers == Array(0..<20))
    try await feed.screen.rotate(to: .landscape)
    try await feed.screen.rotate(to: .portrait)
    for _ in 0..<10 { for id in feed.viewModel.jokeIDs { feed.viewModel.loadMoreIfNeeded(currentItem: id) } }
    try await feed.screen.advance(by: .seconds(1))
    #expect(service.requests.filter { $0.limit == 10 }.map(\.cursor) == [nil, "10", "20"])
    try await feed.screen.settle()
  }

  @Test(
    "FD2, FD10: given a launch, then nothing more is loaded until the first scroll; that loads everything, 50 at a time"
  )
  func background() async throws {
    let feed = try await JokesFixture(MockJokeService(jokes: Joke.fixtures(230)))
    try await feed.screen.advance(by: .seconds(30))
    #expect(feed.service.limits == [10])
    // When the page is pulled, that does not count as scrolling
    try await feed.screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 330))
    try await feed.screen.advance(by: .seconds(5))
    #expect(feed.service.limits == [10])
    // When it is scrolled
    try await feed.screen.wheel(20)
    let before = feed.cards.map(\.frame)
    try await feed.screen.frames(4)
    #expect(feed.service.limits == [10, 50])
    #expect(!feed.screen.exists("jokes.skeleton"), "the background shows nowhere")
    try await feed.screen.advance(by: .seconds(0.9))
    #expect(feed.service.limits == [10, 50], "a pause")
    try await feed.screen.settle()
    // Then it has everything, and nothing on the screen has moved
    #expect(feed.numbers == Array(0..<230))
    #expect(feed.service.limits == [10, 50, 50, 50, 50, 50])
    #expect(feed.cards.map(\.frame) == before)
  }

  @Test("FD2: given a background load that fails, then nothing says so, and reading on works")
  func silentFailure() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(60))
    service.fault = { .init(error: $0.limit == 50 ? JokeServiceError.unavailable : nil) }
    let feed = try await JokesFixture(service)
    try await feed.screen.wheel(30)
    try await feed.screen.settle()
    #expect(service.limits == [10, 50])
    #expect(!feed.screen.exists("jokes.retryButton"))
    #expect(!feed.screen.exists("jokes.offlineBanner"))
    service.fault = { _ in .init() }
    try await feed.screen.press(.end)
    try await feed.screen.settle()
    #expect(feed.numbers == Array(0..<60))
  }

  @Test("FD2: given a background load, when the app goes to the background and comes back, then it goes on")
  func backgroundedApp() async throws {
    let feed = try await JokesFixture(MockJokeService(jokes: Joke.fixtures(300)))
    try await feed.screen.wheel(30)
    try await feed.screen.frames(10)
    let offset = try feed.screen.scrollOffset(of: "jokes.list")
    try await feed.screen.enterBackground(for: .seconds(20))
    try await feed.screen.settle()
    #expect(feed.numbers == Array(0..<300))
    #expect(try feed.screen.scrollOffset(of: "jokes.list") == offset)
  }

  @Test(
    "FD5, FD11: given a server that repeats and mixes up, then each joke comes once, nothing seen moves, and the rest is by popularity"
  )
  func duplicates() async throws {
    var jokes = Joke.fixtures(80)
    // The same joke again under another id
    jokes[33] = Joke(
      id: UUID(), setup: jokes[4].setup.uppercased(), punchline: jokes[4].punchline + "!", popularityScore: 47)
    let service = MockJokeService(jokes: jokes)
    service.fault = { _ in .init(repeated: 6, isMixedUp: true) }
    let feed = try await JokesFixture(service)
    var shown: [UUID] = []
    for _ in 0..<160 {
      try await feed.screen.wheel(70)
      let ids = feed.viewModel.jokeIDs
      #expect(Array(ids.prefix(shown.count)) == shown)
      let seen = feed.cards.last { $0.frame.minY < 852 }.map { $0.identifier.dropFirst(JokesFixture.card.count) }
      let index = ids.firstIndex { $0.uuidString == seen ?? "" } ?? 0
      if index >= shown.count { shown = Array(ids.prefix(index + 1)) }
    }
    try await feed.screen.settle()
    #expect(feed.numbers.count == 79)
    #expect(Set(feed.numbers) == Set(0..<80).subtracting([33]))
  }

  @Test("FD6: given a fast server, then skeletons are there for 0.4 seconds at least, and go once")
  func skeletons() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(25))
    service.fault = { $0.limit == 50 ? .init(error: JokeServiceError.unavailable) : .init(delay: .milliseconds(5)) }
    let feed = try await JokesFixture(service, waits: false)
    var phases = try await phases(feed, frames: 60)
    #expect(phases.map(\.shown) == [true, false])
    #expect((0.36...0.5).contains(phases[0].seconds), "\(phases)")
    #expect(feed.viewModel.jokeIDs.count == 10)
    // When the end comes into sight
    try await feed.screen.press(.end)
    phases = try await self.phases(feed, frames: 60)
    #expect(phases.filter(\.shown).count == 1)
    #expect(phases.filter(\.shown).allSatisfy { $0.seconds >= 0.35 }, "\(phases)")
    try await feed.screen.settle()
  }

  /// Returns the alternating periods in which skeletons were shown and not shown.
  private func phases(_ feed: JokesFixture, frames: Int) async throws -> [(shown: Bool, seconds: Double)] {
    var phases: [(shown: Bool, seconds: Double)] = []
    for _ in 0..<frames {
      try await feed.screen.frames(1)
      let shown = feed.screen.exists("jokes.skeleton")
      if phases.last?.shown == shown {
        phases[phases.count - 1].seconds += 1.0 / 60
      } else {
        phases.append((shown, 1.0 / 60))
      }
    }
    return phases
  }

  @Test(
    "FD6, FD10: given a page that fails, then Retry Loading is there with its symbol, and loads it; at the end a message says so"
  )
  func retry() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(25))
    let feed = try await JokesFixture(service)
    service.fault = { _ in .init(error: JokeServiceError.unavailable) }
    try await feed.screen.press(.end)
    try await feed.screen.settle()
    // Then
    try await feed.screen.scroll(to: "jokes.retryButton")
    let button = try feed.screen.find("jokes.retryButton")
    #expect(try button.label.contains("Retry Loading"))
    #expect(feed.screen.exists("jokes.errorMessage"))
    #expect(!feed.screen.exists("jokes.skeleton"))
    let frame = try button.frame
    let color = try #require(feed.screen.color(at: CGPoint(x: frame.minX + 30, y: frame.midY)))
    #expect([color.red, color.green, color.blue].map { ($0 * 100).rounded() } == [100, 84, 0], "the capsule's colour")
    // When it is tapped and fails again, it appears again
    try await feed.screen.tap("jokes.retryButton")
    #expect(feed.screen.exists("jokes.skeleton"))
    try await feed.screen.settle()
    #expect(feed.screen.exists("jokes.retryButton"))
    // When the server works
    service.fault = { _ in .init() }
    let top = feed.cards.last?.identifier ?? ""
    let y = try feed.screen.find(.identifier(top)).frame.minY
    try await feed.screen.tap("jokes.retryButton")
    try await feed.screen.settle()
    #expect(try feed.screen.find(.identifier(top)).frame.minY == y, "what is on the screen stays")
    #expect(feed.numbers.count >= 20)
    for _ in 0..<3 {
      try await feed.screen.press(.end)
      try await feed.screen.settle()
    }
    #expect(try feed.screen.find("jokes.end").label == "You have seen all jokes.")
    #expect(feed.numbers == Array(0..<25))
  }

  @Test(
    "FD6: given no connection at launch, then the jokes of the last time are there with a banner; with it, what is new is added below"
  )
  func offline() async throws {
    // Given a feed that was loaded once
    let database = JokeDatabase(url: nil)
    let service = MockJokeService(jokes: Joke.fixtures(25))
    _ = try await JokesFixture(service, database: database)
    // When the app starts again without a connection
    service.fault = { _ in .init(error: JokeServiceError.offline) }
    service.dailyError = JokeServiceError.offline
    let feed = try await JokesFixture(service, database: database)
    // Then
    #expect(feed.numbers == Array(0..<10))
    #expect(try feed.screen.find("jokes.offlineBanner").label.contains("You are offline"))
    #expect(try feed.screen.find("jokes.daily").label.contains("Not available"))
    let cards = feed.cards.map(\.frame)
    // When it comes back to the foreground with one
    service.fault = { _ in .init() }
    service.dailyError = nil
    try await feed.screen.enterBackground(for: .seconds(5))
    try await feed.screen.settle()
    // Then nothing has moved, and there is more
    #expect(!feed.screen.exists("jokes.offlineBanner"))
    #expect(feed.cards.prefix(3).map(\.frame) == Array(cards.prefix(3)))
    #expect(feed.numbers.count > 10)
    #expect(feed.numbers == Array(0..<feed.numbers.count))
    #expect(try feed.screen.find("jokes.daily").label.contains("number 24"))
  }

  @Test("FD6: given no connection and nothing kept, then there is a reason and a button, and no joke")
  func offlineAndEmpty() async throws {
    let service = MockJokeService()
    service.fault = { _ in .init(error: JokeServiceError.offline) }
    let feed = try await JokesFixture(service)
    #expect(feed.screen.exists("jokes.offlineBanner"))
    #expect(feed.screen.exists("jokes.retryButton"))
    service.fault = { _ in .init() }
    try await feed.screen.scroll(to: "jokes.retryButton")
    try await feed.screen.tap("jokes.retryButton")
    try await feed.screen.settle()
    #expect(feed.numbers.starts(with: 0..<10))
  }

  @Test(
    "given a cursor that the server has forgotten, then the feed goes on from the start without showing a joke twice")
  func staleCursor() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(45))
    let feed = try await JokesFixture(service)
    var isForgotten = true
    service.fault = { request in
      guard isForgotten, request.cursor != nil else { return .init() }
      isForgotten = false
      return .init(error: StaleFeedCursor())
    }
    let shown = feed.cards.map(\.frame)
    try await feed.screen.wheel(10)
    try await feed.screen.settle()
    #expect(feed.numbers == Array(0..<45))
    #expect(feed.cards.prefix(2).map(\.frame.minY) == shown.prefix(2).map { $0.minY - 10 })
  }
}
