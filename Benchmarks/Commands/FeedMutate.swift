import ArgumentParser
import Foundation

/// Changes the feed's data while its middle is on the screen.
struct FeedMutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed-mutate", abstract: "A frame after insertions, deletions and a shuffle: CPU time, instructions.",
    discussion: "The app's change of the array is not measured, nor the release of the old one.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many times to make each change; the median is reported.")
  var repetitions = 9

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  /// The changes, by the prefix of their figures.
  private enum Change: String, CaseIterable {
    case prepend, append, insert, delete, deleteAbove = "delete_above", shuffle

    func apply<ID: FeedID>(to items: [FeedItem<ID>]) -> [FeedItem<ID>] {
      let count = items.count
      let new = (count..<count + 50).map { FeedItem<ID>(number: $0) }
      var changed = items
      switch self {
      case .prepend: changed.insert(contentsOf: new, at: 0)
      case .append: changed += new
      case .insert: changed.insert(new[0], at: count / 2 + 1)
      case .delete: changed.remove(at: count / 2 + 1)
      case .deleteAbove: changed.remove(at: 0)
      case .shuffle:
        var generator = SplitMix(state: 1)
        changed.shuffle(using: &generator)
      }
      return changed
    }
  }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    try measure(UUID.self, "uuid", &figures)
    try measure(String.self, "string", &figures)
    figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
    return figures
  }

  @MainActor
  private func measure<ID: FeedID>(_: ID.Type, _ ids: String, _ figures: inout Figures) throws {
    for change in Change.allCases {
      let part = "\(ids)_\(change.rawValue)"
      guard options.runs(part) else { continue }
      let model = FeedModel<ID>(rows: options.rows)
      let phone = FeedPhone(model)
      phone.jump(to: options.rows / 2)
      let (before, after) = (model.items, change.apply(to: model.items))
      var growth = 0
      let samples = (0..<repetitions).map { _ in
        let resident = ProcessMemory.resident
        let sample = phone.measured { model.items = after }
        growth = max(growth, ProcessMemory.resident - resident)
        phone.show(before, at: options.rows / 2)
        return sample
      }
      figures.add("\(part)_ms", samples.map(\.milliseconds).percentile(0.5))
      figures.add("\(part)_rows_built", samples.map(\.rowsBuilt).max() ?? 0)
      figures.add("\(part)_bodies", samples.map(\.bodies).max() ?? 0)
      figures.add("\(part)_rss_growth_mb", megabytes(growth))
      if change == .prepend, options.part == nil, options.instructions {
        let count = try InstructionCount.ofChild(
          running: ["feed-mutate", "--rows", "\(options.rows)", "--repetitions", "\(repetitions)"], part: part)
        figures.add("\(part)_instructions", count.map { $0 / repetitions })
      }
    }
  }
}

/// A generator of the same numbers in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
