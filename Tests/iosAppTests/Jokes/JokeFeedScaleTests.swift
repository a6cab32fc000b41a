import Foundation
import ScrollPatterns
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// FD8: a long feed from its first joke to its last.
@MainActor @Suite("Two thousand jokes", .simulator(.iPhone15Pro), .serialized)
struct JokeFeedScaleTests {
  private static let count = 2_000

  /// The cost of a hundred frames.
  private struct Cost {
    var bodies = 0
    var layouts = 0
    var measurements = 0
  }

  @Test(
    "from end to end: live rows and memory bounded, cost flat, no empty strip, and what is rated stays at every step")
  func endToEnd() async throws {
    let service = MockJokeService(jokes: Joke.fixtures(Self.count))
    // A shorter pause than the app's, for a shorter test: the reader still overtakes the background at times.
    var options = FeedOptions<Joke>.jokes
    options.pause = .milliseconds(100)
    let feed = try await JokesFixture(service, options: options)
    let screen = feed.screen
    let top = try screen.find("jokes.categories").frame.maxY
    var rated: [UUID] = []
    var costs: [Cost] = [Cost()]
    var before = screen.counters
    var frame = 0
    var mostRows = 0
    var isAtEnd = false
    while !isAtEnd, frame < 2_000 {
      frame += 1
      try await screen.wheel(560)
      let elements = screen.elements
      isAtEnd = elements.contains { $0.identifier == "jokes.end" }
      let after = screen.counters
      mostRows = max(mostRows, after.liveRows)
      costs[costs.count - 1].bodies += after.bodies - before.bodies
      costs[costs.count - 1].layouts += after.layouts - before.layouts
      costs[costs.count - 1].measurements += after.measurements - before.measurements
      if frame % 100 == 0 { costs.append(Cost()) }
      let empty = elements.emptyStrips("jokes.", gap: JokeFeedView.spacing, in: top...(852 - 34))
      guard empty.isEmpty else {
        Issue.record("frame \(frame): nothing at \(empty)")
        return
      }
      #expect(feed.viewModel.loadedCount <= 1_200)
      if frame % 40 == 0 {
        // A joke on the screen is rated; all those before it are still there.
        let new = elements.first { card in
          card.identifier.hasPrefix(JokesFixture.card) && card.frame.minY > top && card.frame.maxY < 800
            && !rated.contains { card.identifier.hasSuffix($0.uuidString) }
        }
        if let card = new {
          try await screen.find(.identifier(card.identifier)).tap("joke.star.4")
          rated += feed.viewModel.jokeIDs.filter { card.identifier.hasSuffix($0.uuidString) }
        }
        let ids = Set(feed.viewModel.jokeIDs)
        #expect(rated.allSatisfy(ids.contains))
      }
      before = screen.counters
    }
    #expect(feed.numbers == Array(0..<Self.count))
    #expect(screen.exists("jokes.end"))
    #expect(feed.storage.getRatedJokeIdsFast() == Set(rated))
    #expect(rated.count > 10)
    #expect(mostRows < 40)
    // A hundred frames cost the same near the end as near the start
    let (first, last) = (costs[1], costs[costs.count - 2])
    #expect(Double(last.bodies) < 1.3 * Double(first.bodies), "\(first) \(last)")
    #expect(Double(last.layouts) < 1.3 * Double(first.layouts), "\(first) \(last)")
    // When refreshed at the top, they are gone
    try await screen.press(.home)
    try await screen.settle()
    try await feed.pull()
    try await screen.settle()
    #expect(Set(feed.viewModel.jokeIDs).isDisjoint(with: rated))
  }
}
