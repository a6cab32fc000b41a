import ArgumentParser

/// Scrolls the feed below a bar of material.
struct BlurCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blur", abstract: "A scroll frame under a bar that blurs what lies below it.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many frames to scroll for.")
  var frames = 300

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    let phone = FeedPhone(FeedModel<Int>(rows: options.rows), look: FeedLook(hasMaterial: true), paints: true)
    let samples = (0..<frames).map { _ in phone.scroll(by: 16) }
    let quiet = samples.filter(\.isQuiet)
    figures.add("blur_frame_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
    figures.add("blur_frame_cpu_ms_mean", samples.map(\.milliseconds).mean)
    figures.add("blur_painted_median", Int(samples.map { Double($0.paintedPixels) }.percentile(0.5)))
    figures.add("blur_quiet_bodies", quiet.sum(\.bodies))
    figures.add("blur_quiet_layouts", quiet.sum(\.layouts))
    figures.add("blur_live_nodes", phone.simulator.counters.liveNodes)
    if options.part == nil, options.instructions {
      let arguments = ["blur", "--rows", "\(options.rows)", "--frames", "\(frames)"]
      let count = try InstructionCount.ofChild(running: arguments, part: "frames")
      figures.add("blur_frame_instructions", count.map { $0 / frames })
    }
    return figures
  }
}
