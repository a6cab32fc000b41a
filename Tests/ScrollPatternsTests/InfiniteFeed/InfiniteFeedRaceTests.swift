import Foundation
import ScrollPatterns
import SimulatorTesting
import TestSupport
import Testing

/// Races between the background's loads and the reader's, in seeded schedules.
@MainActor @Suite("Races of an infinite feed", .virtualTime)
struct InfiniteFeedRaceTests {
  typealias Feed = InfiniteFeed<ScriptedSource>
  struct Outage: Error {}

  private final class Dice {
    var numbers: SeededNumbers
    init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }
    func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
  }

  @Test(
    "given 1,000 schedules of late, failing and repeating answers, then there is no duplicate, no gap and no reordering"
  )
  func schedules() async throws {
    var refreshes = 0
    for seed in 0..<1_000 { refreshes += try await run(seed) }
    #expect(refreshes > 300, "the schedules do refresh")
  }

  /// Runs one schedule, and returns the number of refreshes that succeeded.
  private func run(_ seed: Int) async throws -> Int {
    let dice = Dice(seed: seed)
    let source = ScriptedSource(count: dice.roll(0..<180))
    source.ignoresCancellation = dice.roll(0..<2) == 0
    source.fault = {
      let error: (any Error)? = dice.roll(0..<8) == 0 ? Outage() : dice.roll(0..<25) == 0 ? StaleFeedCursor() : nil
      return .init(delay: .milliseconds(dice.roll(0..<400)), error: error, repeated: dice.roll(0..<12))
    }
    var options = FeedOptions<ScriptedSource.Post>()
    options.pause = .milliseconds(dice.roll(0..<600))
    options.minimumLoading = .milliseconds(dice.roll(0..<2) * 400)
    options.capacity = dice.roll(0..<2) == 0 ? 60 : 1_000
    let rejected = dice.roll(2..<30)
    options.accepts = { $0.id % rejected != 1 }
    let expected = source.posts.map(\.id).filter { $0 % rejected != 1 }
    let feed = Feed(source: source, options: options)
    var refreshes = 0
    feed.start()
    for step in 0..<30 {
      switch dice.roll(0..<10) {
      case 0: feed.loadAllInBackground()
      case 1 where dice.roll(0..<3) == 0: Task { if await feed.refresh() { refreshes += 1 } }
      case 2: feed.retry()
      case 3: feed.start()
      default:
        let last = feed.ids.suffix(dice.roll(1..<8))
        for _ in 0..<dice.roll(1..<4) { for id in last { feed.appeared(id) } }
      }
      try await Task.sleep(for: .milliseconds(dice.roll(0..<250)))
      guard feed.ids.elementsEqual(expected.prefix(feed.ids.count)) else {
        Issue.record("seed \(seed), step \(step): \(feed.ids)")
        return refreshes
      }
    }
    // When the source works again and the reader goes on to the end
    source.fault = { .init(delay: .milliseconds(dice.roll(0..<300))) }
    for _ in 0..<80 where feed.state != .end || feed.ids.count < expected.count {
      feed.retry()
      feed.start()
      for id in feed.ids.suffix(3) { feed.appeared(id) }
      try await Task.sleep(for: .milliseconds(700))
    }
    #expect(feed.ids == expected, "seed \(seed)")
    #expect(feed.state == .end, "seed \(seed)")
    feed.cancel()
    return refreshes
  }
}
