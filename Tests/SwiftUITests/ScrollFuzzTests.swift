import Foundation
import SimulatorTesting
import SwiftUI

/// Random gestures, keys, requests, changes of the phone and of data; all invariants must hold after each frame. A
/// failure reports the environment variable that reproduces it.
@MainActor @Suite("Lazy stacks under random use", .simulator(.iPhoneSE))
struct ScrollFuzzTests {
  /// `SCROLL_FUZZ="8 plain"` or `"5-40 plain"` selects the seeds of a page.
  nonisolated private static let asked = ProcessInfo.processInfo.environment["SCROLL_FUZZ"]

  nonisolated private static var runs: [(UInt64, FuzzPage)] {
    let parts = asked?.split(separator: " ") ?? []
    let bounds = parts.first?.split(separator: "-").compactMap { UInt64($0) } ?? []
    if parts.count == 2, let page = FuzzPage(rawValue: String(parts[1])), let first = bounds.first,
      let last = bounds.last,
      first <= last
    {
      return (first...last).map { ($0, page) }
    }
    // The last two once failed to come to rest.
    return FuzzPage.allCases.flatMap { page in [1, 4].map { ($0, page) } } + [(16, .deep), (118, .deep)]
  }

  @Test("rows stay in order, without gaps, in place, and nothing piles up", arguments: runs)
  func fuzz(_ seed: UInt64, _ page: FuzzPage) async throws {
    let run = await ScrollFuzzRun(seed: seed, page: page)
    try await run.run(steps: 60)
    // Not every seed gets this far.
    #expect(run.heldChecks > 0 || page == .inner || Self.asked != nil)
  }

  @Test("after anything, End shows the last row and Home the first where they belong", arguments: FuzzPage.allCases)
  func edges(_ page: FuzzPage) async throws {
    guard page != .inner else { return }
    let run = await ScrollFuzzRun(seed: 9, page: page)
    try await run.run(steps: 30)
    // The bottom of a flipped list shows its first row.
    try await run.screen.press(page == .flipped ? .home : .end)
    try await run.screen.settle()
    let last = try #require(run.model.items.last)
    #expect(run.screen.row(last.id) != nil)
    try await run.screen.press(page == .flipped ? .end : .home)
    try await run.screen.settle()
    guard let first = run.model.items.first, let frame = run.screen.row(first.id)?.frame else { return }
    if page == .plain { #expect(frame.minY == 20) }
    if page == .margins { #expect(frame.minY == 70) }
    // Above the field.
    if page == .flipped { #expect(frame.maxY == 528) }
  }
}
