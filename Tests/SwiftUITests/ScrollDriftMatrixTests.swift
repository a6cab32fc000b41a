import SimulatorTesting
import SwiftUI

/// Whatever moves the content, and whatever happens to the data meanwhile: from frame to frame what is visible moves exactly as it
/// does on a page to which nothing happens.
@MainActor @Suite("Drift, in every situation", .simulator(.iPhoneSE))
struct ScrollDriftMatrixTests {
  /// What a page does by itself in each frame.
  private struct Film {
    /// How far the row at the start of the viewport moves.
    var motions: [CGFloat] = []
    var ends: [CGFloat?] = []
  }

  /// A change in every other frame.
  private static let frames = 2 * DriftChange.allCases.count + 1

  private func film(_ test: DriftCase) async throws -> Film {
    let run = try await DriftRun(test)
    var film = Film()
    for frame in 0..<Self.frames {
      let before = try #require(run.first(after: 0))
      try await run.advance(frame)
      // It may be gone where the end is what stays.
      let after = test.isAtEnd ? run.screen.row(before.id) ?? before : try #require(run.screen.row(before.id))
      film.motions.append(after.frame.minY - before.frame.minY)
      film.ends.append(run.end)
    }
    try await run.finish()
    return film
  }

  @Test("what is visible moves only as what moves it says", arguments: DriftCase.all)
  func drift(_ test: DriftCase) async throws {
    // Given what happens without changes
    let film = try await film(test)
    if test.motion == .finger { #expect(film.motions.allSatisfy { abs($0 - 5 * test.direction) < 1e-6 }) }
    if [.fling, .animation].contains(test.motion) { #expect(film.motions.allSatisfy { $0 * test.direction > 1 }) }
    // When all kinds of changes come, one after the other
    let run = try await DriftRun(test)
    for frame in 0..<Self.frames {
      let motion = film.motions[frame]
      let first = try #require(run.first(after: motion))
      var change: DriftChange?
      if frame % 2 == 1 {
        let new = DriftChange.allCases[frame / 2]
        let last = run.screen.visibleRows.last.flatMap { run.place(of: $0.id) }
        // Rows that the motion may bring into view count as visible.
        run.model.apply(
          new, first: try #require(run.place(of: first.id)), last: try #require(last),
          margin: abs(motion) > 1 && test.motion != .rotation ? 4 : 1, keepsColumns: test.keepsColumns)
        change = new
      }
      try await run.advance(frame)
      // Then nothing moves otherwise
      let what: Comment = "frame \(frame)\(change.map { ", \($0)" } ?? "")"
      if test.isAtEnd {
        let end = try #require(run.end, what)
        let expected = try #require(film.ends[frame], what)
        #expect(abs(end - expected) < 1e-6, what)
      } else {
        let moved = try #require(run.screen.row(first.id), what).frame.minY - first.frame.minY
        #expect(abs(moved - motion) < 1e-6, what)
      }
      // What comes between the content and its goal leads the rest of an animation elsewhere.
      if test.motion == .animation, change == .insertInside { break }
    }
    try await run.finish()
  }
}

extension DriftRun {
  /// Nothing of it is left for the next page.
  fileprivate func finish() async throws {
    if test.motion == .finger { try await screen.touch.up() }
  }
}
