import ArgumentParser

/// Scrolls through 10,000 points in steps of 16, from the top and across the middle, and paints the same frames.
struct FeedScroll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed-scroll", abstract: "A scroll frame: CPU time, instructions, work done, pixels, memory.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many frames to scroll for.")
  var frames = 625

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  private static let step = 16.0
  /// The row at which a scroll across the middle begins: about 5,000 points before the middle.
  private var middle: Int { options.rows / 2 - 27 }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("rows", options.rows)
    figures.add("frames", frames)
    if options.runs("top") {
      let before = ProcessMemory.resident
      let model = FeedModel<Int>(rows: options.rows)
      let data = ProcessMemory.resident - before
      let phone = FeedPhone(model)
      add(scroll(phone), to: &figures, prefix: "")
      figures.add("live_nodes", phone.simulator.counters.liveNodes)
      figures.add("live_rows", phone.simulator.counters.liveRows)
      figures.add("data_mb", megabytes(model.byteCount))
      figures.add("resident_data_mb", megabytes(data))
      figures.add("peak_rss_mb", megabytes(ProcessMemory.peak))
      figures.add("peak_rss_without_data_mb", megabytes(ProcessMemory.peak - data))
    }
    if options.runs("middle") {
      let phone = FeedPhone(FeedModel<Int>(rows: options.rows))
      phone.jump(to: middle)
      add(scroll(phone), to: &figures, prefix: "middle_")
      figures.add("middle_live_nodes", phone.simulator.counters.liveNodes)
    }
    if options.part == nil { measurePixels(&figures) }
    try addInstructions(to: &figures)
    return figures
  }

  @MainActor
  private func scroll(_ phone: FeedPhone<Int>) -> [FrameSample] {
    (0..<frames).map { _ in phone.scroll(by: Self.step) }
  }

  /// Adds the cost and the work of frames; a frame is quiet if no row is built or comes into view.
  private func add(_ samples: [FrameSample], to figures: inout Figures, prefix: String) {
    let times = samples.map(\.milliseconds)
    let quiet = samples.filter(\.isQuiet)
    figures.add("\(prefix)frame_cpu_ms_median", times.percentile(0.5))
    figures.add("\(prefix)frame_cpu_ms_p95", times.percentile(0.95))
    figures.add("\(prefix)frame_cpu_ms_max", times.max() ?? 0)
    figures.add("\(prefix)frame_cpu_ms_mean", times.reduce(0, +) / Double(times.count))
    figures.add("\(prefix)row_frame_cpu_ms_median", samples.filter { !$0.isQuiet }.map(\.milliseconds).percentile(0.5))
    figures.add("\(prefix)bodies", samples.sum(\.bodies))
    figures.add("\(prefix)layouts", samples.sum(\.layouts))
    figures.add("\(prefix)rows_built", samples.sum(\.rowsBuilt))
    figures.add("\(prefix)prefetched_rows", samples.sum(\.prefetchedRows))
    figures.add("\(prefix)frame_rows_built_max", samples.map { $0.rowsBuilt + $0.prefetchedRows }.max() ?? 0)
    figures.add("\(prefix)quiet_frames", quiet.count)
    figures.add("\(prefix)quiet_bodies", quiet.sum(\.bodies))
    figures.add("\(prefix)quiet_layouts", quiet.sum(\.layouts))
  }

  @MainActor
  private func measurePixels(_ figures: inout Figures) {
    for (name, look, start) in [
      ("frame_pixels", FeedLook(), nil), ("middle_frame_pixels", FeedLook(), middle),
      ("frame_pixels_material", FeedLook(hasMaterial: true), nil),
      ("frame_pixels_overlays", FeedLook(hasOverlays: true), nil),
      ("frame_pixels_no_shadows", FeedLook(hasShadows: false), nil),
    ] {
      let phone = FeedPhone(FeedModel<Int>(rows: options.rows), look: look, paints: true)
      if let start { phone.jump(to: start) }
      let samples = scroll(phone)
      let times = samples.map(\.milliseconds)
      figures.add("\(name)_painted_median", Int(samples.map { Double($0.paintedPixels) }.percentile(0.5)))
      figures.add("\(name)_cpu_ms_median", times.percentile(0.5))
      figures.add("\(name)_cpu_ms_p95", times.percentile(0.95))
      figures.add("\(name)_cpu_ms_mean", times.reduce(0, +) / Double(times.count))
    }
    figures.add("peak_rss_pixels_mb", megabytes(ProcessMemory.peak))
  }

  private func addInstructions(to figures: inout Figures) throws {
    guard options.part == nil, options.instructions else { return }
    for (part, key) in [("top", "frame_instructions"), ("middle", "middle_frame_instructions")] {
      let count = try InstructionCount.ofChild(
        running: ["feed-scroll", "--rows", "\(options.rows)", "--frames", "\(frames)"], part: part)
      figures.add(key, count.map { $0 / frames })
    }
  }
}
