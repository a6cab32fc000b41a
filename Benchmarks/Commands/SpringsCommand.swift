import ArgumentParser

/// Lets views spring from side to side.
struct SpringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "springs", abstract: "200 views that spring aside and grow at once: what a frame costs.")

  @OptionGroup var options: BenchmarkOptions

  @Option(help: "How many views there are.")
  var views = 200

  @Option(help: "How many frames to run; the springs turn round every 60.")
  var frames = 120

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("views", views)
    let (views, model) = (views, SpringsModel())
    let phone = BenchmarkPhone(paints: true) { SpringsPage(count: views, model: model) }
    let samples = (0..<frames).map { frame in
      phone.measured { if frame % 60 == 0 { model.isMoved.toggle() } }
    }
    let between = samples.enumerated().filter { $0.offset % 60 != 0 }.map(\.element)
    figures.add("springs_frame_cpu_ms_median", samples.map(\.milliseconds).percentile(0.5))
    figures.add("springs_frame_cpu_ms_max", samples.map(\.milliseconds).max() ?? 0)
    figures.add("springs_painted_median", Int(samples.map { Double($0.paintedPixels) }.percentile(0.5)))
    figures.add("springs_bodies", samples.sum(\.bodies))
    figures.add("springs_bodies_between", between.sum(\.bodies))
    figures.add("springs_layouts_between", between.sum(\.layouts))
    figures.add("springs_live_nodes", phone.simulator.counters.liveNodes)
    if options.part == nil, options.instructions {
      let arguments = ["springs", "--views", "\(views)", "--frames", "\(frames)"]
      let count = try InstructionCount.ofChild(running: arguments, part: "frames")
      figures.add("springs_frame_instructions", count.map { $0 / frames })
    }
    return figures
  }
}
