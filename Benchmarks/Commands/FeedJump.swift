import ArgumentParser
import Foundation

/// Jumps with `ScrollViewProxy.scrollTo` from the top to the middle and to the last row.
struct FeedJump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed-jump", abstract: "A jump to a row that is not built: CPU time, instructions, rows built.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many times to jump; the median is reported.")
  var jumps = 9

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    measure(Int.self, "", &figures)
    measure(UUID.self, "uuid_", &figures)
    measure(String.self, "string_", &figures)
    if options.runs("jump_pixels") { measurePixels(&figures) }
    if options.part == nil, options.instructions {
      let count = try InstructionCount.ofChild(
        running: ["feed-jump", "--rows", "\(options.rows)", "--jumps", "\(jumps)"], part: "jump")
      figures.add("jump_instructions", count.map { $0 / jumps })
    }
    figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
    return figures
  }

  /// Measures the jump to the middle, its picture included.
  @MainActor
  private func measurePixels(_ figures: inout Figures) {
    let phone = FeedPhone(FeedModel<Int>(rows: options.rows), paints: true)
    let samples = (0..<jumps).map { _ in
      phone.jump(to: 0)
      return phone.measuredJump(to: options.rows / 2).milliseconds
    }
    figures.add("jump_pixels_ms", samples.percentile(0.5))
  }

  /// Measures jumps that each begin at the top with the rows there built.
  @MainActor
  private func measure<ID: FeedID>(_: ID.Type, _ prefix: String, _ figures: inout Figures) {
    for (part, target) in [("jump", options.rows / 2), ("jump_end", options.rows - 1)] {
      guard options.runs(prefix + part) else { continue }
      let phone = FeedPhone(FeedModel<ID>(rows: options.rows))
      let screenful = phone.simulator.counters.rowsBuilt
      let samples = (0..<jumps).map { _ in
        phone.jump(to: 0)
        return phone.measuredJump(to: target)
      }
      figures.add("\(prefix)\(part)_ms", samples.map(\.milliseconds).percentile(0.5))
      guard ID.self == Int.self else { continue }
      if part == "jump" { figures.add("screen_rows", screenful) }
      figures.add("\(part)_rows_built", samples.map(\.rowsBuilt).max() ?? 0)
      figures.add("\(part)_bodies", samples.map(\.bodies).max() ?? 0)
      figures.add("\(part)_layouts", samples.map(\.layouts).max() ?? 0)
      figures.add("\(part)_live_nodes", phone.simulator.counters.liveNodes)
    }
  }
}
