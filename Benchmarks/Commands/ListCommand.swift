import ArgumentParser
import DisplayList
import Foundation

/// Scrolls through a list with sections, swipes a row, deletes one and moves one.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "A List with sections and swipe actions: scrolling, a swipe, a deletion, a move.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many sections the rows are divided into, if each gets at least 100.")
  var sections = 100

  @Option(help: "How many frames to scroll for.")
  var frames = 300

  @Option(help: "How many times to delete and to move a row; the median is reported.")
  var repetitions = 9

  func validate() throws {
    guard sections > 0 else { throw ValidationError("--sections must be at least 1.") }
  }

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  /// The changes of the screen's third row.
  private enum Change: String, CaseIterable {
    case delete, reorder

    func apply(to rows: [FeedItem<Int>], at index: Int) -> [FeedItem<Int>] {
      var changed = rows
      let row = changed.remove(at: index)
      if self == .reorder { changed.insert(row, at: index + 3) }
      return changed
    }
  }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    figures.add("sections", sections)
    if options.runs("top") {
      let phone = ListPhone(rows: options.rows, sections: sections, paints: true)
      add((0..<frames).map { _ in phone.scroll(by: 16) }, to: &figures, prefix: "list_")
      figures.add("list_live_nodes", phone.simulator.counters.liveNodes)
      figures.add("list_live_rows", phone.simulator.counters.liveRows)
    }
    if options.runs("middle") {
      let phone = ListPhone(rows: options.rows, sections: sections, paints: true)
      phone.jump(to: options.rows / 2 - frames * 16 / 120)
      add((0..<frames).map { _ in phone.scroll(by: 16) }, to: &figures, prefix: "list_middle_")
    }
    for change in Change.allCases where options.runs(change.rawValue) {
      let samples = measure(change)
      figures.add("list_\(change.rawValue)_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
      figures.add("list_\(change.rawValue)_bodies", samples.map(\.bodies).max() ?? 0)
      figures.add("list_\(change.rawValue)_layouts", samples.map(\.layouts).max() ?? 0)
      figures.add("list_\(change.rawValue)_rows_built", samples.map(\.rowsBuilt).max() ?? 0)
    }
    if options.part == nil { measureSwipe(&figures) }
    figures.add("list_peak_rss_mb", megabytes(ProcessMemory.peak))
    try addInstructions(to: &figures)
    return figures
  }

  private func add(_ samples: [FrameSample], to figures: inout Figures, prefix: String) {
    let quiet = samples.filter(\.isQuiet)
    figures.add("\(prefix)frame_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
    figures.add("\(prefix)frame_cpu_ms_mean", samples.map(\.milliseconds).mean)
    figures.add("\(prefix)frame_cpu_ms_max", samples.map(\.milliseconds).max() ?? 0)
    figures.add("\(prefix)bodies", samples.sum(\.bodies))
    figures.add("\(prefix)layouts", samples.sum(\.layouts))
    figures.add("\(prefix)frame_rows_built_max", samples.map { $0.rowsBuilt + $0.prefetchedRows }.max() ?? 0)
    figures.add("\(prefix)quiet_frames", quiet.count)
    figures.add("\(prefix)quiet_bodies", quiet.sum(\.bodies))
    figures.add("\(prefix)quiet_layouts", quiet.sum(\.layouts))
  }

  /// Measures each change with the list's middle on the screen; creating the changed array is the app's work and not
  /// measured.
  @MainActor
  private func measure(_ change: Change) -> [FrameSample] {
    let phone = ListPhone(rows: options.rows, sections: sections, paints: true)
    let (section, row) = (options.rows / 2).quotientAndRemainder(dividingBy: phone.model.sectionLength)
    let before = phone.model.sections
    var after = before
    after[section].items = change.apply(to: after[section].items, at: row + 2)
    phone.jump(to: options.rows / 2)
    return (0..<repetitions).map { _ in
      let sample = phone.measured { phone.model.sections = after }
      phone.show(before, at: options.rows / 2)
      return sample
    }
  }

  /// Pulls the third row's actions out with a finger, 8 points per frame.
  @MainActor
  private func measureSwipe(_ figures: inout Figures) {
    let phone = ListPhone(rows: options.rows, sections: sections, paints: true)
    let start = CGPoint(x: 300, y: 200)
    _ = phone.touch(.began, at: start)
    let samples = (1...20).map { phone.touch(.moved, at: CGPoint(x: start.x - 8 * CGFloat($0), y: start.y)) }
    figures.add("list_swipe_frame_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
    figures.add("list_swipe_bodies", samples.dropFirst(4).reduce(0) { $0 + $1.bodies })
  }

  private func addInstructions(to figures: inout Figures) throws {
    guard options.part == nil, options.instructions else { return }
    let arguments = [
      "list", "--rows", "\(options.rows)", "--sections", "\(sections)", "--frames", "\(frames)", "--repetitions",
      "\(repetitions)",
    ]
    for (part, key, times) in [
      ("top", "list_frame_instructions", frames), ("middle", "list_middle_frame_instructions", frames),
      ("delete", "list_delete_instructions", repetitions), ("reorder", "list_reorder_instructions", repetitions),
    ] {
      figures.add(key, try InstructionCount.ofChild(running: arguments, part: part).map { $0 / times })
    }
  }
}
