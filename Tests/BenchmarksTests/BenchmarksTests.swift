import Foundation
import SimulatorTesting
import Testing

@testable import Benchmarks

/// Results that do not depend on the machine: work done, not time. The executable measures times.
@MainActor @Suite("Benchmarks", .simulator())
struct BenchmarksTests {
  /// Few rows and many.
  nonisolated private static let sizes = [100, 100_000]

  private func figures(_ figures: Figures) throws -> [String: Double] {
    let json = figures.json
    #expect(!json.contains("\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Double], "\(json)")
  }

  private func scroll(rows: Int) throws -> [String: Double] {
    try figures(FeedScroll.parse(["--rows", "\(rows)", "--frames", "40", "--no-instructions"]).measure())
  }

  private func jump(rows: Int) throws -> [String: Double] {
    try figures(FeedJump.parse(["--rows", "\(rows)", "--jumps", "2", "--no-instructions"]).measure())
  }

  private func mutate(rows: Int) throws -> [String: Double] {
    try figures(FeedMutate.parse(["--rows", "\(rows)", "--repetitions", "2", "--no-instructions"]).measure())
  }

  @Test("a scroll frame in which no row enters runs no body and no layout; the number of rows changes nothing")
  func scrolling() throws {
    // When feeds of few and of many rows scroll, from the top and across the middle
    let (few, many) = (try scroll(rows: Self.sizes[0]), try scroll(rows: Self.sizes[1]))
    for (rows, figures) in [(few["rows"], few), (many["rows"], many)] {
      let label = "\(rows ?? 0) rows"
      for place in ["", "middle_"] {
        // Then quiet frames do nothing
        #expect(try #require(figures["\(place)quiet_frames"]) >= 20, "\(label)")
        #expect(figures["\(place)quiet_bodies"] == 0, "\(label)")
        #expect(figures["\(place)quiet_layouts"] == 0, "\(label)")
        // And the others build little
        #expect(try #require(figures["\(place)frame_rows_built_max"]) <= 2, "\(label)")
      }
      // And with pixels they paint the strip of 780 x 32 that enters, and the indicator where it was and where it is
      for key in ["frame_pixels_painted_median", "middle_frame_pixels_painted_median"] {
        let painted = try #require(figures[key])
        #expect(painted >= 780 * 32 && painted <= 1.3 * 780 * 32, "\(label): \(key)")
      }
      for key in ["frame_cpu_ms_median", "frame_cpu_ms_p95", "frame_cpu_ms_max", "frame_pixels_cpu_ms_median"] {
        #expect(try #require(figures[key]) > 0, "\(key)")
      }
      #expect(try #require(figures["peak_rss_mb"]) > 1)
    }
    // And both have done the same work and keep the same amount
    for key in ["bodies", "layouts", "rows_built", "live_nodes", "live_rows", "middle_bodies", "middle_live_nodes"] {
      #expect(few[key] == many[key], "\(key)")
    }
  }

  @Test("a jump builds at most two screenfuls", arguments: sizes)
  func jumping(rows: Int) throws {
    let figures = try jump(rows: rows)
    let screenful = try #require(figures["screen_rows"])
    #expect(screenful >= 4)
    for part in ["jump", "jump_end"] {
      let built = try #require(figures["\(part)_rows_built"])
      #expect(built > 0 && built <= 2 * screenful)
      #expect(try #require(figures["\(part)_bodies"]) <= 2 * screenful)
      #expect(try #require(figures["uuid_\(part)_ms"]) > 0 && figures["string_\(part)_ms"] != nil)
    }
    // And a run that draws pictures is measured too
    #expect(try #require(figures["jump_pixels_ms"]) > 0)
  }

  @Test("a change of data evaluates the page and the rows that come, however many rows there are", arguments: sizes)
  func mutating(rows: Int) throws {
    let figures = try mutate(rows: rows)
    for ids in ["uuid", "string"] {
      // Rows that are inserted and removed out of sight build nothing
      for change in ["prepend", "append", "delete_above"] {
        #expect(figures["\(ids)_\(change)_bodies"] == 1, "\(ids) \(change)")
        #expect(figures["\(ids)_\(change)_rows_built"] == 0, "\(ids) \(change)")
      }
      // A row that becomes visible, or replaces a removed one, is built
      for change in ["insert", "delete"] {
        #expect(try #require(figures["\(ids)_\(change)_rows_built"]) <= 2, "\(ids) \(change)")
      }
      #expect(try #require(figures["\(ids)_shuffle_rows_built"]) <= 10, "\(ids)")
      #expect(try #require(figures["\(ids)_prepend_ms"]) > 0, "\(ids)")
    }
  }

  @Test("an answer that streams: CH6, CH7 and CH13's counters, against the naive and the document's screen")
  func streaming() throws {
    let figures = try figures(Stream.parse(["--tokens", "300"]).measure(histories: []))
    #expect(figures["updates"] == 7)
    #expect(figures["naive_updates"] == 300)
    #expect(figures["bodies_outside_streaming_row"] == 0)
    for other in ["literal", "naive"] {
      #expect(try #require(figures["updates"]) < 0.05 * #require(figures["\(other)_updates"]))
      #expect(try #require(figures["bodies"]) < 0.05 * #require(figures["\(other)_bodies"]))
      #expect(try #require(figures["layouts"]) < 0.4 * #require(figures["\(other)_layouts"]))
      #expect(try #require(figures["allocations"]) < 0.6 * #require(figures["\(other)_allocations"]))
    }
    let keys = ["tokens", "literal_cpu_ms_total", "naive_cpu_ms_total", "paint_per_token_cpu_ms_total", "peak_rss_mb"]
    #expect(keys.allSatisfy { figures[$0] != nil }, "\(figures.keys.sorted())")
    #expect(try #require(figures["cpu_ms_total"]) > 0)
    // And the visible rows determine the work, not the total
    let nodes = { TranscriptPhone($0, answers: $1).simulator.counters.liveNodes }
    #expect(nodes(.transcript, 100) == nodes(.transcript, 50))
    #expect(Double(nodes(.transcript, 50)) < 0.3 * Double(nodes(.naive, 50)))
  }

  @Test("an endless feed keeps few items in memory, and a frame costs the same at the top and in the middle")
  func endless() async throws {
    let figures = try figures(await FeedEndless.parse(["--rows", "5000", "--frames", "40"]).measure())
    #expect((100...102).contains(try #require(figures["batches"])))
    #expect(try #require(figures["resident_items"]) <= 1_100)
    for place in ["top", "middle"] {
      #expect(try #require(figures["\(place)_quiet_frames"]) >= 20)
      #expect(figures["\(place)_quiet_bodies"] == 0)
      #expect(try #require(figures["\(place)_live_rows"]) < 40)
    }
  }

  @Test("too few rows to scroll through are refused")
  func tooFewRows() {
    #expect(throws: (any Error).self) { try FeedScroll.parse(["--rows", "99"]) }
  }
}
