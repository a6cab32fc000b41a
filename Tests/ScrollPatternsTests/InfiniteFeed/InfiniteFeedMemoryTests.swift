import Foundation
import ScrollPatterns
import SimulatorTesting
import Testing

/// Items far from the reader are released and fetched again.
@MainActor @Suite("An infinite feed's memory", .virtualTime)
struct InfiniteFeedMemoryTests {
  typealias Feed = InfiniteFeed<ScriptedSource>

  private func loaded(_ source: ScriptedSource, capacity: Int) async throws -> Feed {
    var options = FeedOptions<ScriptedSource.Post>()
    options.capacity = capacity
    let feed = Feed(source: source, options: options)
    feed.start()
    feed.loadAllInBackground()
    while feed.state != .end { try await Task.sleep(for: .seconds(5)) }
    return feed
  }

  @Test(
    "given 2,000 items and room for 200, when the reader walks down and jumps back, then no row near is ever empty for long"
  )
  func walking() async throws {
    let source = ScriptedSource(count: 2_000)
    let feed = try await loaded(source, capacity: 200)
    #expect(feed.ids.count == 2_000)
    #expect(feed.residentCount <= 200)
    // When somebody scrolls down, ten rows a second
    for id in 0..<2_000 {
      feed.appeared(id)
      try await Task.sleep(for: .milliseconds(100))
      #expect(feed[id]?.text == "Post \(id)", "row \(id) is empty when it appears")
      #expect(feed.residentCount <= 260)
    }
    // When they jump to the start
    feed.appeared(0)
    #expect(feed[0] == nil)
    try await Task.sleep(for: .milliseconds(150))
    #expect(feed[0]?.text == "Post 0")
    #expect(feed[20]?.text == "Post 20")
  }

  @Test(
    "given pages that cannot be fetched again at first, then they come as soon as they can, without anybody's doing")
  func failures() async throws {
    let source = ScriptedSource(count: 500)
    let feed = try await loaded(source, capacity: 100)
    source.fault = { .init(error: CancellationError()) }
    feed.appeared(300)
    try await Task.sleep(for: .seconds(10))
    #expect(feed[300] == nil)
    #expect(feed.state == .end, "a silent failure")
    let requests = source.requests.count
    #expect(requests < 40, "attempts become rarer")
    source.fault = { .init() }
    try await Task.sleep(for: .seconds(10))
    #expect(feed[300]?.id == 300)
    // When all items nearby are loaded, there are no more requests
    let quiet = source.requests.count
    try await Task.sleep(for: .seconds(100))
    #expect(source.requests.count == quiet)
  }

  @Test("given cursors that became stale, when let-go rows come near, then the walk through the list brings them back")
  func stale() async throws {
    let source = ScriptedSource(count: 500)
    let feed = try await loaded(source, capacity: 100)
    let old = Set(source.requests.compactMap(\.cursor))
    var isForgotten = true
    source.fault = { [unowned source] in
      guard isForgotten, let cursor = source.requests.last?.cursor, old.contains(cursor) else { return .init() }
      isForgotten = false
      return .init(error: StaleFeedCursor())
    }
    feed.appeared(300)
    try await Task.sleep(for: .seconds(5))
    #expect(feed[300]?.id == 300)
    #expect(feed.ids == Array(0..<500))
    #expect(feed.state == .end)
  }

  @Test("given items that the source has deleted, when let-go rows come near, then those rows go")
  func deleted() async throws {
    let source = ScriptedSource(count: 500)
    let feed = try await loaded(source, capacity: 100)
    // The page is requested by its position, so an item that is there already takes the removed item's place.
    source.posts[310] = source.posts[0]
    feed.appeared(300)
    try await Task.sleep(for: .seconds(5))
    #expect(feed.ids == Array(0..<310) + Array(311..<500))
    #expect(feed.index(of: 311) == 310)
  }
}
