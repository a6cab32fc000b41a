import Foundation
import SimulatorTesting
import SwiftUI

/// Random gestures, keys, requests, changes of the phone and of data; after each frame everything must hold that always
/// holds. A failure says with which environment variable it comes again.
@MainActor @Suite("Lazy stacks under random use", .simulator(.iPhoneSE))
struct ScrollFuzzTests {
  /// One seed and page from the environment, or a few seeds for each page.
  nonisolated private static var runs: [(UInt64, FuzzPage)] {
    let asked = ProcessInfo.processInfo.environment["SCROLL_FUZZ"]?.split(separator: " ") ?? []
    if asked.count == 2, let seed = UInt64(asked[0]), let page = FuzzPage(rawValue: String(asked[1])) {
      return [(seed, page)]
    }
    return FuzzPage.allCases.flatMap { page in [1, 4].map { ($0, page) } }
  }

  @Test("rows stay in order, without gaps, in place, and nothing piles up", arguments: runs)
  func fuzz(_ seed: UInt64, _ page: FuzzPage) async throws {
    let run = await ScrollFuzzRun(seed: seed, page: page)
    try await run.run(steps: 60)
    #expect(run.heldChecks > 0 || page == .inner)
  }

  @Test("after anything, End shows the last row and Home the first where they belong", arguments: FuzzPage.allCases)
  func edges(_ page: FuzzPage) async throws {
    guard page != .inner else { return }
    let run = await ScrollFuzzRun(seed: 9, page: page)
    try await run.run(steps: 30)
    try await run.screen.press(.end)
    try await run.screen.settle()
    let last = try #require(run.model.items.last)
    #expect(run.screen.row(last.id) != nil)
    try await run.screen.press(.home)
    try await run.screen.settle()
    if page == .plain, let first = run.model.items.first {
      #expect(run.screen.row(first.id)?.frame.minY == 20)
    }
  }
}
