import ArgumentParser

/// Shows the feed, paints it and scrolls, and reports the memory that took.
struct Memory: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Resident memory of a process that shows the feed, paints it and scrolls at the top and from the middle.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many frames to scroll for at either place.")
  var frames = 300

  func run() throws { MainActor.assumeIsolated { measure() }.print(asJSON: options.json) }

  @MainActor
  func measure() -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    figures.add("start_rss_mb", megabytes(ProcessMemory.resident))
    let model = FeedModel<Int>(rows: options.rows)
    let phone = FeedPhone(model, paints: true)
    figures.add("shown_rss_mb", megabytes(ProcessMemory.resident))
    for row in [0, options.rows / 2] {
      phone.jump(to: row)
      for _ in 0..<frames { _ = phone.scroll(by: 16) }
    }
    figures.add("rss_mb", megabytes(ProcessMemory.resident))
    figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
    figures.add("data_mb", megabytes(model.byteCount))
    figures.add("live_nodes", phone.simulator.counters.liveNodes)
    return figures
  }
}
