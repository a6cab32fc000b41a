import ArgumentParser
import Foundation

/// Jumps with `ScrollViewProxy.scrollTo` from the top to the middle and to the last row.
struct FeedJump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed-jump", abstract: "A jump to a row that is not built: CPU time, instructions, rows built.")

  @OptionGroup var options: BenchmarkOptions

  func run() throws { try MainActor.assumeIsolated { try measure() } }

  private static let jumps = 9

  @MainActor
  private func measure() throws {
    var figures = Figures()
    figures["rows"] = options.rows
    measure(Int.self, "", &figures)
    measure(UUID.self, "uuid_", &figures)
    measure(String.self, "string_", &figures)
    if options.part == nil, options.instructions {
      let count = try InstructionCount.ofChild(running: "feed-jump", rows: options.rows, part: "jump")
      figures["jump_instructions"] = count.map { $0 / Self.jumps }
    }
    figures["peak_rss_mb"] = megabytes(ProcessMemory.peak)
    figures.print(asJSON: options.json)
  }

  /// Every jump begins at the top with the rows there built.
  @MainActor
  private func measure<ID: FeedID>(_: ID.Type, _ prefix: String, _ figures: inout Figures) {
    for (part, target) in [("jump", options.rows / 2), ("jump_end", options.rows - 1)] {
      guard options.runs(prefix + part) else { continue }
      let phone = FeedPhone(FeedModel<ID>(rows: options.rows))
      let screenful = phone.simulator.counters.rowsBuilt
      let samples = (0..<Self.jumps).map { _ in
        phone.jump(to: 0)
        return phone.measuredJump(to: target)
      }
      figures["\(prefix)\(part)_ms"] = samples.map(\.milliseconds).percentile(0.5)
      guard ID.self == Int.self else { continue }
      figures["screen_rows"] = screenful
      figures["\(part)_rows_built"] = samples.map(\.rowsBuilt).max() ?? 0
      figures["\(part)_bodies"] = samples.map(\.bodies).max() ?? 0
      figures["\(part)_layouts"] = samples.map(\.layouts).max() ?? 0
      figures["\(part)_live_nodes"] = phone.simulator.counters.liveNodes
    }
  }
}
