import SimulatorTesting
import SwiftUI

/// Whatever moves the content, and however the data changes meanwhile: from frame to frame the visible content moves
/// exactly as on a page without changes.
@MainActor @Suite("Drift, in every situation", .simulator(.iPhoneSE))
struct ScrollDriftMatrixTests {
  /// The movement of a page by itself in each frame.
  private struct Film {
    /// The distances moved by the row at the start of the viewport.
    var motions: [CGFloat] = []
    var ends: [CGFloat?] = []
  }

  /// A change in every second frame.
  private static let frames = 2 * DriftChange.allCases.count + 1

  private func film(_ test: DriftCase) async throws -> Film {
    let run = try await DriftRun(test)
    var film = Film()
    for frame in 0..<Self.frames {
      let before = try #require(run.first(after: 0))
      try await run.advance(frame)
      // The row may be gone if the end stays in place.
      let after = test.isAtEnd ? run.screen.row(before.id) ?? before : try #require(run.screen.row(before.id))
      film.motions.append(after.frame.minY - before.frame.minY)
      film.ends.append(run.end)
    }
    try await run.finish()
    return film
  }

  @Test("what is visible moves only as what moves it says", arguments: DriftCase.all)
  func drift(_ test: DriftCase) async throws {
    // Given the movement without changes
    let film = try await film(test)
    if test.motion == .finger { #expect(film.motions.allSatisfy { abs($0 - 5 * test.direction) < 1e-6 }) }
    if [.fling, .animation].contains(test.motion) { #expect(film.motions.allSatisfy { $0 * test.direction > 1 }) }
    // When all kinds of changes occur in turn
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
      // Then the movement is the same
      let what: Comment = "frame \(frame)\(change.map { ", \($0)" } ?? "")"
      if test.isAtEnd {
        let end = try #require(run.end, what)
        let expected = try #require(film.ends[frame], what)
        #expect(abs(end - expected) < 1e-6, what)
      } else {
        let moved = try #require(run.screen.row(first.id), what).frame.minY - first.frame.minY
        #expect(abs(moved - motion) < 1e-6, what)
      }
      // Rows inserted before the goal redirect the rest of an animation.
      if test.motion == .animation, change == .insertInside { break }
    }
    try await run.finish()
  }
}

extension DriftRun {
  /// Ends the motion, so that nothing of it is left for the next page.
  fileprivate func finish() async throws {
    if test.motion == .finger { try await screen.touch.up() }
  }
}
