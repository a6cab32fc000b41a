import Foundation
import ScrollPatterns
import SimulatorTesting
import Testing

/// The feed alone, without a screen. The background's pause of one second is virtual.
@MainActor @Suite("An infinite feed", .virtualTime)
struct InfiniteFeedTests {
  typealias Feed = InfiniteFeed<ScriptedSource>
  struct Outage: Error {}

  private func advance(_ seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }

  private func feed(_ source: ScriptedSource, _ change: (inout FeedOptions<ScriptedSource.Post>) -> Void = { _ in })
    async throws -> Feed
  {
    var options = FeedOptions<ScriptedSource.Post>()
    change(&options)
    let feed = Feed(source: source, options: options)
    feed.start()
    try await advance(0.2)
    return feed
  }

  @Test(
    "given a source, when the feed starts, then the first page comes, and the third row from its end loads one more")
  func threshold() async throws {
    let source = ScriptedSource(count: 25)
    let feed = Feed(source: source)
    #expect(feed.state == .idle)
    feed.start()
    feed.start()
    #expect(feed.state == .loadingFirst)
    try await advance(0.2)
    #expect(feed.ids == Array(0..<10))
    #expect(feed.state == .idle)
    // When rows far from the end appear
    for id in 0..<7 { feed.appeared(id) }
    #expect(source.requests.count == 1)
    // When the third from the end appears, many times
    for _ in 0..<20 { for id in 7..<10 { feed.appeared(id) } }
    #expect(feed.state == .loadingMore)
    try await advance(0.2)
    #expect(source.requests == [.init(cursor: nil, limit: 10), .init(cursor: 10, limit: 10)])
    #expect(feed.ids == Array(0..<20))
    // When the old rows appear again, nothing is loaded; at the end of the list the feed ends
    for id in 0..<17 { feed.appeared(id) }
    #expect(source.requests.count == 2)
    feed.appeared(19)
    try await advance(0.2)
    #expect(feed.state == .end)
    for id in 0..<25 { feed.appeared(id) }
    try await advance(1)
    #expect(source.requests.count == 3)
  }

  @Test("given a failing page, then only retry() loads it, and the rows stay")
  func failure() async throws {
    let source = ScriptedSource(count: 25)
    let feed = try await feed(source)
    source.fault = { .init(error: Outage()) }
    feed.appeared(9)
    try await advance(0.2)
    #expect(feed.state == .failed)
    #expect(feed.failure is Outage)
    for id in 0..<10 { feed.appeared(id) }
    try await advance(1)
    #expect(source.requests.count == 2)
    source.fault = { .init() }
    feed.retry()
    #expect(feed.state == .loadingMore)
    #expect(feed.failure == nil)
    try await advance(0.2)
    #expect(feed.ids == Array(0..<20))
  }

  @Test("given the background, then it loads pages of 50 with a pause until the end, and nothing shows it")
  func background() async throws {
    let source = ScriptedSource(count: 171)
    let feed = try await feed(source)
    try await advance(5)
    #expect(source.requests.count == 1, "nothing begins by itself")
    feed.loadAllInBackground()
    feed.loadAllInBackground()
    #expect(feed.state == .idle)
    try await advance(0.2)
    #expect(feed.ids.count == 60)
    try await advance(0.8)
    #expect(source.requests.count == 2, "a second of pause")
    try await advance(10)
    #expect(feed.ids == Array(0..<171))
    #expect(source.requests.dropFirst().map(\.limit) == [50, 50, 50, 50])
    #expect(feed.state == .end)
    #expect(!feed.isLoadingInBackground)
  }

  @Test(
    "given a background page under way, when the reader needs more, then they share it; if it fails, the reader's own follows"
  )
  func sharing() async throws {
    let source = ScriptedSource(count: 200)
    let feed = try await feed(source)
    feed.loadAllInBackground()
    feed.appeared(9)
    #expect(feed.state == .loadingMore)
    try await advance(0.15)
    #expect(feed.ids.count == 60)
    #expect(source.requests.count == 2)
    #expect(feed.state == .idle)
    // When the next one of the background fails while the reader waits for it
    var answers = [ScriptedSource.Fault(error: Outage())]
    source.fault = { answers.popLast() ?? .init() }
    try await advance(1)
    feed.appeared(59)
    try await advance(0.25)
    // Then the reader's own page has come, and the background goes on
    #expect(source.requests.last == .init(cursor: 60, limit: 10))
    #expect(feed.ids.count == 70)
    #expect(feed.isLoadingInBackground)
    try await advance(10)
    #expect(feed.ids == Array(0..<200))
    #expect(source.mostAtOnce == 1)
  }

  @Test("given a background that fails, then nothing shows it, and it goes on after the reader's next page")
  func silentFailure() async throws {
    let source = ScriptedSource(count: 100)
    let feed = try await feed(source)
    source.fault = { .init(error: Outage()) }
    feed.loadAllInBackground()
    try await advance(20)
    #expect(feed.state == .idle)
    #expect(feed.failure == nil)
    #expect(source.requests.count == 2)
    source.fault = { .init() }
    feed.appeared(8)
    try await advance(10)
    #expect(feed.ids == Array(0..<100))
  }

