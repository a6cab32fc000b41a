import SimulatorTesting
import SwiftUI
import Testing

@testable import PrintedListings

/// `004`'s code as printed, and its behaviour that the document does not want: `InfiniteFeed` replaces it.
@MainActor @Suite("The listings of 004 as printed", .simulator(.iPhoneSE))
struct PrintedFeedTests {
  private let jokes = (0..<10).map { Joke(id: "\($0)", popularityScore: Double(10 - $0)) }

  @Test("more is asked for from the third item from the end on, each time that it appears")
  func threshold() {
    let feed = PrintedFeed(jokes: jokes)
    feed.loadMoreIfNeeded(currentItem: jokes[6])
    #expect(feed.loads == 0)
    feed.loadMoreIfNeeded(currentItem: jokes[7])
    feed.loadMoreIfNeeded(currentItem: jokes[7])
    #expect(feed.loads == 2)
  }

  @Test("rated jokes leave at once, and a popular one that arrives later is put above what is being read")
  func order() {
    let feed = PrintedFeed(jokes: jokes)
    #expect(feed.filteredJokes.map(\.id) == jokes.map(\.id))
    // When one is rated and another arrives
    feed.jokes[0].userRating = 5
    feed.jokes.append(Joke(id: "late", category: "home", popularityScore: 8.5))
    // Then
    #expect(feed.filteredJokes.map(\.id).prefix(3) == ["1", "late", "2"])
    feed.selectedCategory = "home"
    #expect(feed.filteredJokes.map(\.id) == ["late"])
  }

  @Test("a failure of the background counts as complete, and nothing asks again")
  func failureIsComplete() async {
    let service = FirestoreService(batches: [jokes])
    service.fails = true
    let feed = PrintedFeed(service: service)
    // When
    feed.triggerBackgroundLoadIfNeeded()
    for _ in 0..<100 where !feed.isBackgroundLoadingComplete { await Task.yield() }
    // Then
    #expect(feed.isBackgroundLoadingComplete)
    #expect(service.requests == 2)
    feed.triggerBackgroundLoadIfNeeded()
    for _ in 0..<100 { await Task.yield() }
    #expect(service.requests == 2)
  }

  @Test("the retry button is a yellow capsule across the screen, and the skeleton is above it")
  func retryButton() async throws {
    let feed = PrintedFeed()
    let screen = await Screen { PrintedFeedEnd(viewModel: feed) }
    let button = try #require(screen.findAll(.role(.button)).first).frame
    #expect(button.width == 320)
    try await screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(feed.loads == 1)
    // When more is loaded
    feed.isLoadingMore = true
    try await screen.settle()
    #expect(try screen.find("loading").frame.maxY <= screen.findAll(.role(.button))[0].frame.minY)
  }
}