  @Test(
    "given everything under way, when refreshed, then the first page takes the place of all rows and no older answer counts"
  )
  func refresh() async throws {
    let source = ScriptedSource(count: 100)
    source.ignoresCancellation = true
    let feed = try await feed(source)
    feed.loadAllInBackground()
    feed.appeared(9)
    source.posts = (500..<560).map { .init(id: $0, text: "New \($0)") }
    // When
    let isDone = await feed.refresh()
    // Then
    #expect(isDone)
    #expect(feed.ids == Array(500..<510))
    #expect(!feed.isLoadingInBackground)
    try await advance(5)
    #expect(feed.ids == Array(500..<510))
    // When it fails, the rows stay
    source.fault = { .init(error: Outage()) }
    #expect(await !feed.refresh())
    #expect(feed.ids == Array(500..<510))
    #expect(feed.state == .failed)
    // When one refresh supersedes another
    source.fault = { .init() }
    async let first = feed.refresh()
    async let second = feed.refresh()
    let results = await [first, second]
    #expect(results.filter(\.self).count == 1)
    #expect(feed.state == .idle)
  }

  @Test("given a shortest loading time, then the feed says that it loads for so long, however fast the answer is")
  func minimumLoading() async throws {
    let source = ScriptedSource(count: 100)
    source.fault = { .init(delay: .milliseconds(10)) }
    let feed = Feed(
      source: source,
      options: {
        var it = FeedOptions<ScriptedSource.Post>(); it.minimumLoading = .seconds(0.4); return it
      }())
    feed.start()
    try await advance(0.39)
    #expect(feed.state == .loadingFirst)
    #expect(feed.ids.isEmpty)
    try await advance(0.02)
    #expect(feed.ids.count == 10)
    // Nobody waits for the background's pages
    feed.loadAllInBackground()
    try await advance(0.02)
    #expect(feed.ids.count == 60)
  }

  @Test(
    "given repeated items, other ids with the same content, and items that are not accepted, then each comes once or never"
  )
  func duplicates() async throws {
    let source = ScriptedSource(count: 60)
    source.posts[25].text = "Post 3"
    source.fault = { .init(repeated: 7) }
    let feed = try await feed(source) {
      $0.contentKey = { $0.text }
      $0.accepts = { $0.id % 10 != 5 && !(10..<30).contains($0.id) || $0.id == 25 }
    }
    feed.appeared(9)
    try await advance(0.5)
    // Then pages without new items were skipped
    #expect(feed.ids == [0, 1, 2, 3, 4, 6, 7, 8, 9, 30, 31, 32, 33, 34, 36, 37, 38, 39])
  }

  @Test("given an order, then what comes late goes below what was seen and above what is less")
  func order() async throws {
    let source = ScriptedSource(count: 40)
    source.posts.swapAt(2, 15)
    source.posts.swapAt(12, 18)
    let feed = try await feed(source) { $0.areInOrder = { $0.id < $1.id } }
    #expect(feed.ids == [0, 1, 3, 4, 5, 6, 7, 8, 9, 15])
    for id in feed.ids.prefix(8) { feed.appeared(id) }
    try await advance(0.2)
    #expect(feed.ids == [0, 1, 3, 4, 5, 6, 7, 8, 2, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  }

  @Test("given a stale cursor, then the list is walked again from its start: rows stay, and what is new is added")
  func staleCursor() async throws {
    let source = ScriptedSource(count: 45)
    let feed = try await feed(source)
    feed.appeared(9)
    try await advance(0.2)
    var answers = [ScriptedSource.Fault(error: StaleFeedCursor())]
    source.fault = { answers.popLast() ?? .init() }
    feed.appeared(19)
    try await advance(0.5)
    #expect(feed.ids == Array(0..<45))
    #expect(source.requests.suffix(2) == [.init(cursor: 20, limit: 10), .init(cursor: nil, limit: 50)])
    #expect(feed.state == .end)
  }

  @Test("given a source whose cursors are all stale, then the reader is told, and nothing asks for ever")
  func alwaysStale() async throws {
    let source = ScriptedSource(count: 100)
    let feed = try await feed(source)
    source.fault = { [unowned source] in
      source.requests.last?.cursor == nil ? .init() : .init(error: StaleFeedCursor())
    }
    for _ in 0..<20 {
      if let last = feed.ids.last { feed.appeared(last) }
      try await advance(1)
    }
    #expect(feed.state == .failed)
    #expect(feed.failure is StaleFeedCursor)
    #expect(feed.ids == Array(0..<50))
    #expect(source.requests.count < 8)
  }

  @Test("given a feed that nobody holds, then its request is cancelled")
  func released() async throws {
    let source = ScriptedSource(count: 100)
    var feed: Feed? = Feed(source: source)
    weak let released = feed
    feed?.start()
    feed?.loadAllInBackground()
    await Task.yield()
    feed = nil
    #expect(released == nil)
  }
}
